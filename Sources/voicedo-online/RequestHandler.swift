import Glibc
import Interchange
import Model
import Online

/// Answers each question; whatever happens, there is an answer.
struct RequestHandler {
  let isWanted: () -> Bool
  /// The CalDAV servers of this process: connections stay open from one question to the next.
  let calendars = CalendarServices()

  /// The answer to one line.
  func handle(_ line: String) -> OnlineAnswer {
    let begin = ContinuousClock.now
    var answer = OnlineAnswer()
    let fields: [String: JSONValue]
    do throws(OnlineFailure) {
      fields = try handle(try OnlineQuestion(parsing: line), &answer)
    } catch {
      fields = error.fields
    }
    answer.milliseconds = Int((ContinuousClock.now - begin).wholeMilliseconds)
    return answer.telling(fields)
  }

  private func handle(
    _ question: OnlineQuestion,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> [String: JSONValue] {
    switch question.subject(.ask) {
    case .model: try extraction(question, &answer)
    case .steps: try steps(question, &answer)
    case .subscription: try subscription(question, &answer)
    case .weather: try weather(question, &answer)
    case .transcription: try transcription(question, &answer)
    case .push: try push(question, &answer)
    case .reach: try reach(question, &answer)
    case .calendar: try calendar(question, &answer)
    case nil: throw .badRequest(parameter: OnlineQuestion.Key.ask.rawValue)
    }
  }

  var transport: Transport { transport(trusting: nil) }

  /// A transport that trusts the certificates of a file, where one is named.
  func transport(trusting file: String?) -> Transport {
    Transport(
      certificates: file
        ?? getenv("SSL_CERT_FILE").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 },
      isWanted: isWanted
    )
  }

  /// Retries as a question asks for; `dispensable` are parameters that it can do without.
  func retryLoop(_ question: OnlineQuestion, dispensable: Set<String>) -> RetryLoop {
    let policy = RetryPolicy(
      firstPause: question.number(.firstPause, in: 1...60_000) ?? 500,
      longestPause: question.number(.longestPause, in: 0...600_000) ?? 15_000
    )
    return RetryLoop(
      policy,
      dispensable: dispensable,
      chance: { Double.random(in: 0...1) },
      pause: { milliseconds in
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        while .now < end, isWanted() { usleep(20_000) }
      }
    )
  }
}
