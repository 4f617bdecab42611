internal import Model

/// Of popups that the notification server takes from the screen of its own accord.
extension Oracle {
  /// The service has heard that the server took a popup: what was in it comes again soon, three times
  /// a day at most, as if it had not been shown.
  func putBack(_ ids: Set<Todo.ID>, _ machine: Machine) throws {
    let before = promises.filter { ids.contains($0.key) }
    try observe(machine)
    for (id, old) in before {
      guard var promise = promises[id] else { continue }
      let isBack = try lastClosing(of: id) == "unseen"
      let times = try timesPutBack(id, machine) - (isBack ? 1 : 0)
      let again = machine.wall + Int64(60_000) << Int64(max(0, min(times, 2)))
      let comesSoon = old.moment(on: machine.clock).map { $0 <= again } ?? false
      let mayBe = ["shown", "scheduled"].contains(old.record.state) && old.record.isOpen
      guard isBack == (mayBe && times < 3 && !comesSoon) else {
        throw Violation(.neverLost, "\(promise.record.title) was taken from the screen unseen")
      }
      guard isBack else { continue }
      promise.next = .instant(again)
      promise.showings = max(0, old.showings - 1)
      promise.stage = promise.record.stage
      if promise.showings == 0 { promise.lastShown = nil }
      if promise.question == .asked { promise.question = .awaited }
      (promise.isAnew, promise.isLost) = (false, false)
      promise.causes = []
      promises[id] = promise
    }
  }

  private func lastClosing(of id: Todo.ID) throws -> String? {
    var reason: String?
    let query = """
      SELECT reason FROM delivery WHERE todo_id = ? AND event = 'closed' ORDER BY id DESC LIMIT 1
      """
    try shell.each(query, [.text(id)]) { reason = $0.text(0) }
    return reason
  }

  private func timesPutBack(_ id: Todo.ID, _ machine: Machine) throws -> Int {
    let query = """
      SELECT count(*) FROM delivery
       WHERE todo_id = ? AND event = 'closed' AND reason = 'unseen' AND at > ?
      """
    let count = try shell.number(query, [.text(id), .number(machine.wall - 86_400_000)])
    return Int(count ?? 0)
  }
}
