import Configuration
import Language
import Model
internal import SQLite
internal import Store
package import Words

extension CommandError {
  /// Words the error, one sentence a line; the last one says what to type next.
  package func lines(_ tone: Tone) -> [String] {
    func say(_ sentence: TroubleSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues(\.printable))
    }
    switch self {
    case .usage(let trouble, let verb, let text):
      return [trouble.line(tone)] + storeHint(text, tone)
        + (verb.map { [say(.seeHelp, ["command": commandLine(["help", $0.rawValue])])] } ?? [])
    case .unknownWord(let word, let near):
      let first =
        if let near {
          say(.unknownWordNear, ["word": word, "command": commandLine([near.rawValue])])
        } else {
          say(.unknownWord, ["word": word])
        }
      return [first] + storeHint(word, tone)
    case .unfit(let words, let near):
      // A gap to be filled in is no word to quote.
      let command = near.contains("<id>") ? near.joined(separator: " ") : nil
      let line = command.map { "voicedo-remind " + $0 } ?? commandLine(near)
      return [say(.unfit, ["words": words, "command": line])] + storeHint(words, tone)
    case .setting(let words, let setting, let path):
      return [say(.unfitSetting, ["words": words, "path": path])]
        + setting.lines(tone) + storeHint(words, tone)
    case .nothingMatches(let reference, let text, let near):
      let nearest = near.isEmpty ? [] : [SpokenSentences.nearest.text(tone)]
      return [say(.nothingMatches, ["reference": reference])] + nearest
        + near.map { "  \($0.todo.handle)  \($0.todo.title.printable)" } + storeHint(text, tone)
    case .ambiguous(let reference, let rows, let verb):
      let how = commandLine([verb.rawValue, rows.first?.todo.handle ?? reference])
      return [say(.severalMatch, ["reference": reference, "count": String(rows.count)])]
        + rows.prefix(10).map { "  \($0.todo.handle)  \($0.todo.title.printable)" }
        + [say(.severalMatchHow, ["command": how])]
    case .isDone(let title, let handle):
      let command = commandLine(["undone", handle])
      return [say(.isDone, ["title": title.fitted(to: 60), "command": command])]
    case .comesOnce(let row, let verb): return [row.comesOnce(verb, tone)]
    case .isPaused(let row):
      let title = row.todo.title.printable.fitted(to: 60)
      let command = commandLine(["resume", row.todo.handle])
      return [SeriesSentences.isPaused.text(tone, ["title": title, "command": command])]
    case .pauseIsOver(let moment, let example):
      return [SeriesSentences.untilIsOver.text(tone, ["moment": moment, "example": example])]
    case .needsYes(let command):
      return [StorageSentences.needsYes.text(tone, ["command": command])]
    case .nothingToCopy(let path):
      return [StorageSentences.nothingToCopy.text(tone, ["path": path.printable])]
    case .noFolder(let path):
      let values = [
        "path": path.printable, "command": "mkdir -p \(path.printable.shellQuoted)",
      ]
      return [StorageSentences.noFolder.text(tone, values)]
    case .noSuchCopy(let reference):
      let values = ["reference": reference.printable, "command": commandLine(["restore"])]
      return [StorageSentences.noSuchCopy.text(tone, values)]
    case .noSuchList(let name):
      return [
        say(.noSuchList, ["list": name]), say(.noSuchListHow, ["command": commandLine(["lists"])]),
      ]
    case .moving(let trouble): return [trouble.line(tone)]
    case .lists(let trouble): return trouble.lines(tone)
    case .calendar(let trouble): return trouble.lines(tone)
    case .reverting(let trouble): return trouble.lines(tone)
    case .nothingSetAside:
      return [say(.nothingSetAside), say(.seeHeard, ["command": commandLine(["heard"])])]
    case .noSuchText(let number):
      return [
        say(.noSuchText, ["number": String(number)]),
        say(.seeHeard, ["command": commandLine(["heard"])]),
      ]
    case .notHeard(let words):
      let hint = ["command": addCommand("keep " + words)]
      return [
        say(.notHeard, ["words": words.printable.fitted(to: 200)]),
        say(.seeHeard, ["command": commandLine(["heard"])]), say(.storeItWith, hint),
      ]
    case .storedAlready(let rows):
      let names = rows.prefix(3).map { "“\($0.todo.title.printable)” [\($0.todo.handle)]" }
      return [say(.storedAlready, ["titles": names.joined(separator: ", ")])]
    case .standardInputIsEmpty: return [say(.standardInputIsEmpty)]
    case .noise(let noise, let heard):
      let sentence = say(noise.sentence, ["heard": heard.printable.fitted(to: 200)])
      // Signs without words may be meant all the same.
      let isWorthIt = !heard.printable.isEmpty && heard.utf8.count <= longestEcho
      let command = commandLine(["add", "--no-parse", "--", heard])
      return isWorthIt ? [sentence, say(.storeItWith, ["command": command])] : [sentence]
    case .setAside(let noise, let heard):
      return [
        say(noise.sentence, ["heard": heard.printable.fitted(to: 200)]),
        say(.keepIt, ["command": commandLine(["keep"])]),
      ]
    case .doubted(let doubts, _):
      let words = doubts.map(\.words.printable).joined(separator: "”, “").fitted(to: 200)
      return [
        DoubtSentences.notStored.text(tone, ["words": words]),
        say(.keepIt, ["command": commandLine(["keep"])]),
      ]
    case .tooManyAtOnce(let count, let limit, _, let isSetAside):
      let counts = ["count": String(count), "limit": String(limit)]
      let keep = say(.keepIt, ["command": commandLine(["keep"])])
      return [say(.tooManyAtOnce, counts), isSetAside ? keep : say(.jsonNothingKept)]
    case .drafts(let trouble): return [trouble.line(tone), say(.jsonNothingKept)]
    case .line(let number, let trouble):
      return [say(.jsonBadLine, ["number": String(number), "reason": trouble.line(tone)])]
    case .store(let error): return [error.line(tone)]
    case .notStored(let error, let command?):
      return [error.line(tone), TroubleSentences.storeItWith.text(tone, ["command": command])]
    case .notStored(let error, nil): return [error.line(tone), say(.inputNotStored)]
    case .outputClosed(let reason): return [say(.outputClosed, ["reason": reason])]
    case .notConfirmed: return [say(.notConfirmed)]
    case .nothingTyped: return [say(.nothingTyped)]
    case .editing(let trouble): return trouble.lines(tone)
    case .menu(let trouble): return [trouble.line(tone)]
    case .quiet(let trouble): return trouble.lines(tone)
    case .focus(let trouble): return trouble.lines(tone)
    case .steps(let trouble): return trouble.lines(tone)
    case .lookingBack(let trouble): return trouble.lines(tone)
    case .exchange(let trouble): return trouble.lines(tone)
    case .listening(let trouble): return trouble.lines(tone)
    case .spoken(let trouble): return trouble.lines(tone)
    case .newIsStored(let trouble):
      // Who named none of several knows what was not done.
      return [SpokenSentences.newIsStored.text(tone)]
        + (trouble == .notConfirmed ? [] : trouble.lines(tone))
    }
  }

  private func storeHint(_ text: String?, _ tone: Tone) -> [String] {
    guard let text else { return [] }
    return [TroubleSentences.storeItWith.text(tone, ["command": addCommand(text)])]
  }
}

