import Actions
import Answers
import Arguments
import Words

extension VerbRow {
  /// `log`: what was done when.
  static let log = VerbRow(.log, .log, more: .logMore, usage: "[<when> ...]")
    .takes(.stretch)
    .shows(["log"], ["log", "since friday"], ["log", "changes"])
    .answers(LogJSON.self, ChangesJSON.self)
    .asks { call in
      let words = call.all(.stretch)
      if words.first?.lowercased() == "changes" {
        let stretch = words.dropFirst().joined(separator: " ")
        let window = try call.session.stretchBehind(stretch, orElse: "today", for: .log)
        return .changes(stretch.isEmpty ? nil : window)
      }
      return .log(try call.session.stretchBehind(call.text(.stretch), orElse: "today", for: .log))
    }
}
