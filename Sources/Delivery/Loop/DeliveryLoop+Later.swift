internal import Model
internal import Planning
internal import SQLite
internal import Store
internal import Words

/// Other moments than that to which Later puts something off, where buttons have no room for them.
extension DeliveryLoop {
  /// How long the offer stays.
  private static let passing = Duration.seconds(15)

  /// Offers an evening, a morning and the way back for what has just been put off by some minutes; tells
  /// whether it does.
  func offerLater(
    _ ids: [Todo.ID],
    until moment: Instant,
    from answer: Deliveries.Answer,
    _ store: DeliveryStore
  ) throws(DatabaseError) -> Bool {
    guard !ids.isEmpty, health.traits.drawsButtons, !wantsPrivacy, let server = health.usable,
      LaterChoice.allCases.contains(where: { self.moment(of: $0, at: now) != nil })
    else { return false }
    let rows = try store.rows(of: ids)
    guard let first = rows.first, vouchForServer() else { return false }
    takeBackLaterOffer()
    post(
      .later(titles: rows.map(\.todo.title), handle: first.todo.handle, until: moment),
      .later(
        Deliveries.LaterOffer(todos: ids, wayBack: try wayBack(from: answer, ids, store)),
        server: server
      )
    )
    return true
  }

  func laterOffered(_ posted: Posted, _ offer: Deliveries.LaterOffer, on server: String) {
    guard case .shown(let number) = posted, health.identity == server else { return }
    health.answer(at: clocks.sinceStart)
    deliveries.own(number, isDiscreet: false)
    deliveries.laterOffer = offer
    deliveries.laterOffer?.number = number
    start(.laterPassing, after: Self.passing)
  }

  /// Takes the offer from the screen: its time is up, or nobody but the person may read it.
  func takeBackLaterOffer() {
    guard let offer = deliveries.laterOffer, let server = health.usable else { return }
    withdraw(PopupID(server: server, number: offer.number))
  }

  /// Puts off to another moment what is still put off.
  func recordChosen(
    _ choice: LaterChoice?,
    of ids: [Todo.ID],
    at pressed: Instant,
    _ store: DeliveryStore
  ) throws(DatabaseError) {
    guard let choice, let until = moment(of: choice, at: pressed) else { return }
    let open = try store.rows(of: ids).filter { $0.putOffTo != nil && $0.todo.completedAt == nil }
    guard !open.isEmpty else { return }
    _ = try store.snooze(open.map(\.todo.id), until: until, source: .popup, at: pressed)
    tellChanged()
  }
}
