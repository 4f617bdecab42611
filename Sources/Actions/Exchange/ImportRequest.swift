package import Interchange
package import Store

/// A file of another program that is to be read into the database.
package struct ImportRequest {
  package let bytes: [UInt8]
  package let format: ExchangeFormat
  /// The list that all of it goes to; `nil` for those that the file names.
  package let list: String?
  /// Whether what is done already stays away.
  package let isOpenOnly: Bool
  package let isDryRun: Bool

  /// More than so many to-dos are added only where somebody agrees: such a file is often a mishap.
  package static let mostUnasked = 5000

  package init(
    _ bytes: [UInt8],
    _ format: ExchangeFormat,
    list: String?,
    isOpenOnly: Bool,
    isDryRun: Bool
  ) {
    self.bytes = bytes
    self.format = format
    self.list = list
    self.isOpenOnly = isOpenOnly
    self.isDryRun = isDryRun
  }
}

/// What came, or would come, of reading a file.
package struct ImportedFile {
  package let format: ExchangeFormat
  package let isDryRun: Bool
  package var imported: Imported
  /// How many of those that are new are done.
  package var done = 0
  /// How many were done already, and were to stay away.
  package var leftOut = 0
  /// The titles of new ones that came due before and are open.
  package var waiting: [String] = []
  /// What was not understood, by the lines of the file.
  package var remarks: [ImportRemark]

  /// Whether something of the file was left out that was to be kept.
  package var isPartly: Bool { remarks.contains(where: \.isLost) }
}
