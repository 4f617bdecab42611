internal import Interchange
internal import Simulator

/// What comes between a device and the server in one run of the sync.
struct Network {
  /// What befalls one request.
  enum Fault: CaseIterable {
    /// It never comes there.
    case cut
    /// It comes there, and its answer never comes back.
    case answerLost
    /// It comes there twice; the second answer is the one that comes back.
    case twice
    /// The server has too much to do.
    case busy
    /// The device dies before the request, and after it.
    case deathBefore, deathAfter
    /// It comes there after all that somebody does at this very moment.
    case meanwhile
  }

  /// The number of the request that something befalls; all later ones are cut where the device is
  /// dead or the line is down.
  var plan: (number: Int, fault: Fault)?
  /// Whether the line stays down after the fault.
  var staysDown = true

  static let perfect = Network()

  init() {}

  init(_ chance: inout Chance) {
    guard let fault = chance.one(of: Fault.allCases.filter { $0 != .meanwhile }) else { return }
    plan = (chance.number(0...9), fault)
    staysDown = chance.happens(60)
  }

  /// A good network, and somebody who does something while the device syncs.
  static func crowded(_ chance: inout Chance) -> Network {
    var network = Network.perfect
    network.plan = (chance.number(0...12), .meanwhile)
    return network
  }
}
