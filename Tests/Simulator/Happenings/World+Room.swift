internal import Delivery
internal import Model
internal import Planning

/// Servers that have room for some popups only, and take others away.
extension World {
  /// Every fifth life is one with such servers.
  var room: Int? { seed % 5 == 3 ? 3 : nil }

  /// The server takes the oldest popups away until it has room for the others.
  func makeRoom() throws {
    while let server, let room, server.screen.count > room, let oldest = server.screen.keys.min() {
      tell("the server has no room for popup \(oldest)")
      count("popups taken for want of room")
      try closed(PopupID(server: server.name, number: oldest), isExpired: true)
    }
  }

  /// Somebody has the service show a popup that is no reminder, for a while.
  func guestComes(_ chance: inout Chance) throws {
    guard service != nil, let server, !server.isHanging else { return }
    tell("a popup of others comes")
    let end = machine.elapsed + Int64(chance.number(1...600)) * 1000
    let name = server.name
    guests += 1
    try send(.guests(guests))
    try answer(
      .post([], replaces: nil) { [self] answer in
        guard case .shown(let number) = answer else { return try guestGoes(nil, name) }
        agenda.add(.guestGoes(server: name, number: number), at: end)
      }
    )
  }

  func guestGoes(_ number: UInt32?, _ name: String) throws {
    guard name == server?.name else { return }
    if let number { _ = server?.take(number) }
    guests = max(0, guests - 1)
    try send(.guests(guests))
  }
}
