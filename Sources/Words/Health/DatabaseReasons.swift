/// Why SQLite did not do something: what its own words mean to a person.
package enum DatabaseReasons: Sentence, SentenceFamily {
  case damagedPages = "its pages do not fit together"
  case damagedTables = "its tables cannot be made out"
  case nothingReadable = "nothing in it can be read, and there is no backup"
  case otherTables = "its tables are not the expected ones"
  case noMemory = "there is not enough memory"
  case interrupted = "it was interrupted"
  case changedTables = "its tables were changed at the same time"
  case tooLong = "a text is longer than the database takes"
  case otherKind = "a value is of another kind than its column"
  case notAllowed = "the system does not allow it"
  case notUnique = "there is a row with the same {columns} already"
  case noValue = "{columns} needs a value"
  case noSuchRow = "it names a row that is not there"
  case otherwise = "SQLite gave the number {number}"
}
