import Glibc
import Synchronization
import System
import TestSupport
import Testing

@Suite("The socket that other runs of a program talk to")
struct ControlSocketTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("has one owner at a time, and another when that one is gone")
  func oneOwner() throws {
    var first = try ControlSocket(named: "talk", in: folder.path)
    #expect(first != nil)
    #expect(try ControlSocket(named: "talk", in: folder.path) == nil)
    first = nil
    // A child that another test starts holds the lock until it has become its program.
    var next = try ControlSocket(named: "talk", in: folder.path)
    for _ in 0..<200 where next == nil {
      usleep(10_000)
      next = try ControlSocket(named: "talk", in: folder.path)
    }
    #expect(next != nil)
  }

  @Test("answers what is asked, also where its path is longer than an address")
  func answers() throws {
    let deep = folder.path + String(repeating: "/a-folder-with-a-long-name", count: 6)
    defer { removeFolders(from: deep) }
    let socket = try #require(try ControlSocket(named: "talk", in: deep))
    let asking = Asking("how is it", in: deep)
    let request = try nextRequest(of: socket)
    #expect(request.line == "how is it")
    socket.answer(request, "fine")
    #expect(asking.answer() == "fine")
  }

  @Test("still answers who waits when its name is free again")
  func closedDoor() throws {
    let socket = try #require(try ControlSocket(named: "talk", in: folder.path))
    let asking = Asking("wait for it", in: folder.path)
    let request = try nextRequest(of: socket)
    socket.closeDoor()
    #expect(try ControlSocket(named: "talk", in: folder.path) != nil)
    socket.answer(request, "done")
    #expect(asking.answer() == "done")
  }

  @Test("that nobody has answers nothing, and neither does one that was left behind")
  func nobody() throws {
    let ask = { [path = folder.path] in
      try ControlSocket.ask("x", named: "talk", in: path, within: .seconds(60))
    }
    #expect(try ask() == nil)
    // As a process leaves it that is killed.
    let left = try Child.run(
      [
        "python3", "-c", "import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])",
        folder.path + "/talk",
      ],
      within: .seconds(60)
    )
    #expect(left.isWell)
    #expect(access(folder.path + "/talk", F_OK) == 0)
    #expect(try ask() == nil)
    #expect(try ControlSocket(named: "talk", in: folder.path) != nil)
  }

  @Test("does not answer who goes away without a word")
  func silentAsker() throws {
    let socket = try #require(try ControlSocket(named: "talk", in: folder.path))
    let asking = Asking("", in: folder.path)
    let request = try nextRequest(of: socket)
    #expect(request.line == "")
    socket.answer(request, "")
    #expect(asking.answer() == "")
  }

  private func nextRequest(of socket: ControlSocket) throws -> ControlSocket.Request {
    for _ in 0..<6000 {
      if let request = socket.requests().first { return request }
      usleep(10_000)
    }
    throw SystemError(code: ETIMEDOUT, operation: "requests")
  }

  private func removeFolders(from path: String) {
    var path = path
    while path.count > folder.path.count {
      unlink(path + "/talk.lock")
      rmdir(path)
      path = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    }
  }
}

@Suite("Signals as a descriptor")
struct SignalDescriptorTests {
  @Test("come as numbers, and end nothing")
  func numbers() throws {
    let signals = try SignalDescriptor([SIGUSR1, SIGUSR2])
    #expect(signals.next() == nil)
    pthread_kill(pthread_self(), SIGUSR1)
    var wait = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&wait, 1, 60_000) == 1)
    #expect(signals.next() == SIGUSR1)
    #expect(signals.next() == nil)
  }
}

/// A question that is asked from a thread of its own.
private struct Asking {
  private let answers: Answers

  private final class Answers: Sendable {
    let heard = Mutex<String??>(nil)
    let ask: @Sendable () throws -> String?
    init(_ ask: @escaping @Sendable () throws -> String?) { self.ask = ask }
  }

  init(_ line: String, in folder: String) {
    answers = Answers {
      try ControlSocket.ask(line, named: "talk", in: folder, within: .seconds(60))
    }
    var thread = pthread_t()
    pthread_create(
      &thread,
      nil,
      { context in
        guard let context else { return nil }
        let answers = Unmanaged<Answers>.fromOpaque(context).takeRetainedValue()
        let outcome = Result { try answers.ask() }
        answers.heard.withLock {
          switch outcome {
          case .success(let answer): $0 = .some(answer)
          case .failure(let error): $0 = .some("\(error)")
          }
        }
        return nil
      },
      Unmanaged.passRetained(answers).toOpaque()
    )
    pthread_detach(thread)
  }

  /// Waits for the answer.
  func answer() -> String? {
    for _ in 0..<6000 {
      if let answer = answers.heard.withLock({ $0 }) { return answer }
      usleep(10_000)
    }
    return "no answer came"
  }
}
