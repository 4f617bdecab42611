import CCurl
import Glibc
package import Interchange

/// Speaks WebDAV in the name of a user, over connections that stay open from one request to the next.
package final class WebDAVConnection {
  private let transport: Transport
  private let handle: UnsafeMutableRawPointer
  private let user: String?
  private let password: Secret?
  /// Told before it is asked for, as every server takes it over TLS; a few insist on Digest.
  private var authentication = voicedo_curl_basic
  /// How many requests were sent.
  package private(set) var requests = 0

  /// An answer about 10,000 objects is some megabytes, in bytes.
  private static let largestAnswer = 64 << 20

  package init(
    _ transport: Transport,
    user: String?,
    password: Secret?
  ) throws(OnlineFailure) {
    guard let handle = curl_easy_init() else { throw .offline }
    self.transport = transport
    self.handle = handle
    self.user = user
    self.password = password
  }

  deinit { curl_easy_cleanup(handle) }

  /// Sends a request and waits for the answer, at most `timeout` milliseconds.
  package func send(
    _ request: WebDAVRequest,
    within timeout: Int
  ) throws(OnlineFailure) -> OnlineResponse {
    let response = try sendOnce(request, within: timeout)
    let offer = response.headers["www-authenticate"]?.lowercased() ?? ""
    guard response.status == 401, user != nil, authentication == voicedo_curl_basic,
      offer.contains("digest"), !offer.contains("basic")
    else { return response }
    authentication = voicedo_curl_digest
    return try sendOnce(request, within: timeout)
  }

  private func sendOnce(
    _ request: WebDAVRequest,
    within timeout: Int
  ) throws(OnlineFailure) -> OnlineResponse {
    let address = try Address(request.address.text)
    // Two who read an address differently would send a password to where nobody looked.
    guard address.host.lowercased() == request.address.host else { throw .insecureURL }
    curl_easy_reset(handle)
    transport.prepare(handle, address, timeout)
    var list = curl_slist_append(nil, "expect:")
    defer { curl_slist_free_all(list) }
    for header in request.headers {
      list = curl_slist_append(list, header.name + ": " + header.value.onOneLine)
    }
    _ = voicedo_curl_set_pointer(handle, CURLOPT_HTTPHEADER, list)
    _ = voicedo_curl_set_text(handle, CURLOPT_URL, request.address.text)
    _ = voicedo_curl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
    // Some servers mix up what runs side by side on one connection.
    _ = voicedo_curl_set_number(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
    // An object's tag may be another one for its compressed form.
    if [.propfind, .report].contains(request.method) {
      _ = voicedo_curl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
    }
    if let user {
      _ = voicedo_curl_set_number(handle, CURLOPT_HTTPAUTH, authentication)
      _ = voicedo_curl_set_text(handle, CURLOPT_USERNAME, user)
      _ = voicedo_curl_set_text(handle, CURLOPT_PASSWORD, password?.text ?? "")
    }
    requests += 1
    let transfer = Transfer(
      handle,
      limit: Self.largestAnswer,
      isWanted: transport.isWanted
    )
    var body = request.body
    let code = body.withUnsafeMutableBytes { bytes in
      if !bytes.isEmpty {
        _ = voicedo_curl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(bytes.count))
        _ = voicedo_curl_set_pointer(handle, CURLOPT_POSTFIELDS, bytes.baseAddress)
      }
      return transfer.perform()
    }
    guard code == CURLE_OK else {
      throw Transport.failure(code, transfer, handle, tooLarge: .tooLarge)
    }
    var status = 0
    _ = voicedo_curl_get_number(handle, CURLINFO_RESPONSE_CODE, &status)
    return OnlineResponse(
      status: status,
      headers: Transport.headers(transfer, handle),
      body: transfer.body
    )
  }
}

extension String {
  /// Without line ends and other controls, which would begin a header of somebody else's.
  fileprivate var onOneLine: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
  }
}
