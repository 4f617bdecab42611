extension SpokenPatterns {
  /// What somebody tells of what was taken or done, and when; and what was not, or is no more.
  static let telling: [SpokenPatterns] = [
    SpokenPatterns(
      .doneAt,
      .ifFound,
      """
      i/we/i've/we've have? all? now/just/already/ready/finally? P M
      already/just/finally P M
      P M
      W has/have/had already/just/now? had/taken his/her/their/the X M
      W already/just? took/had his/her/their/the X M
      """
    ),
    SpokenPatterns(
      .done,
      .ifFound,
      """
      W has/have/had already/just/now? had/taken his/her/their/the X
      W already/just? took/had his/her/their/the X
      """
    ),
    SpokenPatterns(
      .done,
      .ifFound,
      """
      i/we? already/just/finally? did my/the/our/his/her/their X
      i/we? did do my/the/our? X
      i/we did take/have/give X
      P already
      i/we? did X already
      X happened already?
      X has/have happened already?
      """
    ),
    SpokenPatterns(
      .doneAt,
      .ifFound,
      """
      i/we? already/just/finally? did my/the/our/his/her/their X M
      i/we did take/have/give X M
      X was/were/got done/finished/paid/sent/taken/given M
      """
    ),
    SpokenPatterns(
      .delete,
      .ifFound,
      """
      X is/are/was/were/got/has/have been? cancelled/canceled
      X cancelled/canceled
      X is/are/was/were been? called off
      """
    ),
    SpokenPatterns(
      .done,
      .ifTold,
      """
      X is? done/finished/complete/completed/sorted
      X paid/sent/bought/booked/taken/ordered/posted/called/rung/phoned/emailed/mailed/returned/found/fixed/mended/cleaned/washed/watered/fed/filed/filled/signed/renewed/collected/packed/printed/submitted/made/cooked/baked/written/read/cut/swept/mowed/ironed/wrapped/charged/checked
      """
    ),
    SpokenPatterns(
      .rest,
      .sure,
      """
      the rest to/till/until/on/for? M
      rest to/till/until M
      rest D
      <move>/bring/put/carry all? the/my? rest of? today/it/them/everything/things? over? to/till/until/on/for? M
      <move>/bring/put/carry whatever/what's/whats/what is? left over? to/till/until/on/for? M
      """
    ),
    SpokenPatterns(
      .overdue,
      .sure,
      """
      <move>/bring/put/carry everything/all/anything overdue/late/waiting/left over? to/till/until/on/for? M
      <move>/bring/put/carry everything/all/anything that's/thats/that is? overdue/late/waiting/left over? to/till/until/on/for? M
      <move>/bring/put/carry all? the/my? overdue/late/old things/stuff/ones/todos/tasks over? to/till/until/on/for? M
      <move>/bring/put/carry whatever/what's/whats/what is? waiting/overdue over? to/till/until/on/for? M
      """
    ),
    SpokenPatterns(
      .end,
      .sure,
      """
      i/we no longer take/use X
      i/we am/are? no longer taking/using/on X
      i'm/we're no longer taking/using/on X
      i/we don't/dont take/use X any? more/anymore/longer
      i/we do not take/use X any? more/anymore/longer
      i'm/we're not taking/using X any? more/anymore/longer
      i/we am/are not taking/using X any? more/anymore/longer
      i/we/i've/we've have? stopped/quit taking/using X
      """
    ),
    SpokenPatterns(
      .denied,
      .sure,
      """
      i/we? didn't/didnt/couldn't/couldnt/haven't/havent/hadn't/can't even/actually? take/taken X
      i/we? didn't/didnt/couldn't/couldnt/haven't/havent/hadn't/can't even/actually? take/taken X M
      i/we did/could/have/had not take/taken X
      i/we did/could/have/had not take/taken X M
      i/we/i've/we've have? not taken X
      i/we/i've/we've have? not taken X M
      """
    ),
    SpokenPatterns(
      .denied,
      .ifFound,
      """
      i/we? didn't/didnt/couldn't/couldnt/haven't/havent/hadn't have/had X
      i/we? didn't/didnt/couldn't/couldnt get/do/make/manage X
      i/we? didn't/didnt/couldn't/couldnt/haven't/havent/hadn't have/had X M
      i/we/i've/we've? have? missed/forgot/forgotten my/the/our X
      i/we/i've/we've? have? missed/forgot/forgotten my/the/our X M
      i/we/i've/we've? have? forgot/forgotten to take X
      i/we/i've/we've? have? forgot/forgotten to take X M
      """
    ),
  ]
}

extension SpokenText {
  /// Whether a range names somebody who is told of: "mum", "my brother"; nobody asks or wonders there.
  func isSomebody(_ range: Range<Int>) -> Bool {
    guard let first = range.first, range.count <= 3 else { return false }
    let head = tokens[first].text
    guard !AskingWords.words.contains(head), !AskingWords.verbs.contains(head) else { return false }
    return range.allSatisfy { index in
      tokens[index].isWord && !Verbs.strong.contains(tokens[index].text)
        && !tokens[index].text.isOne(
          of: "if",
          "once",
          "when",
          "after",
          "until",
          "that",
          "nobody",
          "never",
          "not",
          "i",
          "we",
          "i've",
          "we've"
        )
    }
  }
}
