import Actions
import Answers
import Arguments
import Words

extension VerbRow {
  /// `log`: what was done when.
  static let log = VerbRow(.log, .log, more: .logMore, usage: "[<when> ...]")
    .takes(.stretch)
    .shows(["log"], ["log", "last week"], ["log", "since friday"])
    .answers(LogJSON.self)
    .asks { call in
      .log(try call.session.stretchBehind(call.text(.stretch), orElse: "today", for: .log))
    }
}
