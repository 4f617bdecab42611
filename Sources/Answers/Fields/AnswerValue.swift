package import Interchange
import Language
package import Model
import Planning
import Store

/// A value of a field in the JSON answers, which knows its type in the manual.
package protocol AnswerValue: SendableMetatype {
  static var type: AnswerType { get }

  /// Writes the value; instants are written on the wall clock of `zone`.
  func write(to writer: inout JSONWriter, in zone: Zone)
}

extension Bool: AnswerValue {
  package static var type: AnswerType { .bool }
  package func write(to writer: inout JSONWriter, in zone: Zone) { writer.bool(self) }
}

extension AnswerValue where Self: BinaryInteger {
  package static var type: AnswerType { .wholeNumber }
  package func write(to writer: inout JSONWriter, in zone: Zone) { writer.number(self) }
}

extension Int: AnswerValue {}
extension Int32: AnswerValue {}
extension UInt32: AnswerValue {}

extension Array: AnswerValue where Element: AnswerValue {
  package static var type: AnswerType { .list(Element.type) }

  package func write(to writer: inout JSONWriter, in zone: Zone) {
    writer.array(self) { $1.write(to: &$0, in: zone) }
  }
}
