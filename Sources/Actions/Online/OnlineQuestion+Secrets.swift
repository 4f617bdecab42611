import Configuration
package import Interchange
import Model
import System

extension Session {
  /// Adds where the secret of a service is kept.
  package func name(secret name: String, of preset: String, in question: inout OnlineQuestion) {
    let isUsual = name.isEmpty
    let references = settings.references(to: isUsual ? preset : name, in: paths.settingsFolder)
    let hidden = settings.secrets.values.compactMap { reference in
      if case .environment(let name) = reference { JSONValue.string(name) } else { nil }
    }
    question[isUsual ? .usualSecret : .secret] = .array(references.map(\.json))
    question[.private] = .array(hidden)
  }
}
