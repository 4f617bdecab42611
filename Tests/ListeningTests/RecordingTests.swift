import Actions
import Audio
import Model
import System
import Testing

@testable import Listening

@Suite("A recording on the disk")
struct RecordingTests {
  private let home: ListeningHome
  private var folder: String { home.folder + "/recordings" }

  init() throws {
    home = try ListeningHome()
  }

  @Test(
    "is readable at any moment, by its owner alone, and once it is finished by anybody's player"
  )
  func grows() throws {
    let recording = try Recording.begin(in: folder, at: ListeningHome.now)
    #expect(recording.path == folder + "/20260304T092000-000.wav")
    let mode = try #require(FileFacts(path: recording.path)).mode
    #expect(mode & 0o777 == 0o600)
    #expect(try #require(FileFacts(path: folder)).mode & 0o777 == 0o700)
    try recording.add([1, 2, 3])
    #expect(recording.sound == Sound([1, 2, 3]))
    try recording.add([4])
    recording.finish()
    let bytes = try #require(bytesOfFile(recording.path, limit: 1000))
    #expect(bytes == Sound([1, 2, 3, 4]).wave)
  }

  @Test("is nobody else's as long as somebody works with it, and waits afterwards")
  func isTaken() throws {
    var recording: Recording? = try Recording.begin(in: folder, at: ListeningHome.now)
    let path = try #require(recording?.path)
    #expect(Recording.take(path) == nil)
    recording = nil
    let taken = try #require(Recording.take(path))
    #expect(taken.startedAt == ListeningHome.now)
    taken.remove()
    #expect(Recording.take(path) == nil)
  }

  @Test("has a name of its own, also beside one of the same moment")
  func names() throws {
    let first = try Recording.begin(in: folder, at: ListeningHome.now)
    let second = try Recording.begin(in: folder, at: ListeningHome.now)
    #expect(first.path != second.path)
    #expect(second.path.hasSuffix("-001.wav"))
  }

  @Test("remembers under which moment its to-dos are stored")
  func notes() throws {
    let recording = try Recording.begin(in: folder, at: ListeningHome.now)
    #expect(recording.storingAt == nil)
    recording.note(storingAt: ListeningHome.now)
    #expect(recording.storingAt == ListeningHome.now)
    recording.forgetNote()
    #expect(recording.storingAt == nil)
  }
}
