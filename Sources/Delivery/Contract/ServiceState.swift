package import SQLite
internal import Store

/// The state of the service as `systemctl status` tells it.
package enum ServiceState: Hashable, Sendable {
  case watching
  case noServer
  case serverSilent
  case databaseWaits(DatabaseError)
  case databaseDamaged(DatabaseError)
}
