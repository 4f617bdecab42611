package import Model

/// Whom a CalDAV server is asked for, and where.
package struct CalendarAccount: Hashable, Sendable {
  /// A URL, or the name of a host alone.
  package var url: String
  /// Empty where nobody is to be named.
  package var user: String
  /// Where the password may be kept; the first place that has it counts.
  package var secret: [SecretReference]
  /// Variables of the environment that no program sees which is asked for the password.
  package var privateVariables: [String]
  /// A file of certificates that are trusted instead of the system's.
  package var certificates: String?
  /// What is asked for; all else that lies there is passed over.
  package var contents: CalendarContents

  package init(
    url: String,
    user: String = "",
    secret: [SecretReference] = [],
    privateVariables: [String] = [],
    certificates: String? = nil,
    contents: CalendarContents = .todos
  ) {
    self.url = url
    self.user = user
    self.secret = secret
    self.privateVariables = privateVariables
    self.certificates = certificates
    self.contents = contents
  }

  /// The URL of what a person gave, who may have given a host alone.
  package static func address(_ text: String) -> WebAddress? {
    WebAddress(text.contains("://") ? text : "https://" + text)
  }

  /// What every question about it says.
  var question: OnlineQuestion {
    var question = OnlineQuestion()
    question[.ask] = .string(OnlineQuestion.Subject.calendar.rawValue)
    question[.url] = .string(url)
    question[.user] = .string(user)
    question[.secret] = .array(secret.map(\.json))
    question[.private] = .array(privateVariables.map(JSONValue.string))
    question[.certificates] = certificates.map(JSONValue.string)
    question[.contents] = .string(contents.rawValue)
    return question
  }
}
