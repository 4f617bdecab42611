import Actions
import Model
package import Store
import Words

/// Series that were ended, a line each.
package struct EndedSeriesText {
  private let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    readBack = ReadBack(style)
  }

  package func text(_ ended: [EndedSeries]) -> String {
    ended.map { series in
      let values = [
        "title": series.title.printable.fitted(to: 60), "moment": readBack.moment(series.endedAt),
        "handle": readBack.handle(series.handle),
      ]
      return ListSentences.wasEnded.text(readBack.tone, values)
    }.joined(separator: "\n")
  }
}

extension EndedSeries: Answer {
  package static let object = Object("ended-series", "A series that was ended.") {
    Field("id", "The id that it had.", \.id)
    Field("handle", "The short id that it had.", \.handle)
    Field("title", "The title.", \.title)
    Field("endedAt", "When it was ended.", \.endedAt)
  }
}
