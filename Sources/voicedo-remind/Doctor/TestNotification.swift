/// What came of a test notification.
struct TestNotification: Hashable {
  let isShown: Bool
  let explanation: String
}
