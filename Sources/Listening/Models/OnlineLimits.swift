import Actions
import Configuration
import Model
internal import SQLite
import Store
import Words

/// Limits of the person for the requests of a month; counted here, whatever the services count.
extension Session {
  /// Asks a model within the limit of the month, and counts what it took.
  func withinLimit<Reading: CountedReading>(
    _ ask: () throws(ModelError) -> Reading
  ) throws -> Reading {
    let service = settings.model.service
    let store = try openStore()
    let limit = settings.model.requestsPerMonth
    if limit > 0, try store.usage(of: service, in: civilNow.date).requests >= limit {
      throw ModelError(.limit(limit))
    }
    func count(_ requests: Int) throws(DatabaseError) {
      guard requests > 0 else { return }
      try store.count(Usage(requests: requests), of: service, in: civilNow.date)
    }
    do {
      let reading = try ask()
      try count(reading.requests)
      return reading
    } catch let trouble as ModelError {
      try count(trouble.requests)
      throw trouble
    }
  }

  /// Counts speech that a service is sent, unless the month's limit has no room for it: then why not.
  func count(speech seconds: Int, of service: String) throws(DatabaseError) -> String? {
    let store = try openStore()
    let limit = settings.transcription.minutesPerMonth
    if limit > 0,
      try store.usage(of: service, in: civilNow.date).seconds + seconds > limit * 60
    {
      return OnlineSentences.speechLimit.text(tone, ["limit": String(limit)])
    }
    let usage = Usage(requests: 1, seconds: seconds)
    try store.count(usage, of: service, in: civilNow.date)
    return nil
  }
}

/// What came of asking a model.
protocol CountedReading {
  /// How many requests were sent; services count them.
  var requests: Int { get }
}

extension ModelReading: CountedReading {}
