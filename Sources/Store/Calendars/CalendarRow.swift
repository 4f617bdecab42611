package import Model
internal import SQLite

/// A calendar that is read and never written: where it is, how it is shown, and what came of reading it.
package struct CalendarRow: Hashable, Sendable {
  package typealias ID = String

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A file of iCalendar.
    case file
    /// A folder of such files, as khal and vdirsyncer keep them.
    case folder
    /// An address that is fetched.
    case web
    /// A collection of a CalDAV server.
    case caldav
  }

  package var id: ID
  package var name: String
  package var kind: Kind
  /// A path, an address, or `secret:` and the name that an address is kept under.
  package var place: String
  /// The name of a colour, or `#rrggbb`.
  package var color: String?
  package var notice: NoticeWish?
  /// Whom a server is asked for, and the name that the password is kept under.
  package var user: String?
  package var secret: String?

  /// What its source called the state that was read.
  package var tag: String?
  /// When that said that it was changed last.
  package var changed: String?
  /// The machine's zone when it was read.
  package var zone: String?
  /// When it was read last; `nil` where it never was.
  package var readAt: Instant?
  /// Until when its events are worked out.
  package var reach: Instant?
  /// Why it could not be read since, as a name.
  package var problem: String?
  /// How often in a row that was so, and until when it is left alone; of one on the network.
  package var failures = 0
  package var retryAt: Instant?
  /// Whether it holds more events than are kept.
  package var isCut = false

  package init(
    id: ID,
    name: String,
    kind: Kind,
    place: String,
    color: String? = nil,
    notice: NoticeWish? = nil
  ) {
    (self.id, self.name, self.kind, self.place) = (id, name, kind, place)
    (self.color, self.notice) = (color, notice)
  }
}

extension CalendarRow {
  static let columns = """
    id, name, kind, place, color, notice, minutes, tag, changed, zone, read_at, reach, problem, is_cut,
    user, secret, failures, retry_at
    """

  /// A row of `columns`; `nil` where a newer program has written what means nothing here.
  init?(_ row: borrowing Row) {
    guard let kind = Kind(rawValue: row.text(2)) else { return nil }
    self.init(
      id: row.text(0),
      name: row.text(1),
      kind: kind,
      place: row.text(3),
      color: row.textIfAny(4),
      notice: row.textIfAny(5).flatMap(NoticeWish.Kind.init).map {
        NoticeWish($0, minutes: row.integer(6).clamped(to: NoticeWish.range))
      }
    )
    (tag, changed, zone) = (row.textIfAny(7), row.textIfAny(8), row.textIfAny(9))
    (readAt, reach) = (row.seconds(10), row.seconds(11))
    (problem, isCut) = (row.textIfAny(12), row.integer(13) != 0)
    (user, secret) = (row.textIfAny(14), row.textIfAny(15))
    (failures, retryAt) = (row.integer(16), row.seconds(17))
  }
}
