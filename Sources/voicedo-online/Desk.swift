import Glibc
import Interchange
import Model
import Online

/// Takes questions and answers them; whatever happens, there is an answer.
struct Desk {
  let isWanted: () -> Bool

  /// The answer: `ok` with what was asked for, or `failure` with its kind; in both cases `host`, how
  /// many `requests` were sent and how many `milliseconds` it took.
  func answer(to line: String) -> JSONValue {
    let begin = ContinuousClock.now
    var account = Account()
    var fields: [String: JSONValue]
    do throws(OnlineFailure) {
      fields = try answer(to: Question(line), &account)
      fields["ok"] = .bool(true)
    } catch {
      fields = error.fields
    }
    let passed = (ContinuousClock.now - begin).components
    fields["host"] = .string(account.host)
    fields["requests"] = .number(Double(account.requests))
    fields["milliseconds"] = .number(
      Double(passed.seconds * 1000 + passed.attoseconds / 1_000_000_000_000_000)
    )
    return .object(fields)
  }

  private func answer(
    to question: Question,
    _ account: inout Account
  ) throws(OnlineFailure) -> [String: JSONValue] {
    switch question.text("ask") {
    case "model": try extraction(question, &account)
    case "transcription": try transcription(question, &account)
    case "reach": try reach(question, &account)
    default: throw .badRequest(parameter: "ask")
    }
  }

  var transport: Transport {
    Transport(
      certificates: getenv("SSL_CERT_FILE").map { String(cString: $0) }.flatMap {
        $0.isEmpty ? nil : $0
      },
      isWanted: isWanted
    )
  }

  /// Insists as a question asks for.
  func insistence(_ question: Question) -> Insistence {
    let policy = RetryPolicy(
      firstPause: question.number("firstPause", in: 1...60_000) ?? 500,
      longestPause: question.number("patience", in: 0...600_000) ?? 15_000
    )
    return Insistence(
      policy,
      chance: { Double.random(in: 0...1) },
      pause: { milliseconds in
        let end = ContinuousClock.now + .milliseconds(milliseconds)
        while .now < end, isWanted() { usleep(20_000) }
      }
    )
  }
}

/// What is told of every question.
struct Account {
  var host = ""
  var requests = 0
}
