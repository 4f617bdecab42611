package import Actions
package import Interchange
import Model
import Store

extension ExchangeFormat: AnswerChoice {}
extension ImportRemark.Reason: AnswerChoice {}

/// What came of a file of another program: what `import` answers.
extension ImportedFile: Answer {
  package static let object = Object("imported", "What came of a file of another program.") {
    Field("format", "The format that it was read as.", \.format)
    Field("dryRun", "Whether nothing was changed, since that was asked for.", \.isDryRun)
    Field("added", "How many are new.", \.imported.added.count)
    Field("done", "How many of the new ones are done.", \.done)
    Field(
      "updated",
      "The ids of those that were here and are newer in the file.",
      \.imported.updated
    )
    Field("present", "How many were here already and stay as they are.", \.imported.present)
    Field(
      "differing",
      "The titles of those among them that the file has otherwise, and not newer.",
      \.imported.differing
    )
    Field("deleted", "How many were deleted here before and stay away.", \.imported.deleted)
    Field("leftOut", "How many were done before and were to stay away.", \.leftOut)
    Field("ids", "The ids of the new ones.", \.imported.added)
    Field("waiting", "The titles of new ones that came due before and are open.", \.waiting)
    Field("newLists", "The names of lists that were made for it.", \.imported.newLists)
    Field("remarks", "What was not understood.", \.remarks)
  }
}

extension ImportRemark: Answer {
  package static let object = Object("import-remark", "Something that was not understood.") {
    Field("line", "The line of the file, counted from 1; 0 for none.", \.line)
    Field("reason", "What it is about.", \.reason)
    Field("text", "The words of the file, or the title of the to-do.", \.text)
    Field("title", "What it is called that they stand in; empty where the words say so.", \.title)
  }
}
