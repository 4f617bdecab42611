package import Actions
import Interchange
import Model

/// What was written into a file for another program: what `export` answers.
package struct ExportedJSON: Answer {
  let file: ExportedFile
  let path: String

  package init(_ file: ExportedFile, path: String) {
    (self.file, self.path) = (file, path)
  }

  package static let object = Object("exported", "What was written for another program.") {
    Field("path", "The file.", \.path)
    Field("format", "Its format.", \.file.format)
    Field("todos", "How many to-dos are in it.", \.file.count)
    Field("remarks", "What the format has no room for.", \.file.remarks)
  }
}
