/// An event of a run, to the machine or by somebody.
enum Happening: String, CaseIterable {
  // By the person, with the companion.
  case capture = "captured"
  case edit = "edited"
  case retime = "moved"
  case complete = "completed"
  case snooze = "snoozed"
  case begin = "said to be under way"
  case skip = "skipped"
  case pause = "paused"
  case resume = "resumed"
  case reopen = "reopened"
  case delete = "deleted"
  case undo = "undone"
  case redo = "redone"
  // By another program, in plain SQL.
  case shellInserts = "inserted by SQL"
  case shellCompletes = "completed by SQL"
  case shellMoves = "moved by SQL"
  case shellDeletes = "deleted by SQL"
  case shellResumes = "paused or resumed by SQL"
  // To the machine.
  case sleep
  case powerOff = "power off"
  case clockForward = "clock set forward"
  case clockBack = "clock set back"
  case zone = "another zone"
  // To the service and the server.
  case kill = "service killed"
  case crashArmed = "a crash is due"
  case race = "somebody is faster"
  case serverDies = "server dies"
  case serverRestarts = "server restarts"
  case serverHangs = "server hangs"
  case serverRefuses = "server refuses"
  // To the person.
  case doNotDisturb = "do not disturb"
  case lock = "screen locked"
  case idle = "nobody there"
  case quiet = "quiet asked for"
  case closes = "popups closed"
  case expires = "popups taken by the server"
  case guest = "a popup of others"
  case focus

  /// How often it happens, beside the others.
  var weight: Int {
    switch self {
    case .capture: 10
    case .complete: 8
    case .snooze, .retime: 6
    case .begin: 4
    case .crashArmed: 12
    case .expires: 5
    case .focus: 8
    case .race: 8
    case .serverHangs: 8
    case .serverRefuses: 5
    case .sleep: 7
    case .kill, .zone, .clockForward, .clockBack, .serverDies, .serverRestarts: 5
    default: 3
    }
  }

  /// Whether it happens although nobody is there and nothing runs.
  var happensInSleep: Bool {
    switch self {
    case .clockForward, .clockBack, .zone: true
    default: false
    }
  }

  /// Events by somebody between two steps of the service.
  static let fast: [Happening] = [
    .complete, .complete, .snooze, .begin, .retime, .shellCompletes, .shellMoves, .delete,
  ]

  static func any(_ chance: inout Chance) -> Happening {
    var rest = chance.number(1...allCases.reduce(0) { $0 + $1.weight })
    for happening in allCases {
      rest -= happening.weight
      if rest <= 0 { return happening }
    }
    return .capture
  }
}
