import CCurl
import Glibc

/// One request on its way, and what has come back.
final class Transfer {
  private let handle: UnsafeMutableRawPointer
  private let limit: Int
  private let isWanted: () -> Bool
  private(set) var body: [UInt8] = []
  private(set) var headers: [String: String] = [:]
  /// Whether more came than is taken.
  private(set) var isTooLarge = false
  /// Whether nothing moved for too long while something should have.
  private(set) var isStalled = false
  /// What takes the lines of a good answer as they come; `nil` where an answer is taken as a whole.
  private var lines: LineReading?
  private var moved: (down: curl_off_t, up: curl_off_t) = (0, 0)
  private var movedAt = ContinuousClock.now

  /// A transfer that has begun to move and stands still for so long has broken.
  private static let longestStall = Duration.seconds(15)

  init(_ handle: UnsafeMutableRawPointer, limit: Int, isWanted: @escaping () -> Bool) {
    self.handle = handle
    self.limit = limit
    self.isWanted = isWanted
  }

  /// Sends it and waits for the answer; libcurl's own code.
  func perform() -> CURLcode {
    // It does not outlive this call, and neither does what libcurl knows of it.
    let owner = Unmanaged.passUnretained(self).toOpaque()
    _ = voicedo_curl_set_pointer(handle, CURLOPT_WRITEDATA, owner)
    _ = voicedo_curl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, owner in
      Transfer.of(owner).receive(bytes, size * count)
    }
    _ = voicedo_curl_set_pointer(handle, CURLOPT_HEADERDATA, owner)
    _ = voicedo_curl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, owner in
      Transfer.of(owner).receiveHeader(bytes, size * count)
    }
    _ = voicedo_curl_set_number(handle, CURLOPT_NOPROGRESS, 0)
    _ = voicedo_curl_set_pointer(handle, CURLOPT_XFERINFODATA, owner)
    _ = voicedo_curl_set_watcher(handle) { owner, _, down, upTotal, up in
      Transfer.of(owner).watch(down: down, up: up, isUploading: up < upTotal) ? 0 : 1
    }
    let code = withExtendedLifetime(self) { curl_easy_perform(handle) }
    if code == CURLE_OK { lines?.end() }
    return code
  }

  /// Has a good answer read line by line.
  func readLines(_ lines: LineReading) { self.lines = lines }

  /// Whether a line was read.
  var hasRead: Bool { lines?.hasRead ?? false }
  /// Whether whoever reads lines took no more of them.
  var hasEnough: Bool { lines?.hasEnough ?? false }

  private static func of(_ owner: UnsafeMutableRawPointer?) -> Transfer {
    guard let owner else { preconditionFailure("libcurl gives back what it was given") }
    return Unmanaged<Transfer>.fromOpaque(owner).takeUnretainedValue()
  }

  private func receive(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    if let lines, isGood {
      return lines.take(UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
    }
    guard body.count + count <= limit else {
      isTooLarge = true
      return 0
    }
    body += UnsafeRawBufferPointer(start: bytes, count: count)
    return count
  }

  private var isGood: Bool {
    var status = 0
    _ = voicedo_curl_get_number(handle, CURLINFO_RESPONSE_CODE, &status)
    return status == 200
  }

  private func receiveHeader(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    // A proxy's answer may come first, and 100 before 200.
    if line.hasPrefix("HTTP/") { headers = [:] }
    if let colon = line.firstIndex(of: ":"), headers.count < 100 {
      let value = line[line.index(after: colon)...].drop { $0 == " " }.prefix { !$0.isNewline }
      headers[line[..<colon].lowercased()] = String(value)
    }
    return count
  }

  /// Whether to go on.
  ///
  /// A model that thinks sends nothing, so silence alone is no stall.
  private func watch(down: curl_off_t, up: curl_off_t, isUploading: Bool) -> Bool {
    if moved != (down, up) {
      moved = (down, up)
      movedAt = .now
    }
    isStalled = (isUploading || down > 0) && .now - movedAt > Self.longestStall
    return !isStalled && isWanted()
  }
}
