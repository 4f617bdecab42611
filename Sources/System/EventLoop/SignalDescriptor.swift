import CSystemd
import Glibc

/// Unix signals as a descriptor that `poll` looks after; outside of it they are as they were.
package final class SignalDescriptor {
  /// Readable when a signal has come; -1 when it is over.
  package private(set) var descriptor: Int32
  private var before = sigset_t()

  /// Blocks the signals in this thread for as long as it lives, or until its `end`.
  package init(_ signals: [Int32]) throws(SystemError) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, &before)
    let result = signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    guard result >= 0 else {
      let problem = errno
      pthread_sigmask(SIG_SETMASK, &before, nil)
      throw SystemError(code: problem, operation: "signalfd")
    }
    descriptor = result
  }

  deinit { end() }

  /// Lets the signals do what they did before, whoever still knows this descriptor.
  package func end() {
    guard descriptor >= 0 else { return }
    // Signals that came and were never taken have nothing more to say.
    while next() != nil {}
    close(descriptor)
    descriptor = -1
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// The number of a signal that has come; `nil` if none has.
  package func next() -> Int32? {
    var facts = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return read(descriptor, &facts, size) == size ? Int32(facts.ssi_signo) : nil
  }
}
