import Actions
import Arguments

extension Verb {
  /// All that is known of the verb.
  var row: VerbRow {
    switch self {
    case .add: .add
    case .list: .list
    case .next: .next
    case .today: .today
    case .tomorrow: .tomorrow
    case .week: .week
    case .agenda: .agenda
    case .now: .now
    case .bar: .bar
    case .screen: .screen
    case .menu: .menu
    case .done: .done
    case .snooze: .snooze
    case .delete: .delete
    case .undo: .undo
    case .briefing: .briefing
    case .show: .show
    case .undone: .undone
    case .remind: .remind
    case .skip: .skip
    case .pause: .pause
    case .resume: .resume
    case .end: .end
    case .forget: .forget
    case .backup: .backup
    case .restore: .restore
    case .redo: .redo
    case .move: .move
    case .lists: .lists
    case .calendar: .calendar
    case .find: .find
    case .heard: .heard
    case .ask: .ask
    case .keep: .keep
    case .parse: .parse
    case .status: .status
    case .doctor: .doctor
    case .config: .config
    case .completions: .completions
    case .edit: .edit
    case .fix: .fix
    case .firstStep: .firstStep
    case .reorder: .reorder
    case .clearDone: .clearDone
    case .freshStart: .freshStart
    case .overdue: .overdue
    case .archive: .archive
    case .import: .import
    case .export: .export
    case .why: .why
    case .recent: .recent
    case .log: .log
    case .stats: .stats
    case .simulate: .simulate
    case .quiet: .quiet
    case .doing: .doing
    case .focus: .focus
    case .steps: .steps
    case .run: .run
    case .review: .review
    case .auth: .auth
    case .hooks: .hooks
    case .sync: .sync
    case .push: .push
    case .listen: .listen
    case .mcp: .mcp
    case .say: .say
    case .bench: .bench
    case .occurrences: .occurrences
    }
  }
}
