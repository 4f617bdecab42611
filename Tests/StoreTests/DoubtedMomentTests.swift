import Language
import Model
import Planning
import Store
import Testing

/// What is not certain is asked about at the earliest of its possible moments; it is 19 November, 12:00.
@Suite("The moment of a doubt") struct DoubtedMomentTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  private func captured(_ due: Due?, others: [Due]) throws -> TodoRow {
    var draft = Draft(title: "Meds 830", schedule: due.map { Schedule(due: $0) })
    draft.doubts = [Doubt(.time, "830")]
    draft.otherDues = others
    return try #require(
      try store.capture([draft], source: .test, at: Workshop.now).rows.first
    )
  }

  private func settled(_ row: TodoRow) throws -> TodoRow {
    var change = TodoChange()
    change.settlesDoubt = true
    return try #require(
      try store.edit(row.todo.id, change, source: .test, at: Workshop.now)?.row
    )
  }

  @Test func isAheadOfALaterTimeUntilItIsSettled() throws {
    let row = try captured(day(21, "18:00"), others: [day(20, "08:30"), day(20, "20:30")])
    #expect(row.reminder?.fireAt == (try moment(20, "08:30")))
    let settled = try settled(row)
    #expect(settled.todo.unsure == nil)
    #expect(settled.reminder?.fireAt == (try moment(21, "18:00")))
    #expect(settled.reminder?.leads == [0])
  }

  @Test func isThatOfTheTimeWhereTheOthersAreLaterOrOver() throws {
    let row = try captured(day(21, "18:00"), others: [day(18, "08:30"), day(22, "08:30")])
    #expect(row.reminder?.fireAt == (try moment(21, "18:00")))
    #expect(row.reminder?.leads == [0])
  }

  @Test func isThereForWhatHasNoTime() throws {
    let row = try captured(nil, others: [day(20, "20:30"), day(20, "08:30")])
    #expect(row.reminder?.fireAt == (try moment(20, "08:30")))
    #expect(try settled(row).reminder?.fireAt == nil)
  }

  @Test func comesBackWithWhatTakesTheAnswerBack() throws {
    let row = try captured(day(21, "18:00"), others: [day(20, "08:30")])
    _ = try settled(row)
    _ = try store.undo(at: Workshop.now)
    let again = try store.row(titled: "Meds 830")
    #expect(again.todo.unsure == "830")
    #expect([try moment(20, "08:30"), try moment(21, "18:00")].contains(again.reminder?.fireAt))
  }

  @Test("what is right and comes later leaves a popup of several, and the others stay in it")
  func rightAmongSeveral() throws {
    let bread = try captured(day(21, "18:00"), others: [day(20, "08:30")])
    let tea = try captured(day(20, "08:30"), others: [])
    let popup = PopupID(server: "test", number: 4)
    let now = try moment(20, "08:31")
    let claimed = try store.claim([bread.todo.id, tea.todo.id], at: now)
    try store.recordShown(claimed, popup: popup, reason: .due, at: now)
    #expect(try store.todos(of: popup).count == 2)
    #expect(try store.settleDoubt(in: popup, only: bread.todo.id, at: now) == [bread.todo.id])
    #expect(try store.todos(of: popup).map(\.todo.id) == [tea.todo.id])
    let settled = try #require(try store.todos(with: [bread.todo.id]).first)
    #expect(settled.todo.unsure == nil && settled.reminder?.fireAt == settled.dueAt)
    #expect(try store.todos(with: [tea.todo.id]).first?.todo.unsure == "830")
  }
}
