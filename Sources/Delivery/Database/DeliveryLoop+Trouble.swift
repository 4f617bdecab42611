internal import Glibc
internal import Model
internal import SQLite
internal import Store
internal import Words

/// A database that is damaged or cannot be written: the person is told what to do about it.
extension DeliveryLoop {
  private static let hour = Duration.seconds(3600)

  /// Looks at every page before a database that was damaged is trusted again.
  func trust(_ opened: DeliveryStore) throws(DatabaseError) {
    guard lastTrouble?.isDamage == true, try !opened.damage().isEmpty else { return }
    throw .corrupt(path: opened.path, reason: DatabaseReasons.damagedPages.text(.literal))
  }

  /// Tells of trouble in a popup, at most once an hour, and not while popups are unwelcome.
  func tellOfTrouble(_ trouble: DatabaseTrouble) {
    guard let server = health.usable, surroundings.isKnown,
      !surroundings.isDoNotDisturb, !surroundings.isLocked,
      toldOfTrouble.map({ told in
        told.trouble != trouble || now.since(told.at) >= Self.hour || now < told.at
      }) ?? true
    else { return }
    toldOfTrouble = (trouble, now)
    letBeSeen()
    post(.trouble(trouble), replaces: troublePopup, .trouble(server: server))
  }

  func toldOfTrouble(_ posted: Posted, on server: String) {
    guard case .shown(let number) = posted, health.identity == server else { return }
    troublePopup = number
    if lastTrouble == nil, whereabouts == .inPlace { withdrawTrouble() }
  }

  /// Tells once of a database that is new and empty though there was one before, as long as nothing is stored
  /// in it.
  func followBeginning(_ store: DeliveryStore) throws(DatabaseError) {
    guard whereabouts == .begunAnew else { return }
    if try !store.hasBegunAnew() {
      whereabouts = .inPlace
      withdrawTrouble()
    } else if toldOfTrouble?.trouble != .gone {
      tellOfTrouble(.gone)
    }
  }

  /// Lets go of a database that is not the one that was opened: with another one it begins anew; where
  /// there is none it waits until it is back, and makes none by itself.
  func letGo() {
    guard DatabaseFile.size(path) == 0 else { return beginWithAnother() }
    whereabouts = .gone
    store = nil
    meet(goneError)
  }

  /// Ends, to be started anew with the database that is there now.
  func beginWithAnother() {
    // Nobody would know its popup afterwards.
    withdrawTrouble()
    effects.log(.databaseReplaced)
    end(.databaseReplaced)
  }

  /// The error of a database that was open and is not there any more.
  var goneError: DatabaseError { .cannotOpen(path: path, reason: systemReason(ENOENT)) }

  /// Takes back what was said of the database, as it works again.
  ///
  /// A disk that fills and empties is told of no more often for that.
  func withdrawTrouble() {
    if toldOfTrouble?.trouble == .damaged { toldOfTrouble = nil }
    guard let number = troublePopup else { return }
    troublePopup = nil
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

  /// The trouble to tell the person of; `nil` where it passes by itself.
  var trouble: DatabaseTrouble? {
    switch self {
    case .corrupt, .notADatabase: .damaged
    case .diskFull: .full
    case .readOnly: .readOnly
    case .diskSilent: .silent
    case .refused: .refused
    default: nil
    }
  }
}
