package import Actions
import Interchange
package import Model
import Store

/// Something that happened: what a hook reads.
extension ToldHappening: Answer {
  package static let object = Object(
    "happening",
    "Something that happened: what a hook reads, on one line."
  ) {
    Field(
      "event",
      "What it is, by the name that its hooks have.",
      oneOf: Happening.Kind.allCases.map(\.rawValue)
    ) { $0.happening.kind.rawValue }
    Field("id", "Its name, the same should it be told once more.", \.happening.id)
    Field("at", "When it happened.", \.happening.at)
    Field("todo", "The to-do as it is now, or was when it was deleted.", \.row)
      .null(where: "it is about none, or that is gone")
    Field("source", "Who did it: cli, voice, popup, sql, or another program.", \.happening.source)
      .null(where: "the service did, or it was not noted")
    Field(
      "reason",
      """
      In what way: of shown how it came, or why perhaps nobody saw it; of due why it was held; of skipped \
      the occurrence; of snoozed not-today; of briefing morning or evening; of focus why it stands still, \
      or how it ended.
      """,
      \.happening.reason
    )
    .null(where: "there is nothing to say")
    Field("until", "Until when it was put off.", \.happening.until).null(where: "it was not")
    Field("focus", "The focus session, as it stands.", \.focus).null(where: "it is about none")
    Field("briefing", "What the day holds.", \.briefing).null(where: "it is no briefing")
    Field.zone()
  }

  /// The bytes that a hook reads: the object on one line.
  package func line(in zone: Zone) -> [UInt8] { jsonLine(in: zone) + [UInt8(ascii: "\n")] }
}
