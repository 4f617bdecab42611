import Actions
package import Configuration
import Interchange
import Language
import Model

extension Session {
  /// Nobody waits longer than this for `voicedo-online`, whatever it does: its own limits are shorter.
  var modelTimeout: Duration {
    .seconds(max(settings.model.timeout, 300) * 4 + 60)
  }

  /// The question that has a model read a text.
  func modelQuestion(_ text: String, _ context: LanguageContext) -> OnlineQuestion {
    var question = aboutModel.asking(.model)
    question[.transcript] = .string(text)
    question[.now] = .string(context.now.description)
    question[.zone] = .string(context.zone.identifier)
    question[.lists] = .array(context.listNames.map(JSONValue.string))
    return question
  }

  /// A question that names the model of the settings, and nothing else yet.
  var aboutModel: OnlineQuestion {
    let model = settings.model
    var question = OnlineQuestion()
    question[.preset] = .string(model.preset)
    question[.url] = .string(model.url)
    question[.model] = .string(model.name)
    if model.timeout > 0 { question[.timeout] = .number(Double(model.timeout)) }
    name(secret: model.secret, of: model.preset, in: &question)
    return question
  }
}

extension ModelSettings {
  /// Whether there is a model to ask.
  package var isNamed: Bool { !preset.isEmpty || !url.isEmpty }

  /// Whether it is asked about what was typed, too.
  package var readsTyped: Bool { isNamed && when == .always }

  /// The name under which its requests are counted.
  package var service: String { preset.isEmpty ? url : preset }
}

extension ExtractedTodo {
  /// The to-do as the reader of drafts takes it.
  var task: JSONValue {
    let texts = [
      "title": title, "when": when, "repeat": repeats, "listName": list,
      "priority": priority?.rawValue,
    ]
    var fields = texts.compactMapValues { $0.map(JSONValue.string) }
    fields["parent"] = parent.map { .number(Double($0)) }
    return .object(fields)
  }
}
