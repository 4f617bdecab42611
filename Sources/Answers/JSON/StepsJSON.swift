import Actions
import Model
import Store

/// The parts of a to-do: what `steps` and `run` answer.
package struct StepsJSON: Answer {
  let steps: Steps

  package static let object = Object("steps", "The parts of a to-do, as they stand.") {
    Field("todo", "The to-do that they are part of.", \.steps.whole)
    Field("parts", "Its parts, open and done, in their order.", \.steps.parts)
    Field("next", "The open part that comes next.", \.steps.next).null(where: "none is open")
    Field("left", "How many are open, without those for a later day.", \.steps.open.count)
    Field("done", "How many of those for now are done.", \.steps.doneCount)
    Field("lastTimes", "How long parts took when they were done last.", \.lastTimes)
      .null(where: "nobody asked")
    Field.zone()
  }

  private var lastTimes: [PartTimeJSON]? {
    steps.lastTimes.map { times in
      steps.parts.compactMap { part in times[part.id].map { PartTimeJSON(part: part, time: $0) } }
    }
  }
}

/// How long a part took when it was done last.
private struct PartTimeJSON: Answer {
  let part: TodoRow
  let time: Duration

  static let object = Object("part-time", "How long a part took when it was done last.") {
    Field("handle", "The handle of the part.", \.part.todo.handle)
    Field("seconds", "The seconds since the part that was done before it.") {
      Int($0.time.components.seconds)
    }
  }
}
