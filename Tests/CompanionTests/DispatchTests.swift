import Actions
import Arguments
import Testing

@testable import voicedo_remind

/// A command line, and what it asks for.
struct Typed: CustomTestStringConvertible {
  let arguments: [String]
  let route: Route

  init(_ arguments: String..., asks route: Route) {
    self.arguments = arguments
    self.route = route
  }

  init(_ arguments: String..., nearest: String...) {
    self.arguments = arguments
    route = .unfit(arguments, near: nearest)
  }

  var testDescription: String { arguments.joined(separator: " | ") }
}

@Suite("What a command line asks for")
struct DispatchTests {
  @Test(arguments: [
    Typed("buy milk tomorrow", asks: .capture(["--", "buy milk tomorrow"])),
    Typed("buy", "milk", asks: .capture(["buy", "milk"])),
    Typed("remind me to call mum", asks: .capture(["--", "remind me to call mum"])),
    Typed("remind", "me", "to", "call", asks: .capture(["remind", "me", "to", "call"])),
    Typed("remind", "Me", "at", "5", asks: .capture(["remind", "Me", "at", "5"])),
    Typed("remind", "anna", "about", "it", asks: .capture(["remind", "anna", "about", "it"])),
    Typed("next", "week", "call", "ann", asks: .capture(["next", "week", "call", "ann"])),
    Typed("doctor", "appointment", asks: .capture(["doctor", "appointment"])),
    Typed("doctor", "audio", asks: .verb(.doctor, ["audio"])),
    Typed("push", asks: .verb(.push, [])),
    Typed("push", "test", asks: .verb(.push, ["test"])),
    Typed("push", "the", "door", asks: .capture(["push", "the", "door"])),
    Typed("doctor", "online", asks: .verb(.doctor, ["online"])),
    Typed("doctor", "online", "friday", asks: .capture(["doctor", "online", "friday"])),
    Typed("keep", "the", "receipt", asks: .capture(["keep", "the", "receipt"])),
    Typed("config", "the", "router", asks: .capture(["config", "the", "router"])),
    Typed("quiet", "the", "dog", "at", "5", asks: .capture(["quiet", "the", "dog", "at", "5"])),
    Typed("help", "mum", "move", asks: .capture(["help", "mum", "move"])),
    Typed("call mum", "--list", "home", asks: .capture(["call mum", "--list", "home"])),
    Typed("- milk", asks: .capture(["--", "- milk"])),
    Typed("-", asks: .capture(["-"])),
    Typed("", asks: .capture(["--", ""])),
    Typed("--json", "buy milk", asks: .capture(["--json", "--", "buy milk"])),
  ])
  func wordsThatNoVerbAcceptsAreSomethingToDo(_ typed: Typed) {
    #expect(Route(typed.arguments) == typed.route)
  }

  @Test(arguments: [
    Typed("lists", "remove", "Work", nearest: "lists", "delete", "Work"),
    Typed("lists", "ad", "Work", nearest: "lists", "add", "Work"),
    Typed("config", "get", "tone", nearest: "config", "show"),
    Typed("config", "set", "zzzzzzzzz", "4", nearest: "config", "path"),
    Typed("briefing", "tomorrow", nearest: "briefing"),
    Typed("fix", "none", nearest: "edit", "<id>", "--when", "none"),
  ])
  func whatDoesNotFitAVerbIsRefusedWithTheNearest(_ typed: Typed) {
    #expect(Route(typed.arguments) == typed.route)
  }

  @Test(arguments: [
    Typed("add", "milk", asks: .verb(.add, ["milk"])),
    Typed("list", asks: .verb(.list, [])),
    Typed("list", "milk", "bread", asks: .verb(.list, ["milk", "bread"])),
    Typed("remind", "a3f2", "tomorrow", asks: .verb(.remind, ["a3f2", "tomorrow"])),
    Typed("remind", "a3f2", "--off", asks: .verb(.remind, ["a3f2", "--off"])),
    Typed("done", "buy", "milk", asks: .verb(.done, ["buy", "milk"])),
    Typed("undo", "a3f2", asks: .verb(.undo, ["a3f2"])),
    Typed("undo", "step", "41", asks: .verb(.undo, ["step", "41"])),
    Typed("next", "--color", "never", asks: .verb(.next, ["--color", "never"])),
    Typed("--json", "next", asks: .verb(.next, ["--json"])),
    Typed("--color", "never", "list", asks: .verb(.list, ["--color", "never"])),
    Typed("config", "paht", asks: .verb(.config, ["paht"])),
    Typed("listen", asks: .verb(.listen, [])),
    Typed("listen", "-", "--json", asks: .verb(.listen, ["-", "--json"])),
    Typed("listen", "--list", "work", asks: .verb(.listen, ["--list", "work"])),
    Typed("quiet", asks: .verb(.quiet, [])),
    Typed("quiet", "22-7", asks: .verb(.quiet, ["22-7"])),
    Typed("quiet", "10pm", "to", "7am", asks: .verb(.quiet, ["10pm", "to", "7am"])),
    Typed("quiet", "until", "noon", asks: .verb(.quiet, ["until", "noon"])),
    Typed("quiet", "half", "an", "hour", asks: .verb(.quiet, ["half", "an", "hour"])),
    Typed("quiet", "of", asks: .verb(.quiet, ["of"])),
  ])
  func verbsTakeTheirOwnWords(_ typed: Typed) {
    #expect(Route(typed.arguments) == typed.route)
  }

  @Test(arguments: [
    Typed("lst", asks: .refused(word: "lst", near: .list)),
    Typed("dnoe", asks: .refused(word: "dnoe", near: .done)),
    Typed("stat", asks: .refused(word: "stat", near: .status)),
    Typed("milk", asks: .refused(word: "milk", near: nil)),
    Typed("x", asks: .refused(word: "x", near: nil)),
    Typed("milk", "--list", "home", asks: .refused(word: "milk", near: nil)),
    Typed("help", "lst", asks: .refused(word: "lst", near: .list)),
  ])
  func aSingleUnknownWordIsRefused(_ typed: Typed) {
    #expect(Route(typed.arguments) == typed.route)
  }

  @Test(arguments: [
    Typed(asks: .help(nil)),
    Typed("--help", asks: .help(nil)),
    Typed("-h", asks: .help(nil)),
    Typed("help", asks: .help(nil)),
    Typed("help", "add", asks: .help(.add)),
    Typed("--version", asks: .version),
    Typed(
      "--generate-completion-script=bash",
      asks: .verb(.completions, ["bash"])
    ),
    Typed("--generate-completion-script", "zsh", asks: .verb(.completions, ["zsh"])),
    Typed("--complete", "bash", "done", "", asks: .completion(["bash", "done", ""])),
  ])
  func helpIsNeverFar(_ typed: Typed) {
    #expect(Route(typed.arguments) == typed.route)
  }
}
