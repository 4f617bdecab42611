/// An answer of `voicedo-online`: one JSON object on a line of its standard output.
///
/// It holds `ok` with what was asked for, or `failure` with its kind; in both cases the host, how many
/// requests were sent and how many milliseconds it took.
package struct OnlineAnswer: Hashable, Sendable {
  /// The host that was asked; empty where none was.
  package var host = ""
  /// The requests that were sent: services count them.
  package var requests = 0
  package var milliseconds = 0
  /// All fields of the object, as they were read or are to be written.
  package var json: JSONValue = .null

  package init() {}

  /// Reads what another program wrote.
  package init(json: JSONValue) {
    self.json = json
    host = json["host"]?.text ?? ""
    requests = json["requests"]?.integer ?? 0
    milliseconds = json["milliseconds"]?.integer ?? 0
  }

  /// Why there is nothing of what was asked for; `nil` where there is.
  package var failure: OnlineFailure? { OnlineFailure(json: json) }

  /// The answer with what came of the question: what was asked for, or the fields of a failure.
  package func telling(_ fields: [String: JSONValue]) -> OnlineAnswer {
    var answer = self
    var fields = fields
    if fields["failure"] == nil { fields["ok"] = .bool(true) }
    fields["host"] = .string(host)
    fields["requests"] = .number(Double(requests))
    fields["milliseconds"] = .number(Double(milliseconds))
    answer.json = .object(fields)
    return answer
  }
}
