import Actions
import Interchange
import Store
import Words

/// Answers about files of other programs.
extension Reply {
  func answer(_ file: ImportedFile) {
    let imported = file.imported
    let values = [
      "count": String(imported.added.count), "done": String(file.done),
      "open": String(imported.added.count - file.done),
      "undo": commandLine(["undo"] + [imported.batch].compactMap { $0.map(String.init) }),
    ]
    let told: ExchangeSentences =
      imported.added.isEmpty ? .nothingNew : file.isDryRun ? .wouldImport : .imported
    add(file, told.text(tone, values))
    guard !isJSON else { return }
    for (sentence, count) in [
      (ExchangeSentences.present, imported.present), (.deleted, imported.deleted),
      (.leftOut, file.leftOut),
    ] where count > 0 {
      talk(sentence, ["count": String(count)])
    }
    if !imported.newLists.isEmpty {
      let names = imported.newLists.map(\.printable).joined(separator: ", ")
      talk(ExchangeSentences.newLists, ["lists": names])
    }
    tell(file.remarks, .remarks)
  }

  /// Names what was not understood, the first ones of many.
  private func tell(_ remarks: [ImportRemark], _ heading: ExchangeSentences) {
    guard !remarks.isEmpty else { return }
    talk(heading)
    for remark in remarks.prefix(Self.mostRemarks) {
      let values = [
        "line": String(remark.line), "text": remark.text.printable.fitted(to: 60),
        "reason": remark.sentence.text(tone),
      ]
      talk(ExchangeSentences.remark, values)
    }
    if remarks.count > Self.mostRemarks {
      let rest = remarks.count - Self.mostRemarks
      talk(ExchangeSentences.moreRemarks, ["count": String(rest)])
    }
  }

  private static var mostRemarks: Int { 20 }
}

extension ImportRemark {
  fileprivate var sentence: ExchangeSentences {
    switch reason {
    case .line: .notALine
    case .noTitle: .noTitle
    case .time: .time
    case .repeat: .repeat
    case .zone: .zone
    case .past: .past
    case .cancelled: .cancelled
    case .kept: .kept
    case .waits: .waits
    case .kind: line == 0 ? .unknownColumn : .kind
    }
  }
}
