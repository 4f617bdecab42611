internal import CSystemd
internal import Glibc

/// How long a processor has worked for the present thread.
package enum ProcessorTime {
  package static var used: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
