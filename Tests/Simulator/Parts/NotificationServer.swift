internal import Model

/// A notification server: it gives numbers from 1 on, as every one of them does.
struct NotificationServer {
  /// A request that is handed over to it, and answered only later if it hangs.
  enum Request {
    case post([Todo.ID], replaces: UInt32?, (Answer) throws -> Void)
    case withdraw(UInt32, (Bool) throws -> Void)
    case probe((Bool) throws -> Void)
  }

  enum Answer {
    case shown(UInt32)
    case refused
  }

  /// No two servers have the same name.
  let name: String
  private var nextNumber: UInt32 = 1
  /// Whom each popup stands for; the briefing stands for nobody.
  private(set) var screen: [UInt32: Set<Todo.ID>] = [:]
  /// Takes what is handed over, and answers nothing for now.
  var isHanging = false
  /// Answers questions still, and hangs with the next popup.
  var hangsAtNextPost = false
  /// So many of the next popups are refused.
  var refusals = 0
  var waiting: [Request] = []

  init(name: String) {
    self.name = name
  }
}

extension NotificationServer {
  /// Puts a popup on the screen; one that is there still can be replaced, and keeps its number.
  mutating func put(_ ids: [Todo.ID], replaces: UInt32?) -> Answer {
    if refusals > 0 {
      refusals -= 1
      return .refused
    }
    if let replaces, screen[replaces] != nil {
      screen[replaces] = Set(ids)
      return .shown(replaces)
    }
    defer { nextNumber += 1 }
    screen[nextNumber] = Set(ids)
    return .shown(nextNumber)
  }

  /// Takes a popup from the screen; answers whether it was there.
  mutating func take(_ number: UInt32) -> Bool {
    screen.removeValue(forKey: number) != nil
  }
}
