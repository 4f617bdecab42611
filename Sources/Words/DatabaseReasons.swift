/// Why SQLite did not do something: what its own words mean to a person.
package enum DatabaseReasons: String, SentenceFamily {
  case damagedPages, damagedTables, nothingReadable, otherTables, noMemory, interrupted,
    changedTables
  case tooLong, otherKind, notAllowed, notUnique, noValue, noSuchRow, otherwise

  package var sentence: Sentence {
    switch self {
    case .damagedPages: Sentence("its pages do not fit together")
    case .damagedTables: Sentence("its tables cannot be made out")
    case .nothingReadable: Sentence("nothing in it can be read, and there is no backup")
    case .otherTables: Sentence("its tables are not the expected ones")
    case .noMemory: Sentence("there is not enough memory")
    case .interrupted: Sentence("it was interrupted")
    case .changedTables: Sentence("its tables were changed at the same time")
    case .tooLong: Sentence("a text is longer than the database takes")
    case .otherKind: Sentence("a value is of another kind than its column")
    case .notAllowed: Sentence("the system does not allow it")
    case .notUnique: Sentence("there is a row with the same {columns} already")
    case .noValue: Sentence("{columns} needs a value")
    case .noSuchRow: Sentence("it names a row that is not there")
    case .otherwise: Sentence("SQLite gave the number {number}")
    }
  }
}
