import Interchange
import Model

/// The entry point that libFuzzer calls with bytes of its making, as if a service had answered
/// them.
///
/// The first byte chooses the status. Whatever comes is a failure with a name, or something that the
/// person's own words bear out.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let statuses = [200, 200, 200, 200, 301, 400, 401, 402, 404, 408, 413, 429, 500, 529]
  let body = Array(UnsafeBufferPointer(start: bytes + 1, count: count - 1))
  let response = OnlineResponse(
    status: statuses[Int(bytes[0]) % statuses.count],
    headers: ["retry-after": String(decoding: body.prefix(12), as: UTF8.self)],
    body: body
  )
  answered(within: 15, "reading \(count) bytes") {
    for wire in Wire.allCases {
      do throws(OnlineFailure) {
        look(at: try wire.decode(response).text)
      } catch {
        promise(OnlineFailure(json: .object(error.fields)) == error, "a failure can be told of")
      }
    }
    look(at: String(decoding: body, as: UTF8.self))
    do throws(OnlineFailure) {
      let text = try Transcription(response).text
      promise(!text.contains(where: \.isNewline), "a transcript is one line")
    } catch {
      promise(!error.name.isEmpty, "a failure has a name")
    }
  }
  return 0
}

private let said = "remind me to call the dentist tomorrow at 9:30 and, uh, buy milk every friday"

/// Holds what a model wrote against what was said.
private func look(at text: String) {
  let found: Extraction
  do throws(OnlineFailure) {
    found = try Extraction(reading: text, of: said, lists: ["Home"])
  } catch {
    return
  }
  promise(found.todos.count <= Extraction.most, "there are not more than fifty")
  for (index, todo) in found.todos.enumerated() {
    promise((1...200).contains(todo.title.count), "a title has 1 to 200 characters")
    promise(!todo.title.contains(where: \.isNewline), "a title is one line")
    promise([nil, "Home"].contains(todo.list), "a list is one that is there")
    promise(todo.when.map(isSaid) ?? true, "the words of a time were said")
    promise(todo.repeats.map(isSaid) ?? true, "the words of a repeat were said")
    promise(stands(index, in: found.todos), "what it is part of is another one, and no circle")
  }
  promise(Extraction(json: .object(found.fields)) == found, "it can be told of")
}

/// Whether the letters and digits of a text are among what was said, in this order.
private func isSaid(_ text: String) -> Bool {
  func letters(_ text: String) -> [Character] {
    Array(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
  let wanted = letters(text)
  let all = letters(said)
  guard !wanted.isEmpty, wanted.count <= all.count else { return false }
  return (0...all.count - wanted.count).contains { all[$0...].starts(with: wanted) }
}

/// Whether the way up from a to-do ends at one that is part of nothing.
private func stands(_ index: Int, in todos: [ExtractedTodo]) -> Bool {
  var place: Int? = index
  for _ in todos.indices {
    guard let at = place else { return true }
    guard todos.indices.contains(at) else { return false }
    place = todos[at].parent
  }
  return place == nil
}
