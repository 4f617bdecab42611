package import Model
package import SQLite

/// The requests to a service in one civil month.
package struct Usage: Hashable, Sendable {
  package var requests: Int
  /// Of speech.
  package var seconds: Int

  package init(requests: Int = 0, seconds: Int = 0) {
    self.requests = requests
    self.seconds = seconds
  }
}

/// Requests to paid services, counted so that a limit of the person's own holds.
extension Store {
  /// Counts the requests to a service in the month of a day.
  package func usage(of service: String, in day: CivilDate) throws(DatabaseError) -> Usage {
    try connection.first(
      "SELECT requests, seconds FROM usage WHERE month = ? AND service = ?",
      [.text(day.monthText), .text(service)]
    ) { Usage(requests: $0.integer(0), seconds: $0.integer(1)) } ?? Usage()
  }

  /// Counts what a service is asked for; of months long gone nothing is kept.
  package func count(_ usage: Usage, of service: String, in day: CivilDate) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run(
        """
        INSERT INTO usage (month, service, requests, seconds) VALUES (?1, ?2, ?3, ?4)
            ON CONFLICT (month, service)
            DO UPDATE SET requests = requests + ?3, seconds = seconds + ?4
        """,
        [
          .text(day.monthText), .text(service), Value(usage.requests), Value(usage.seconds),
        ]
      )
      try connection.run(
        "DELETE FROM usage WHERE month < ?",
        [.text(day.adding(days: -400).monthText)]
      )
    }
  }
}

extension CivilDate {
  /// Year and month, as ISO 8601 writes them.
  fileprivate var monthText: String { String(description.prefix(7)) }
}
