/// The sentences of a family by their names, so that the copy rules can look at all of them.
package struct SentenceCatalog: Sendable {
  package let name: String
  package let sentences: [(name: String, sentence: Sentence)]

  package init<Sentences: SentenceFamily>(_ family: Sentences.Type) {
    name = "\(family)"
    sentences = family.allCases.map { ("\($0)", $0.sentence) }
  }
}

extension SentenceCatalog {
  /// Every family there is, one line each: the copy rules are checked over these.
  package static let all: [SentenceCatalog] = [
    SentenceCatalog(AnswerSentences.self),
    SentenceCatalog(ArchiveSentences.self),
    SentenceCatalog(ExchangeSentences.self),
    SentenceCatalog(AssistantSentences.self),
    SentenceCatalog(MeaningWords.self),
    SentenceCatalog(QuestionWords.self),
    SentenceCatalog(BarSentences.self),
    SentenceCatalog(BriefingWords.self),
    SentenceCatalog(CalendarWords.self),
    SentenceCatalog(CaptureSentences.self),
    SentenceCatalog(ChangeSentences.self),
    SentenceCatalog(ClockWords.self),
    SentenceCatalog(ConfigurationSentences.self),
    SentenceCatalog(DatabaseReasons.self),
    SentenceCatalog(DoctorSentences.self),
    SentenceCatalog(DurationWords.self),
    SentenceCatalog(EditSentences.self),
    SentenceCatalog(EditTroubleSentences.self),
    SentenceCatalog(ExceptionWords.self),
    SentenceCatalog(ExplanationWords.self),
    SentenceCatalog(FormSentences.self),
    SentenceCatalog(FreshStartSentences.self),
    SentenceCatalog(HeardSentences.self),
    SentenceCatalog(HelpSentences.self),
    SentenceCatalog(HookSentences.self),
    SentenceCatalog(ListCareSentences.self),
    SentenceCatalog(LookBackSentences.self),
    SentenceCatalog(ListenSentences.self),
    SentenceCatalog(ListSentences.self),
    SentenceCatalog(MomentWords.self),
    SentenceCatalog(NowSentences.self),
    SentenceCatalog(OnlineSentences.self),
    SentenceCatalog(NestingSentences.self),
    SentenceCatalog(OptionSentences.self),
    SentenceCatalog(OrdinalWords.self),
    SentenceCatalog(PlainSentences.self),
    SentenceCatalog(PopupButton.self),
    SentenceCatalog(PopupWords.self),
    SentenceCatalog(ProblemSentence.self),
    SentenceCatalog(PushSentences.self),
    SentenceCatalog(PushWords.self),
    SentenceCatalog(QuietSentences.self),
    SentenceCatalog(CelebrationSentences.self),
    SentenceCatalog(FocusSentences.self),
    SentenceCatalog(FocusWords.self),
    SentenceCatalog(ReasonWords.self),
    SentenceCatalog(RecentWords.self),
    SentenceCatalog(SearchWords.self),
    SentenceCatalog(RecurrenceWords.self),
    SentenceCatalog(ReviewKeyWords.self),
    SentenceCatalog(ReviewSentences.self),
    SentenceCatalog(RuleKindNames.self),
    SentenceCatalog(RuleKindSentences.self),
    SentenceCatalog(ScreenSentences.self),
    SentenceCatalog(SecretSentences.self),
    SentenceCatalog(SeriesSentences.self),
    SentenceCatalog(ServiceSentences.self),
    SentenceCatalog(SimulationWords.self),
    SentenceCatalog(SpokenSentences.self),
    SentenceCatalog(StatusSentences.self),
    SentenceCatalog(HistoryWords.self),
    SentenceCatalog(StepSentences.self),
    SentenceCatalog(StorageSentences.self),
    SentenceCatalog(SystemReasons.self),
    SentenceCatalog(ToolSentences.self),
    SentenceCatalog(TroubleSentences.self),
  ]
}
