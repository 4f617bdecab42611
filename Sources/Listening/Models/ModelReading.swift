package import Actions
import Configuration
import Interchange
package import Language
import Model
import Words

/// The outcome of asking a model about a text.
package struct ModelReading {
  /// The to-dos that were understood; those that the speaker's words do not bear out are
  /// unverified, and never stored unseen.
  package var utterance: Utterance
  /// How many requests were sent; services count them.
  package var requests = 0
  /// Remarks for the person, one line each.
  package var remarks: [String] = []
  /// Drafts that the model gave no words of a time for, by their positions.
  var untimed: Set<Int> = []
  /// Words that it left out on purpose: what is not to be done.
  var leftOut: [String] = []
  /// Words that it found nothing to do in.
  var notes: [String] = []
}

extension Understanding {
  /// Whether a model may find more in it than the parser on this machine did.
  var isUnsure: Bool {
    if drafts.isEmpty { return noise == .chatter }
    let isOdd = remarks.contains { remark in
      switch remark {
      case .long, .notEnglish: true
      case .pastTime, .otherTime, .tooOften, .impossible, .cycle, .unknownZone, .leftOut: false
      }
    }
    return isOdd || drafts.count > 3
      || drafts.contains { $0.title.split(separator: " ").count > 12 }
  }
}

extension Session {
  /// Whether a model is to read a text, as the settings have it.
  package func asksModel(about understanding: Understanding) -> Bool {
    guard settings.model.isNamed else { return false }
    return switch settings.model.when {
    case .always: understanding.noise != .empty && understanding.noise != .recognizerArtifact
    case .long: understanding.isUnsure
    case .never: false
    }
  }

  /// Understands what was said: with the model of the settings where they want one, else here.
  ///
  /// A failure that keeps a model from answering is told in one line, and then the parser on this
  /// machine has its say, so that nothing is lost over it.
  package func reading(
    of text: String,
    _ request: CaptureRequest,
    in context: LanguageContext
  ) throws -> ModelReading {
    var requests = 0
    let understanding = understand(text, in: context)
    if !request.isWordForWord, asksModel(about: understanding) {
      do {
        var reading = try withinLimit { () throws(ModelError) in
          let reading = try readWithModel(text, in: context)
          guard reading.isBorneOut || understanding.drafts.isEmpty else {
            throw ModelError(.nothingProven, requests: reading.requests)
          }
          return reading
        }
        reading.complete(with: understanding, of: text, tone)
        try reading.utterance.apply(request, in: context)
        return reading
      } catch let trouble as ModelError {
        talk(trouble.line(tone))
        requests = trouble.requests
      }
    }
    return ModelReading(
      utterance: try Utterance(text, request: request, in: context),
      requests: requests
    )
  }

  /// Has the model of the settings read a text; throws why there is nothing to go on with.
  ///
  /// Of its times the words alone are taken, and understood here.
  func readWithModel(
    _ text: String,
    in context: LanguageContext
  ) throws(ModelError) -> ModelReading {
    let answer: OnlineAnswer
    do {
      answer = try environment.online.ask(modelQuestion(text, context), modelTimeout, -1)
    } catch {
      throw ModelError(.link(error))
    }
    let (host, requests) = (answer.host, answer.requests)
    if let failure = answer.failure {
      throw ModelError(.online(failure), host: host, requests: requests)
    }
    guard let found = Extraction(json: answer.json) else {
      throw ModelError(.online(.notJSON), host: host, requests: requests)
    }
    guard !found.todos.isEmpty else {
      throw ModelError(.nothingFound, host: host, requests: requests)
    }
    do {
      return try reading(found, in: context, requests: requests)
    } catch {
      throw ModelError(.online(.notJSON), host: host, requests: requests)
    }
  }

  private func reading(
    _ found: Extraction,
    in context: LanguageContext,
    requests: Int
  ) throws(DraftsError) -> ModelReading {
    let todos = found.todos.map { ProvenTodo($0, in: context) }
    let utterance = try DraftsReader(context: context).read(todos.map(\.todo.task))
    var reading = ModelReading(utterance: utterance, requests: requests)
    for (index, proven) in todos.enumerated() {
      let todo = proven.todo
      if !todo.isVerified { reading.utterance.unverified.insert(index) }
      reading.utterance.quotes[index] = todo.quote
      proven.complete(&reading.utterance.drafts[index])
      if reading.utterance.drafts[index].schedule == nil, todo.when == nil, todo.repeats == nil {
        reading.untimed.insert(index)
      }
    }
    for index in reading.utterance.drafts.indices {
      reading.utterance.dropTimeOutOfReach(at: index, in: context)
    }
    reading.leftOut = found.notices.filter { $0.kind == .negated }.map(\.text)
    reading.notes = found.notes
    let lists = Set(reading.utterance.drafts.compactMap { $0.list?.lowercased() })
    let known = found.notices.filter {
      $0.kind != .unknownList || !lists.contains($0.text.lowercased())
    }
    reading.remarks = known.compactMap { notice in
      let values = ["text": notice.text.printable.fitted(to: 80)]
      let sentence: OnlineSentences? =
        switch notice.kind {
        case .negated: .modelLeftOut
        case .tooMany: .modelTooMany
        case .unknownList: .modelUnknownList
        case .whenNotSaid, .repeatNotSaid: .modelTimeNotSaid
        case .duplicate, .untitled: nil
        }
      return sentence?.text(tone, values)
    }
    return reading
  }
}

extension Utterance {
  /// A time that is over, or further away than anybody plans, is none; its words stay as a note.
  fileprivate mutating func dropTimeOutOfReach(at index: Int, in context: LanguageContext) {
    guard drafts[index].rule == nil, let due = drafts[index].due else { return }
    let civil = context.calendar.civil(of: due)
    let moment = CivilDateTime(civil.date, civil.time ?? TimeOfDay(secondsSinceMidnight: 86_399))
    guard moment < context.now || civil.date > context.now.date.adding(days: 5 * 366) else {
      return
    }
    let phrase = drafts[index].phrase ?? civil.date.description
    (drafts[index].schedule, drafts[index].phrase, drafts[index].leads) = (nil, nil, [])
    drafts[index].append(note: phrase)
    remarks.append(.pastTime(phrase: phrase))
  }
}
