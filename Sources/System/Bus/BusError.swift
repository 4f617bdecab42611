/// Why a call over the bus brought no answer.
package enum BusError: Error, Hashable, Sendable {
  /// There is no session bus, or it does not take calls.
  case noBus
  /// Nobody on the bus has the name that was called.
  case notRunning
  /// The peer that was called did not answer in time.
  case noAnswer
  /// The object, or the bus, refused; its own words.
  case refused(String)
}
