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
      "updated": String(imported.updated.count),
      "undo": commandLine(["undo"] + [imported.batch].compactMap { $0.map(String.init) }),
    ]
    let told: ExchangeSentences =
      imported.added.isEmpty
      ? imported.updated.isEmpty ? .nothingNew : file.isDryRun ? .wouldUpdate : .updated
      : file.isDryRun ? .wouldImport : .imported
    add(file, told.text(tone, values))
    guard !isJSON else { return }
    if !imported.added.isEmpty, !imported.updated.isEmpty {
      talk(ExchangeSentences.updatedAsWell, ["count": String(imported.updated.count)])
    }
    name(file.waiting, .waiting)
    for (sentence, count) in [
      (ExchangeSentences.present, imported.present), (.deleted, imported.deleted),
      (.leftOut, file.leftOut),
    ] where count > 0 {
      talk(sentence, ["count": String(count)])
    }
    name(imported.differing, .differing)
    if !imported.newLists.isEmpty {
      let names = imported.newLists.map(\.printable).joined(separator: ", ")
      talk(ExchangeSentences.newLists, ["lists": names])
    }
    tell(file.remarks, .remarks)
  }

  /// Names some titles, the first ones of many.
  private func name(_ titles: [String], _ sentence: ExchangeSentences) {
    guard !titles.isEmpty else { return }
    let names = titles.prefix(Self.mostTitles).map { $0.printable.fitted(to: 40) }
    let rest = titles.count - names.count
    let all =
      names.joined(separator: ", ")
      + (rest > 0 ? ExchangeSentences.moreTitles.text(tone, ["count": String(rest)]) : "")
    talk(sentence, ["count": String(titles.count), "titles": all])
  }

  private static var mostTitles: Int { 5 }

  /// Names what was not understood, the first ones of many.
  private func tell(_ remarks: [ImportRemark], _ heading: ExchangeSentences) {
    guard !remarks.isEmpty else { return }
    talk(heading)
    for remark in remarks.prefix(Self.mostRemarks) {
      let values = [
        "line": String(remark.line), "text": remark.text.printable.fitted(to: 60),
        "title": remark.title.printable.fitted(to: 40), "reason": remark.sentence.text(tone),
      ]
      talk(remark.title.isEmpty ? ExchangeSentences.remark : .remarkOfTitle, values)
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
    case .ended: .ended
    case .repeats: .repeats
    case .kind: line == 0 ? .unknownColumn : .kind
    }
  }
}
