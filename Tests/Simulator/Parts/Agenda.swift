internal import Delivery
internal import Model

/// The items to come in elapsed time, in order.
struct Agenda {
  enum Item {
    /// Something happens, drawn from chances of its own.
    case happening(UInt64)
    /// A day of a life that lasts for weeks.
    case dayBegins(Int)
    /// To-dos are written down, drawn from chances of their own.
    case toDosCome(Int, part: UInt64)
    /// The person looks through the list, or goes to bed.
    case evening(part: UInt64)
    case bedtime(part: UInt64)
    /// The person looks at a popup.
    case person(server: String, number: UInt32, part: UInt64)
    /// The person takes back what was just answered.
    case regret(server: String, number: UInt32)
    case machineWakes
    case serviceStarts
    case serverComes
    case serverRecovers
    /// A popup that is no reminder leaves the screen.
    case guestGoes(server: String, number: UInt32)
    /// Somebody speaks with the phone's server for the service; a button is pressed there.
    case phoneAsked
    case phonePressed(token: String, isDone: Bool)
    case doNotDisturbEnds, lockEnds, idleEnds
    /// The server has taken too long to answer a life of the service.
    case probeEnds(life: Int, Probe)
  }

  private var items: [(at: Int64, order: Int, item: Item)] = []
  private var order = 0

  var next: Int64? { items.last?.at }

  mutating func add(_ item: Item, at moment: Int64) {
    order += 1
    let entry = (at: moment, order: order, item: item)
    let index = items.firstIndex { ($0.at, $0.order) < (moment, order) } ?? items.endIndex
    items.insert(entry, at: index)
  }

  /// Takes the next item, if it comes by then.
  mutating func take(by moment: Int64) -> Item? {
    guard let last = items.last, last.at <= moment else { return nil }
    return items.removeLast().item
  }
}
