import CCurl
import Glibc
package import Interchange
import Model

/// Speaks HTTP: verified TLS or this machine alone, no redirects, no more than is asked for.
package struct Transport {
  /// Whether somebody still waits for the answer.
  package let isWanted: () -> Bool
  /// A file of certificates that are trusted instead of the system's.
  package let certificates: String?

  /// An answer is not longer, in bytes.
  package static let largestAnswer = 1 << 20
  private static let connectTimeout = 5000

  package init(certificates: String?, isWanted: @escaping () -> Bool) {
    self.certificates = certificates
    self.isWanted = isWanted
    curl_global_init(Int(CURL_GLOBAL_DEFAULT))
  }

  /// The contents of a request.
  package enum Content {
    case nothing
    /// Nothing, with some headers, asking for an answer of at most so many bytes at just this address.
    case get([OnlineHeader], limit: Int)
    case request(OnlineRequest)
    /// Nothing, asking for lines at just this address; each is handed on as it comes, until `take` has
    /// enough. Of one that is longer than `longest` bytes nothing is kept.
    case lines(longest: Int, take: ([UInt8]) -> Bool)
    /// A form, with a file that is read as it goes.
    case form([FormField], file: String, name: String)
  }

  /// Sends to an address and waits for the answer, at most `timeout` milliseconds.
  package func send(
    _ content: Content,
    to address: Address,
    with secret: OnlineHeader?,
    within timeout: Int
  ) throws(OnlineFailure) -> OnlineResponse {
    guard let handle = curl_easy_init() else { throw .offline }
    defer { curl_easy_cleanup(handle) }
    prepare(handle, address, timeout)

    var url = address.url
    var limit = Self.largestAnswer
    var headers = [secret].compactMap { $0 }
    // Nobody is asked whether he would take what is sent.
    var list = curl_slist_append(nil, "expect:")
    defer { curl_slist_free_all(list) }
    var form: OpaquePointer?
    defer { curl_mime_free(form) }
    var body: [UInt8] = []
    switch content {
    case .nothing, .lines: break
    case .get(let own, let most):
      headers += own
      (url, limit) = (address.whole, most)
    case .request(let request):
      url += request.path
      headers += request.headers
      body = request.body
      _ = voicedo_curl_set_number(handle, CURLOPT_POST, 1)
      if request.method != .post {
        _ = voicedo_curl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
      }
      _ = voicedo_curl_set_size(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(body.count))
      // Of no bytes there is no address, and without one libcurl would read what it sends.
      if body.isEmpty { body = [0] }
    case .form(let fields, let file, let name):
      form = Self.form(handle, fields, file: file, name: name)
      _ = voicedo_curl_set_pointer(handle, CURLOPT_MIMEPOST, form.map(UnsafeMutableRawPointer.init))
    }
    for header in headers { list = curl_slist_append(list, header.name + ": " + header.value) }
    _ = voicedo_curl_set_pointer(handle, CURLOPT_HTTPHEADER, list)
    _ = voicedo_curl_set_text(handle, CURLOPT_URL, url)

    let transfer = Transfer(handle, limit: limit, isWanted: isWanted)
    if case .lines(let longest, let take) = content {
      transfer.readLines(LineReading(longest: longest, take: take))
    }
    let code = body.withUnsafeMutableBytes { bytes in
      if case .request = content {
        _ = voicedo_curl_set_pointer(handle, CURLOPT_POSTFIELDS, bytes.baseAddress)
      }
      return transfer.perform()
    }
    if transfer.isTooLarge, case .get = content { throw .tooLarge }
    let isWhole = code == CURLE_OK && !transfer.hasEnough
    // What was read line by line counts, whatever became of the rest.
    guard isWhole || transfer.hasRead else { throw Self.failure(code, transfer, handle) }
    var status = 0
    _ = voicedo_curl_get_number(handle, CURLINFO_RESPONSE_CODE, &status)
    return OnlineResponse(
      status: status,
      headers: Self.headers(transfer, handle),
      body: transfer.body,
      isWhole: isWhole
    )
  }

  func prepare(_ handle: UnsafeMutableRawPointer, _ address: Address, _ timeout: Int) {
    _ = voicedo_curl_set_text(
      handle,
      CURLOPT_PROTOCOLS_STR,
      address.isEncrypted && !address.isLoopback ? "https" : "http,https"
    )
    // Signals would interrupt whoever else is at work; redirects are not followed unless asked for.
    _ = voicedo_curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    _ = voicedo_curl_set_number(handle, CURLOPT_TIMEOUT_MS, timeout)
    _ = voicedo_curl_set_number(
      handle,
      CURLOPT_CONNECTTIMEOUT_MS,
      min(timeout, Self.connectTimeout)
    )
    _ = voicedo_curl_set_text(handle, CURLOPT_USERAGENT, "voicedo-remind/" + Version.number)
    _ = voicedo_curl_set_number(handle, CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    _ = voicedo_curl_set_number(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    if let certificates {
      _ = voicedo_curl_set_text(handle, CURLOPT_CAINFO, certificates)
    }
    // A server on this machine is reached without a proxy. Elsewhere HTTPS_PROXY counts.
    if address.isLoopback { _ = voicedo_curl_set_text(handle, CURLOPT_PROXY, "") }
  }

  private static func form(
    _ handle: UnsafeMutableRawPointer,
    _ fields: [FormField],
    file: String,
    name: String
  ) -> OpaquePointer? {
    let form = curl_mime_init(handle)
    for field in fields {
      let part = curl_mime_addpart(form)
      curl_mime_name(part, field.name)
      curl_mime_data(part, field.value, field.value.utf8.count)
    }
    let part = curl_mime_addpart(form)
    curl_mime_name(part, TranscriptionRequest.fileField)
    curl_mime_filedata(part, file)
    curl_mime_filename(part, name)
    curl_mime_type(part, TranscriptionRequest.type(of: file))
    return form
  }

  /// The headers, with `retry-after` in seconds where it was a date.
  static func headers(
    _ transfer: Transfer,
    _ handle: UnsafeMutableRawPointer
  ) -> [String: String] {
    var headers = transfer.headers
    var wait: curl_off_t = 0
    if let text = headers["retry-after"], Double(text) == nil,
      voicedo_curl_get_size(handle, CURLINFO_RETRY_AFTER, &wait) == CURLE_OK
    {
      headers["retry-after"] = String(wait)
    }
    return headers
  }

  /// What is wrong with a certificate, by the number that OpenSSL gives for it (`X509_V_ERR`); the name is
  /// looked at by curl itself.
  private static func certificateTrouble(_ handle: UnsafeMutableRawPointer) -> CertificateTrouble {
    var result = 0
    _ = voicedo_curl_get_number(handle, CURLINFO_SSL_VERIFYRESULT, &result)
    switch result {
    case 9, 10: return .expired
    // Where the name is wrong curl has not looked at the rest: it stands at 1 then.
    case 0, 1, 62: return .wrongName
    default: return .unknownIssuer
    }
  }

  static func failure(
    _ code: CURLcode,
    _ transfer: Transfer,
    _ handle: UnsafeMutableRawPointer,
    tooLarge: OnlineFailure = .notJSON
  ) -> OnlineFailure {
    if transfer.isTooLarge { return tooLarge }
    if transfer.isStalled { return .timeout }
    switch code {
    case CURLE_OPERATION_TIMEDOUT:
      var connected: curl_off_t = 0
      _ = voicedo_curl_get_size(handle, CURLINFO_PRETRANSFER_TIME_T, &connected)
      return connected > 0 ? .timeout : .offline
    case CURLE_PEER_FAILED_VERIFICATION: return .certificate(certificateTrouble(handle))
    case CURLE_SSL_CONNECT_ERROR: return .certificate(.notEncrypted)
    case CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER:
      return .untrustedTLS
    case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: return .insecureURL
    case CURLE_READ_ERROR, CURLE_ABORTED_BY_CALLBACK: return .badRequest(parameter: nil)
    default: return .offline
    }
  }
}
