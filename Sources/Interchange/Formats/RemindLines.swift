package import Model

/// The lines of Remind (dianne.skoll.ca/projects/remind, remind(1)) that have a counterpart here:
/// `REM` with a date, a time, a repeat and a message.
///
/// What Remind works out (`SATISFY`, `[expressions]`, `IF`, `SET`, functions) is named, and left out.
package enum RemindLines {
  /// Every line that can be read, as it stands on `today`.
  package static func read(_ bytes: [UInt8], today: CivilDate) -> ExchangedFile {
    var file = ExchangedFile()
    var command = ""
    var first = 1
    for (index, line) in lines(of: bytes).enumerated() {
      if command.isEmpty { first = index + 1 }
      // A backslash at the end goes on in the next line.
      if line.last == "\\" {
        command += line.dropLast() + " "
        continue
      }
      read(command + line, number: first, today: today, into: &file)
      command = ""
    }
    if !command.isEmpty { read(command, number: first, today: today, into: &file) }
    return file
  }

  private static func read(
    _ line: String,
    number: Int,
    today: CivilDate,
    into file: inout ExchangedFile
  ) {
    let text = line.onOneLine
    guard !text.isEmpty, text.first != "#", text.first != ";" else { return }
    let words = text.split(separator: " ")
    guard words[0].uppercased() == "REM", var trigger = RemindTrigger(words.dropFirst()) else {
      file.note(.kind, text, line: number)
      return
    }
    guard var todo = trigger.todo(line: number, today: today) else {
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