extension Noise {
  fileprivate var sentence: TroubleSentences {
    switch self {
    case .empty: .nothingSaid
    case .recognizerArtifact: .recognizerArtifact
    case .chatter: .chatter
    case .retracted: .retracted
    }
  }
}

extension UsageError {
  /// Words in one sentence what does not fit.
  package func line(_ tone: Tone) -> String {
    func say(_ sentence: TroubleSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues(\.printable))
    }
    return switch self {
    case .unknownOption(let option, let near?):
      say(.unknownOptionNear, ["option": option, "suggestion": near])
    case .unknownOption(let option, nil): say(.unknownOption, ["option": option])
    case .missingValue(let option): say(.missingValue, ["option": option])
    case .valueNotTaken(let option, let value):
      say(.valueNotTaken, ["option": option, "value": value])
    case .valueNotUnderstood(let value, let option, let choices) where choices.isEmpty:
      say(.valueNotUnderstood, ["value": value, "option": option])
    case .valueNotUnderstood(let value, let option, let choices):
      say(
        .valueNotUnderstoodOf,
        ["value": value, "option": option, "choices": choices.joined(separator: ", ")]
      )
    case .unexpectedWords(let words) where words.count == 1:
      say(.unexpectedWord, ["word": words[0]])
    case .unexpectedWords(let words):
      say(.unexpectedWords, ["words": words.joined(separator: " ")])
    case .missingArgument(let argument): say(.missingArgument, ["argument": argument])
    case .optionsExclude(let first, let second):
      say(.optionsExclude, ["first": first, "second": second])
    case .onlyDryRun(let option): say(.onlyDryRun, ["option": option])
    case .timeNotUnderstood(let phrase, let example):
      say(.timeNotUnderstood, ["phrase": phrase, "example": example])
    case .repeatNotUnderstood(let phrase) where RecurrenceRule.read(whole: phrase) != nil:
      say(.repeatNeverComes, ["phrase": phrase, "example": "--every friday"])
    case .repeatNotUnderstood(let phrase):
      say(.repeatNotUnderstood, ["phrase": phrase, "example": "--every friday"])
    case .leadNotUnderstood(let value): say(.leadNotUnderstood, ["value": value])
    case .momentNotUnderstood(let value): say(.momentNotUnderstood, ["value": value])
    case .endsBeforeItBegins(let from, let to):
      say(.endsBeforeItBegins, ["from": from, "to": to])
    case .unknownZone(let zone): say(.unknownZone, ["zone": zone])
    case .nothingAsked(let example): say(.nothingAsked, ["example": example])
    case .nothingToStore(let example, let piped):
      say(.nothingToStore, ["example": example, "piped": piped])
    case .needsScreen(let example):
      ScreenSentences.noScreen.text(tone, ["command": example])
    case .other: say(.unexpectedWords)
    }
  }
}

