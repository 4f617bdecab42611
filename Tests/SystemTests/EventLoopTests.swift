import Glibc
import Synchronization
import System
import TestSupport
import Testing

@Suite("The event loop")
struct EventLoopTests {
  @Test("runs everything of its actor on one thread")
  func oneThread() async throws {
    try #require(TestLoop.isRunning)
    let threads = await withTaskGroup(of: UInt.self) { group in
      for _ in 0..<50 { group.addTask { await EventLoop.thread() } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(threads.count == 1)
    #expect(!threads.contains(UInt(pthread_self())))
  }

  @Test("keeps the order of what one thread enqueues")
  func order() async throws {
    try #require(TestLoop.isRunning)
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 0..<200 {
      EventLoop.enqueue {
        continuation.yield(number)
        if number == 199 { continuation.finish() }
      }
    }
    var received: [Int] = []
    for await number in numbers { received.append(number) }
    #expect(received == Array(0..<200))
  }

  @Test("waits for a pause, and forgets one that was let go of")
  func pauses() async throws {
    try #require(TestLoop.isRunning)
    let (ends, continuation) = AsyncStream.makeStream(of: String.self)
    let pauses = try await EventLoop.pauses(continuation)
    #expect(await ends.first { _ in true } == "second")
    withExtendedLifetime(pauses) {}
  }

  @Test("reports what happens to the files of a folder")
  func folder() async throws {
    try #require(TestLoop.isRunning)
    let folder = try TemporaryFolder()
    let (changes, continuation) = AsyncStream.makeStream(of: DirectoryWatch.Change.self)
    let watch = try await EventLoop.watch(folder.path, continuation)
    let file = open("\(folder.path)/voicedo.sqlite-wal", O_CREAT | O_WRONLY, 0o600)
    close(file)
    #expect(await changes.first { _ in true } == .file("voicedo.sqlite-wal"))
    withExtendedLifetime(watch) {}
  }
}

extension EventLoop {
  @EventLoop fileprivate static func thread() -> UInt { UInt(pthread_self()) }

  /// Two pauses, the first and shorter of which is let go of at once.
  @EventLoop fileprivate static func pauses(
    _ ends: AsyncStream<String>.Continuation
  ) throws -> [Pause] {
    _ = try Pause(.milliseconds(1)) { ends.yield("first") }
    return [try Pause(.milliseconds(20)) { ends.yield("second") }]
  }

  @EventLoop fileprivate static func watch(
    _ path: String,
    _ changes: AsyncStream<DirectoryWatch.Change>.Continuation
  ) throws -> DirectoryWatch {
    try DirectoryWatch(path) { changes.yield($0) }
  }
}
