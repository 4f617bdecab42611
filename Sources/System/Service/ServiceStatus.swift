package import Model

/// The service's report of itself over the session bus.
package struct ServiceStatus: Hashable, Sendable {
  package var version: String
  package var processID: UInt32
  package var database: String
  /// The version of the database's schema.
  package var schema: UInt32
  /// How many to-dos are open.
  package var open: UInt32
  /// When it will look at the reminders again; `nil` if nothing is foreseen.
  package var nextWake: Instant?
  package var started: Instant
  /// The notification server, if there is one.
  package var server: NotificationServerFacts?
  /// Whether the notification server keeps popups back.
  package var isDoNotDisturb = false
  /// Whether the person has switched the popups of this program off in the desktop's settings.
  package var isSwitchedOff = false
  package var isLocked = false
  /// Whether nobody has touched the machine for a while, as the desktop reckons it.
  package var isIdle = false
  /// Why what speaks did not speak when it was started last; empty where it did.
  package var speechTrouble = ""

  package init(
    version: String,
    processID: UInt32,
    database: String,
    schema: UInt32,
    open: UInt32,
    nextWake: Instant?,
    started: Instant,
    server: NotificationServerFacts?
  ) {
    self.version = version
    self.processID = processID
    self.database = database
    self.schema = schema
    self.open = open
    self.nextWake = nextWake
    self.started = started
    self.server = server
  }
}

extension ServiceStatus {
  /// As `a{sv}`: absent values are 0 or empty.
  var dictionary: [(key: String, value: BusValue)] {
    [
      ("version", .string(version)),
      ("pid", .uint32(processID)),
      ("database", .string(database)),
      ("schema", .uint32(schema)),
      ("open", .uint32(open)),
      ("nextWake", .int64(nextWake?.milliseconds ?? 0)),
      ("started", .int64(started.milliseconds)),
      ("server", .string(server?.name ?? "")),
      ("serverVendor", .string(server?.vendor ?? "")),
      ("serverVersion", .string(server?.version ?? "")),
      ("capabilities", .strings(server?.capabilities ?? [])),
      ("doNotDisturb", .bool(isDoNotDisturb)),
      ("switchedOff", .bool(isSwitchedOff)),
      ("locked", .bool(isLocked)),
      ("idle", .bool(isIdle)),
      ("speechTrouble", .string(speechTrouble)),
    ]
  }

  /// From `a{sv}`; what an older or newer service leaves out is 0, empty or false.
  init(_ dictionary: [String: BusValue]) {
    func string(_ key: String) -> String {
      if case .string(let value)? = dictionary[key] { value } else { "" }
    }
    func number(_ key: String) -> UInt32 {
      if case .uint32(let value)? = dictionary[key] { value } else { 0 }
    }
    func moment(_ key: String) -> Instant {
      if case .int64(let value)? = dictionary[key] {
        Instant(milliseconds: value)
      } else {
        Instant(milliseconds: 0)
      }
    }
    let capabilities: [String] =
      if case .strings(let value)? = dictionary["capabilities"] { value } else { [] }
    func bool(_ key: String) -> Bool {
      if case .bool(let value)? = dictionary[key] { value } else { false }
    }
    let wake = moment("nextWake")
    self.init(
      version: string("version"),
      processID: number("pid"),
      database: string("database"),
      schema: number("schema"),
      open: number("open"),
      nextWake: wake.milliseconds == 0 ? nil : wake,
      started: moment("started"),
      server: string("server").isEmpty
        ? nil
        : NotificationServerFacts(
          name: string("server"),
          vendor: string("serverVendor"),
          version: string("serverVersion"),
          capabilities: capabilities
        )
    )
    isDoNotDisturb = bool("doNotDisturb")
    isSwitchedOff = bool("switchedOff")
    isLocked = bool("locked")
    isIdle = bool("idle")
    speechTrouble = string("speechTrouble")
  }
}