extension DraftsError {
  /// Words in one sentence what does not fit.
  package func line(_ tone: Tone) -> String {
    func say(_ sentence: TroubleSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues { $0.printable.fitted(to: 120) })
    }
    return switch self {
    case .notJSON: say(.jsonNotRead)
    case .syntax(let line, let column):
      say(.jsonNotReadFrom, ["line": String(line), "column": String(column)])
    case .tooDeep(let limit): say(.jsonTooDeep, ["limit": String(limit)])
    case .notAnObject:
      say(.jsonWantsTasks, ["example": #"{"tasks":[{"title":"Buy milk","when":"tomorrow"}]}"#])
    case .taskNotAnObject(let number): say(.jsonTaskWants, ["number": String(number)])
    case .noTitle(let number): say(.jsonNoTitle, ["number": String(number)])
    case .badType(let key, let number, let expected):
      say(.jsonBadType, ["key": key, "number": String(number), "expected": expected])
    case .badDate(let value, let number):
      say(.jsonBadDate, ["value": value, "number": String(number)])
    case .badPriority(let value, let number):
      say(.jsonBadPriority, ["value": value, "number": String(number)])
    case .badEffort(let value, let number):
      say(.jsonBadEffort, ["value": value, "number": String(number)])
    case .tooMany(let count, let limit):
      say(.jsonTooMany, ["count": String(count), "limit": String(limit)])
    }
  }
}

extension DatabaseError {
  /// Words the database's error in one sentence.
  package func line(_ tone: Tone) -> String {
    func say(_ sentence: TroubleSentences, _ values: [String: String]) -> String {
      sentence.text(tone, values.mapValues(\.printable))
    }
    return switch self {
    case .cannotCreateDirectory(let path, let reason):
      say(.cannotCreateDirectory, ["path": path, "reason": reason])
    case .cannotOpen(let path, let reason): say(.cannotOpen, ["path": path, "reason": reason])
    case .notADatabase(let path):
      say(
        .notADatabase,
        ["path": path, "variable": "VOICEDO_DB", "command": commandLine(["doctor", "--repair"])]
      )
    case .foreignDatabase(let path): say(.foreignDatabase, ["path": path])
    case .newerSchema(let path, let version, let supported):
      say(
        .newerSchema,
        ["path": path, "version": String(version), "supported": String(supported)]
      )
    case .corrupt(let path, let reason):
      say(
        .corrupt,
        ["path": path, "reason": reason, "command": commandLine(["doctor", "--repair"])]
      )
    case .alreadyThere(let path): say(.alreadyThere, ["path": path])
    case .readOnly(let path): say(.readOnly, ["path": path])
    case .busy(let path): say(.busy, ["path": path])
    case .diskFull(let path): say(.diskFull, ["path": path])
    case .diskSilent(let path): say(.diskSilent, ["path": path])
    case .noPlace: say(.noPlace, ["variable": "VOICEDO_DB"])
    case .nameNotText(let path): say(.nameNotText, ["path": path])
    case .refused(let reason):
      say(.refused, ["reason": reason.hasSuffix(".") ? reason : reason + "."])
    case .failed(let reason, _): say(.refusedByDatabase, ["reason": reason])
    case .unfinished(let step, _):
      say(.unfinished, ["command": commandLine(["undo", String(step)])])
    }
  }
}

extension NamedSetting {
  /// The line of the config file that sets it, or what it takes.
  fileprivate func lines(_ tone: Tone) -> [String] {
    guard let line else {
      let takes = ["key": key, "expected": takes(tone)]
      return [TroubleSentences.settingTakes.text(tone, takes)]
    }
    let sentence: TroubleSentences = section == nil ? .settingLine : .settingLineBelow
    return [sentence.text(tone, ["line": line.printable, "section": section ?? ""])]
  }
}
