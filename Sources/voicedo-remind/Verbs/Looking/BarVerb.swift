import Actions
import Answers
import Arguments
import Words

extension VerbRow {
  /// `bar`: one line for a status bar, once or whenever it is another one.
  static let bar = VerbRow(.bar, .bar, more: .barMore)
    .takes(.barFormat, .follow)
    .excludes(.json, .barFormat)
    .excludes(.json, .follow)
    .shows(["bar"], ["bar", "--format", "waybar"])
    .answers(BarJSON.self)
    .runs { call in
      let format: BarFormat = call[.barFormat] ?? .plain
      guard call.has(.follow) else {
        let facts = try call.session.barFacts(in: call.store())
        let text = BarText(facts, call.session.style)
        if call.json {
          try call.session.print(json: BarJSON(text))
        } else {
          try call.session.print(exactly: text.text(for: format, isFollowing: false) + "\n")
        }
        return .ok
      }
      return try BarFollower.follow(format, in: call.session.environment)
    }
}
