package import Interchange

extension Transport {
  /// Fetches what is at an address, following where it is said to have gone.
  ///
  /// At most five times, never from an encrypted address to an open one, and never from elsewhere onto
  /// this machine. `requests` counts what was sent.
  package func fetch(
    _ first: Address,
    headers: [OnlineHeader],
    limit: Int,
    within timeout: Int,
    requests: inout Int
  ) throws(OnlineFailure) -> OnlineResponse {
    var address = first
    while true {
      requests += 1
      let response = try send(
        .get(headers, limit: limit),
        to: address,
        with: nil,
        within: timeout
      )
      guard Self.redirections.contains(response.status), let place = response.headers["location"]
      else { return response }
      let next = try Address(place, from: address, mayBeOpen: !address.isEncrypted)
      let isAllowed =
        (next.isEncrypted || !address.isEncrypted) && (!next.isLoopback || address.isLoopback)
      guard isAllowed, requests <= Self.mostRedirections else {
        throw .redirectedElsewhere(host: next.host)
      }
      address = next
    }
  }

  private static let redirections: Set = [301, 302, 303, 307, 308]
  private static let mostRedirections = 5
}
