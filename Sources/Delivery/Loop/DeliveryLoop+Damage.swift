internal import Model
internal import SQLite
internal import Store
internal import Words

/// A damaged database: nothing is written to it any more, and the person is told how to repair it.
extension DeliveryLoop {
  private static let hour = Duration.seconds(3600)

  /// Looks at every page before a database that was damaged is trusted again.
  func trust(_ opened: DeliveryStore) throws(DatabaseError) {
    guard lastTrouble?.isDamage == true, try !opened.damage().isEmpty else { return }
    throw .corrupt(path: opened.path, reason: DatabaseReasons.damagedPages.text(.literal))
  }

  /// Tells of the damage in a popup, at most once an hour, and not while popups are unwelcome.
  func tellOfDamage() {
    guard let server = health.usable, surroundings.isKnown,
      !surroundings.isDoNotDisturb, !surroundings.isLocked,
      toldOfDamageAt.map({ now.since($0) >= Self.hour || now < $0 }) ?? true
    else { return }
    toldOfDamageAt = now
    letBeSeen()
    post(.damage, replaces: damagePopup, .damage(server: server))
  }

  func toldOfDamage(_ posted: Posted, on server: String) {
    guard case .shown(let number) = posted, health.identity == server else { return }
    damagePopup = number
    if lastTrouble == nil { withdrawDamage() }
  }

  /// The database works again: what was said of it goes.
  func withdrawDamage() {
    toldOfDamageAt = nil
    guard let number = damagePopup else { return }
    damagePopup = nil
    if let server = health.identity { effects.withdraw(PopupID(server: server, number: number)) }
  }
}

extension DatabaseError {
  /// Whether the file itself is damaged: it needs a repair, and waiting does not help.
  var isDamage: Bool {
    switch self {
    case .corrupt, .notADatabase: true
    default: false
    }
  }
}
