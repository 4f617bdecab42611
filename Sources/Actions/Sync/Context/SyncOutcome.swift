import Interchange

/// What came of keeping the lists of an account the same once.
package struct SyncOutcome: Hashable, Sendable {
  /// Why it did not go through, or not to its end.
  package enum Trouble: String, CaseIterable, Hashable, Sendable {
    /// No network, or no answer: normal, and tried again by itself.
    case offline
    /// The password does not let us in.
    case auth
    /// The password could not be had: the keyring may be locked.
    case secret
    /// The file with the password can be read by others, or there is no password in it.
    case secretOpen = "secret-open"
    case secretUnusable = "secret-unusable"
    /// Asked too often, or the server has trouble of its own.
    case busy
    case notCalDAV = "not-caldav"
    case notFound = "not-found"
    case noRoom = "no-room"
    /// Its certificate is not trusted.
    case unsafe
    case unknownIssuer = "unknown-issuer"
    case wrongName = "wrong-name"
    case expired
    /// What answers speaks no TLS, or is to be asked without.
    case notEncrypted = "not-encrypted"
    case insecureAddress = "insecure-address"
    /// It leads to another host, which hears nothing of who asks.
    case redirected
    /// It says more than is taken at once, or goes on for minutes.
    case tooMuch = "too-much"
    /// The program for the network is not installed.
    case noProgram = "no-program"
    case other
  }

  /// What became of one list.
  package struct List: Hashable, Sendable {
    package let name: String
    /// What other devices did, done here as well.
    package var added = 0
    package var changed = 0
    package var completed = 0
    package var deleted = 0
    /// What was done here, sent to the server.
    package var sentNew = 0
    package var sentChanged = 0
    package var sentDeleted = 0
    package var conflicts = 0
    /// How many objects could not be read.
    package var unreadable = 0
    /// How many came with a time in a zone that nobody here knows.
    package var unknownZones = 0
    /// How many the server does not take, and the titles of those that are to-dos here.
    package var refused = 0
    package var refusedTitles: [String] = []
    /// How many the server has taken, and does not show yet.
    package var onTheWay = 0
    /// How many of those were to be sent once more.
    package var sentAgain = 0
    /// The titles of to-dos made here shortly before other devices deleted them.
    package var deletedYoung: [String] = []
    /// How many vanished at once, and wait for a person to agree.
    package var vanished = 0
    package var isGone = false
    package var isReadOnly = false
    package var isNew = false
    /// What it was called here before another device gave it another name.
    package var oldName: String?
    /// Whether the server has its new name now.
    package var isRenamedThere = false

    package init(name: String) { self.name = name }
  }

  package let account: String
  package var lists: [List] = []
  package var trouble: Trouble?
  /// The host that the server leads to, where that is the trouble.
  package var otherHost: String?
  /// Titles of series that another program ended, and that go on here until somebody says otherwise.
  package var heldSeries: [String] = []
  /// The names of collections that are there and that nobody has taken.
  package var offered: [String] = []
  /// The names of lists that are on this machine alone.
  package var unsynced: [String] = []
  /// Whether another run was at it.
  package var isUnderWay = false
  /// Whether it is not its time yet: it is tried again later.
  package var isPostponed = false

  package init(account: String) { self.account = account }

  /// Whether anything was changed here by it.
  package var hasChangedHere: Bool {
    lists.contains {
      $0.added + $0.changed + $0.completed + $0.deleted > 0 || $0.isNew || $0.oldName != nil
    }
  }

  /// How many objects were written to the server.
  package var sent: Int { lists.reduce(0) { $0 + $1.sentNew + $1.sentChanged + $1.sentDeleted } }
}

extension SyncOutcome.Trouble {
  /// What a failure of the server means.
  init(_ failure: CalendarServerFailure) {
    switch failure {
    case .notCalDAV: self = .notCalDAV
    case .notFound: self = .notFound
    case .noRoom: self = .noRoom
    case .online(let failure): self.init(failure)
    case .changedMeanwhile, .sameUID, .unknownToken, .unacceptable, .readOnly: self = .other
    }
  }

  private init(_ failure: OnlineFailure) {
    switch failure {
    case .auth: self = .auth
    case .secret(.openToOthers), .secret(.linkOfOthers): self = .secretOpen
    case .secret(.unusable): self = .secretUnusable
    case .secret: self = .secret
    case .offline, .timeout, .truncated: self = .offline
    case .rateLimited, .overloaded: self = .busy
    case .notFound: self = .notFound
    case .untrustedTLS: self = .unsafe
    case .certificate(.unknownIssuer): self = .unknownIssuer
    case .certificate(.wrongName): self = .wrongName
    case .certificate(.expired): self = .expired
    case .certificate(.notEncrypted): self = .notEncrypted
    case .insecureURL: self = .insecureAddress
    case .redirectedElsewhere: self = .redirected
    case .tooLarge: self = .tooMuch
    default: self = .other
    }
  }
}
