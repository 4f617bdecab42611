import Configuration
import Desktop
import Logging
import Model
import Planning
import Store
import System
import Words

/// The daily briefing.
extension Service {
  func brief(_ day: CivilDate, _ store: Store, at now: Instant) throws(StoreError) {
    guard !deliveries.isBriefing, let notifier, let server = health.usable else { return }
    if let retry = deliveries.briefingRetryAt, retry > now { return }
    guard let contents = try store.briefingToShow(of: day, at: now) else { return }
    let text = BriefingText(
      BriefingFacts(contents),
      now: zone.civil(at: now),
      tone: settings.tone
    )
    var popup = Popup(
      text.popup(settings.tone, hasButtons: health.capabilities.contains("actions")),
      suitedTo: health.capabilities
    )
    popup.category = "x-voicedo.briefing"
    popup.urgency = .low
    deliveries.isBriefing = true
    notifier.post(popup) { [weak self] posted in
      EventLoop.enqueue { self?.briefed(posted, day, on: server) }
    }
  }

  private func briefed(_ posted: Notifier.Posted, _ day: CivilDate, on server: String) {
    deliveries.isBriefing = false
    switch posted {
    case .shown(let number):
      deliveries.briefingRetryAt = nil
      if health.identity == server {
        deliveries.own.insert(number)
        deliveries.briefing = number
      }
      do {
        try opened().recordBriefing(of: day, at: .now)
      } catch {
        // It is on screen: it must not come again with every pass until the database works.
        deliveries.briefingRetryAt = .now + .seconds(300)
        meet(error)
      }
    case .refused(let reason):
      logger.notice("The briefing was refused", metadata: ["reason": "\(reason)"])
      deliveries.briefingRetryAt = .now + .seconds(60)
    }
    requestPass()
  }
}

extension BriefingFacts {
  init(_ contents: BriefingContents) {
    self.init(
      today: contents.dueToday,
      picks: contents.picks.map { row in
        Pick(title: row.todo.title, time: row.todo.due?.time, firstStep: row.todo.firstStep)
      },
      stillOnList: contents.stillOnList.map(\.todo.title),
      ahead: contents.ahead.compactMap { row in
        row.todo.due?.date.map { Ahead(title: row.todo.title, day: $0) }
      }
    )
  }
}
