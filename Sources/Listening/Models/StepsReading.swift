package import Actions
import Configuration
import Interchange
import Model
package import Store
import Words

/// The first steps that a model proposed for a to-do.
struct StepsReading: CountedReading {
  let titles: [String]
  let requests: Int
}

extension Session {
  /// Has the model of the settings propose first steps of a to-do, beside the parts that it has.
  ///
  /// At least one, each 1 to 200 characters on one line.
  ///
  /// - Throws: `CommandError.steps` where there is no model, or nothing of its answer is a step.
  package func suggestedSteps(of row: TodoRow, besides parts: [String]) throws -> [String] {
    let handle = row.todo.handle
    guard settings.model.isNamed else { throw CommandError.steps(.noModel(handle: handle)) }
    do {
      return try withinLimit { () throws(ModelError) in
        try askForSteps(of: row.todo.title, besides: parts)
      }.titles
    } catch let trouble as ModelError {
      let reason = trouble.cause(tone)
      throw CommandError.steps(.noSuggestion(handle: handle, reason: reason))
    }
  }

  private func askForSteps(
    of title: String,
    besides parts: [String]
  ) throws(ModelError) -> StepsReading {
    var question = aboutModel.asking(.steps)
    question[.title] = .string(title)
    question[.parts] = .array(parts.map(JSONValue.string))
    let answer: OnlineAnswer
    do {
      answer = try environment.online.ask(question, modelTimeout, -1)
    } catch {
      throw ModelError(.link(error))
    }
    let (host, requests) = (answer.host, answer.requests)
    if let failure = answer.failure {
      throw ModelError(.online(failure), host: host, requests: requests)
    }
    guard let found = SuggestedSteps(json: answer.json, besides: parts) else {
      throw ModelError(.online(.notJSON), host: host, requests: requests)
    }
    guard !found.titles.isEmpty else {
      throw ModelError(.noSteps, host: host, requests: requests)
    }
    return StepsReading(titles: found.titles, requests: requests)
  }
}
