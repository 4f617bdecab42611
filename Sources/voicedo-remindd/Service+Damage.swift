import Configuration
import Desktop
import Logging
import Model
import Store
import System
import Words

/// A damaged database: nothing is written to it any more, and the person is told how to repair it.
extension Service {
  private static let hour = Duration.seconds(3600)

  /// Looks at every page before a database that was damaged is trusted again.
  func trust(_ opened: Store) throws(StoreError) {
    guard lastTrouble?.isDamage == true, try !opened.damage().isEmpty else { return }
    throw .corrupt(
      path: paths.database,
      reason: DatabaseReasons.damagedPages.text(settings.tone)
    )
  }

  /// Tells of the damage in a popup, at most once an hour, and not while popups are unwelcome.
  func tellOfDamage(at now: Instant) {
    guard let server = health.usable, let notifier, surroundings.isKnown,
      !surroundings.isDoNotDisturb, !surroundings.isLocked,
      toldOfDamageAt.map({ now.since($0) >= Self.hour || now < $0 }) ?? true
    else { return }
    toldOfDamageAt = now
    let text = PopupText(
      summary: ServiceSentences.damageTitle.text(settings.tone),
      lines: [
        ServiceSentences.damageBody.text(
          settings.tone,
          ["command": "voicedo-remind doctor --repair"]
        )
      ],
      buttons: [],
      tone: settings.tone
    )
    var popup = Popup(text, suitedTo: health.capabilities)
    popup.category = "x-voicedo.damage"
    popup.replaces = damagePopup
    notifier.post(popup) { [weak self] posted in
      EventLoop.enqueue {
        guard let self, case .shown(let number) = posted, self.health.identity == server else {
          return
        }
        self.damagePopup = number
        if self.lastTrouble == nil { self.withdrawDamage() }
      }
    }
  }

  /// The database works again: what was said of it goes.
  func withdrawDamage() {
    toldOfDamageAt = nil
    guard let number = damagePopup else { return }
    damagePopup = nil
    notifier?.withdraw(number) { _ in }
  }
}

extension StoreError {
  /// Whether the file itself is damaged: it needs a repair, and waiting does not help.
  var isDamage: Bool {
    switch self {
    case .corrupt, .notADatabase: true
    default: false
    }
  }
}
