import Glibc
import System

/// The event loop of the test process, on a thread of its own.
enum TestLoop {
  /// Starts the loop; every test that needs it asks for this first.
  static let isRunning: Bool = {
    var thread = pthread_t()
    return pthread_create(
      &thread,
      nil,
      { _ in
        _ = EventLoop.run {}
        return nil
      },
      nil
    ) == 0
  }()
}

/// A folder that goes with the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/voicedo-remind.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw SystemError(code: errno, operation: "mkdtemp")
    }
    path = template.withUnsafeBufferPointer {
      String(decoding: $0.dropLast().map { UInt8($0) }, as: UTF8.self)
    }
  }

  deinit {
    guard let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { unlink("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }
}
