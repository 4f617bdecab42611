/// A question for `voicedo-online`: one JSON object on a line of its standard input.
///
/// Both programs name its fields here alone; a field that is absent, empty or of another type is none.
package struct OnlineQuestion: Hashable, Sendable {
  /// The work that is asked for.
  package enum Subject: String, Sendable {
    case model, transcription
    /// First steps of a to-do, of a model.
    case steps
    /// A calendar that is subscribed to by its address, into a file.
    case subscription
    /// The weather of today.
    case weather
    /// Messages for the phone, and answers from there; `act` says which.
    case push
    /// Whether the service that `of` names answers.
    case reach
    /// What `act` names of a CalDAV server.
    case calendar
  }

  /// The fields of any subject.
  package enum Key: String, Sendable {
    case ask, of
    // The service.
    case preset, url, model, wire, mode, format, timeout, firstPause, longestPause
    // Its secret: places that it may be kept in, and variables that none of them is to see.
    case secret, usualSecret, `private`
    // A transcript.
    case transcript, now, zone, lists, language
    // A to-do, and the titles of its parts.
    case title, parts
    // A recording, or where a calendar goes.
    case file, seconds, prompt
    // A CalDAV server, and what is wanted of it.
    case act, user, certificates, contents, address, addresses, token, tag, uid, bytes, name, target
    // When a calendar was changed last that was fetched; its ETag is `tag`.
    case changed
    // Where the weather is.
    case place, coordinates
    // A message for the phone, or the name of one that is to go; since when answers are wanted.
    case message, since
  }

  /// What is asked of the phone's server.
  package enum PushAct: String, Sendable {
    case publish, poll, clear
  }

  private var fields: [String: JSONValue] = [:]

  package init() {}

  /// Reads a line; throws where it is no JSON object.
  package init(parsing line: String) throws(OnlineFailure) {
    do {
      guard case .object(let fields) = try JSONValue(parsing: line) else {
        throw OnlineFailure.badRequest(parameter: nil)
      }
      self.fields = fields
    } catch {
      throw .badRequest(parameter: nil)
    }
  }

  /// The question as it is sent.
  package var json: JSONValue { .object(fields) }

  package subscript(_ key: Key) -> JSONValue? {
    get { fields[key.rawValue] }
    set { fields[key.rawValue] = newValue }
  }

  /// Asks with the same facts about another subject.
  package func asking(_ subject: Subject, of service: Subject? = nil) -> OnlineQuestion {
    var question = self
    question[.ask] = .string(subject.rawValue)
    question[.of] = service.map { .string($0.rawValue) }
    return question
  }

  /// A text that is there and not empty.
  package func text(_ key: Key) -> String? {
    self[key]?.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The subject that a field names.
  package func subject(_ key: Key) -> Subject? { text(key).flatMap(Subject.init) }

  package var pushAct: PushAct? { text(.act).flatMap(PushAct.init) }

  /// The texts of a list; none where there is no list.
  package func texts(_ key: Key) -> [String] { self[key]?.texts ?? [] }

  /// A whole number within a range.
  package func number(_ key: Key, in range: ClosedRange<Int>) -> Int? {
    self[key]?.integer.flatMap { range.contains($0) ? $0 : nil }
  }

  /// A text without which nothing can be asked.
  package func required(_ key: Key) throws(OnlineFailure) -> String {
    guard let text = text(key) else { throw .badRequest(parameter: key.rawValue) }
    return text
  }
}
