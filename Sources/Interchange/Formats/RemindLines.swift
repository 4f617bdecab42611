package import Model

/// The lines of Remind (dianne.skoll.ca/projects/remind, remind(1)) that have a counterpart here:
/// `REM` with a date, a time, a repeat and a message.
///
/// What Remind works out (`SATISFY`, `[expressions]`, `IF`, `SET`, functions) is named, and left out.
package enum RemindLines {
  /// Every line that can be read, as it stands on `today`.
  package static func read(_ bytes: [UInt8], today: CivilDate) -> ExchangedFile {
    var file = ExchangedFile()
    let commands = commands(of: bytes)
    let omitted = commands.compactMap { RemindTrigger.omittedDay($0.text) }
    for (text, number) in commands where RemindTrigger.omittedDay(text) == nil {
      read(text, number: number, today: today, omitted, into: &file)
    }
    return file
  }

  /// The commands with the lines that they begin in; a backslash at the end goes on in the next line.
  private static func commands(of bytes: [UInt8]) -> [(text: String, line: Int)] {
    var commands: [(text: String, line: Int)] = []
    var command = ""
    var first = 1
    for (index, line) in lines(of: bytes).enumerated() {
      if command.isEmpty { first = index + 1 }
      if line.last == "\\" {
        command += line.dropLast() + " "
        continue
      }
      commands.append((command + line, first))
      command = ""
    }
    if !command.isEmpty { commands.append((command, first)) }
    return commands
  }

  private static func read(
    _ line: String,
    number: Int,
    today: CivilDate,
    _ omitted: [RecurrenceExceptions.Day],
    into file: inout ExchangedFile
  ) {
    let text = line.onOneLine
    guard !text.isEmpty, text.first != "#", text.first != ";" else { return }
    let words = text.split(separator: " ")
    guard words[0].uppercased() == "REM", var trigger = RemindTrigger(words.dropFirst()) else {
      file.note(.kind, text, line: number)
      return
    }
    guard var todo = trigger.todo(line: number, today: today, omitted: omitted) else {
      file.note(trigger.isOver ? .past : .kind, text, line: number)
      return
    }
    guard !todo.title.isEmpty else {
      file.note(.noTitle, text, line: number)
      return
    }
    todo.origin = text
    file.todos.append(todo)
  }
}
