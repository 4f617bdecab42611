/// Why a service gave nothing to go on with.
package enum OnlineFailure: Error, Hashable, Sendable {
  /// The secret does not let us in.
  case auth
  /// The account has nothing left, or was never paid for.
  case quota
  /// Asked too often; `after` is in milliseconds, where the service told.
  case rateLimited(after: Int?)
  /// The service has trouble of its own; `after` is in milliseconds.
  case overloaded(after: Int?)
  /// The service does not take the request; a parameter of it where the service named one.
  case badRequest(parameter: String?)
  /// No such model or address.
  case notFound
  case tooLarge
  /// The model would rather not.
  case refused
  /// The answer ends in its middle.
  case truncated
  /// The answer is nothing that was asked for.
  case notJSON
  case timeout
  case offline
  /// It pointed to another address, which was not followed.
  case redirectedElsewhere(host: String)
  case untrustedTLS
  /// Why no safe connection came about, where that can be told.
  case certificate(CertificateTrouble)
  /// An address that is no URL, or that would carry words over the network unencrypted.
  case insecureURL
  case secret(SecretTrouble)
}

/// Why a connection could not be trusted.
package enum CertificateTrouble: String, CaseIterable, Hashable, Sendable {
  /// It comes from an authority that this machine does not know.
  case unknownIssuer = "unknown-issuer"
  /// It is of another name.
  case wrongName = "wrong-name"
  /// It has run out, or begins later than now.
  case expired
  /// What answers speaks no TLS.
  case notEncrypted = "not-encrypted"
}

/// Why a secret could not be had; never what it is.
package enum SecretTrouble: String, Error, CaseIterable, Hashable, Sendable {
  /// Nothing is kept there.
  case missing
  /// The program or the Secret Service did not answer in time; it may be locked.
  case silent
  /// The program ended with something else than success.
  case commandEnded = "command-ended"
  /// The file can be read by others, or is not the person's own.
  case openToOthers = "open-to-others"
  /// The file stands behind a link that is not the person's own.
  case linkOfOthers = "link-of-others"
  /// There is something, but no line of text that a request could carry.
  case unusable
}

extension OnlineFailure {
  /// The parameters that a model can be asked without: the schema is told in words then.
  package static let dispensable: Set = [
    "output_config", "response_format", "responseSchema", "responseMimeType",
  ]

  /// Its name between the programs.
  package var name: String {
    switch self {
    case .auth: "auth"
    case .quota: "quota"
    case .rateLimited: "rate-limited"
    case .overloaded: "overloaded"
    case .badRequest: "bad-request"
    case .notFound: "not-found"
    case .tooLarge: "too-large"
    case .refused: "refused"
    case .truncated: "truncated"
    case .notJSON: "not-json"
    case .timeout: "timeout"
    case .offline: "offline"
    case .redirectedElsewhere: "redirected-elsewhere"
    case .untrustedTLS, .certificate: "untrusted-tls"
    case .insecureURL: "insecure-url"
    case .secret: "secret"
    }
  }

  /// The fields that tell of it between the programs.
  package var fields: [String: JSONValue] {
    var fields: [String: JSONValue] = ["failure": .string(name)]
    switch self {
    case .rateLimited(let after?), .overloaded(let after?): fields["after"] = .number(Double(after))
    case .badRequest(let parameter?): fields["parameter"] = .string(parameter)
    case .redirectedElsewhere(let host): fields["to"] = .string(host)
    case .certificate(let trouble): fields["certificate"] = .string(trouble.rawValue)
    case .secret(let trouble): fields["secret"] = .string(trouble.rawValue)
    default: break
    }
    return fields
  }

  /// Reads what another program told; `nil` where it told of none.
  package init?(json: JSONValue) {
    let after = json["after"]?.integer
    switch json["failure"]?.text {
    case "auth": self = .auth
    case "quota": self = .quota
    case "rate-limited": self = .rateLimited(after: after)
    case "overloaded": self = .overloaded(after: after)
    case "bad-request": self = .badRequest(parameter: json["parameter"]?.text)
    case "not-found": self = .notFound
    case "too-large": self = .tooLarge
    case "refused": self = .refused
    case "truncated": self = .truncated
    case "not-json": self = .notJSON
    case "timeout": self = .timeout
    case "offline": self = .offline
    case "redirected-elsewhere": self = .redirectedElsewhere(host: json["to"]?.text ?? "")
    case "untrusted-tls":
      self =
        json["certificate"]?.text.flatMap(CertificateTrouble.init).map(Self.certificate)
        ?? .untrustedTLS
    case "insecure-url": self = .insecureURL
    case "secret":
      self = .secret(json["secret"]?.text.flatMap(SecretTrouble.init) ?? .missing)
    default: return nil
    }
  }
}
