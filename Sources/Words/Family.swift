/// A family of sentences by its name, for whoever looks at all of them.
package struct Family: Sendable {
  package let name: String
  package let sentences: [(name: String, sentence: Sentence)]

  package init<Sentences: SentenceFamily>(_ family: Sentences.Type) {
    name = "\(family)"
    sentences = family.allCases.map { ($0.rawValue, $0.sentence) }
  }
}

extension Family {
  /// Every family there is, one line each: the copy rules are checked over these.
  package static let all: [Family] = [
    Family(BriefingWords.self),
    Family(CalendarWords.self),
    Family(CaptureSentences.self),
    Family(ChangeSentences.self),
    Family(ConfigurationSentences.self),
    Family(DatabaseReasons.self),
    Family(DoctorSentences.self),
    Family(DurationWords.self),
    Family(EditSentences.self),
    Family(EditTroubleSentences.self),
    Family(ExplanationWords.self),
    Family(FormSentences.self),
    Family(HelpSentences.self),
    Family(ListCareSentences.self),
    Family(ListenSentences.self),
    Family(ListSentences.self),
    Family(MomentWords.self),
    Family(OnlineSentences.self),
    Family(NestingSentences.self),
    Family(OptionSentences.self),
    Family(OrdinalWords.self),
    Family(PlainSentences.self),
    Family(PopupButton.self),
    Family(PopupWords.self),
    Family(ProblemSentence.self),
    Family(QuietSentences.self),
    Family(ReasonWords.self),
    Family(RecentWords.self),
    Family(RecurrenceWords.self),
    Family(ReviewSentences.self),
    Family(RuleKindNames.self),
    Family(RuleKindSentences.self),
    Family(SecretSentences.self),
    Family(SeriesSentences.self),
    Family(ServiceSentences.self),
    Family(SimulationWords.self),
    Family(SpokenSentences.self),
    Family(StatusSentences.self),
    Family(StoryWords.self),
    Family(StorageSentences.self),
    Family(SystemReasons.self),
    Family(TroubleSentences.self),
  ]
}
