package import Actions
import Interchange

extension CalendarLink {
  /// The servers that the program of this installation reaches; all that is asked of one goes through
  /// one process.
  package static let live = CalendarLink { place, online, interrupt throws(OnlineError) in
    let conversation = try online.converse(interrupt)
    let account = CalendarAccount(
      url: place.address,
      user: place.user,
      secret: place.secret.map { [$0] } ?? [],
      privateVariables: place.privateVariables
    )
    return CalendarServer(account) { question throws(OnlineFailure) in
      do throws(OnlineError) {
        return try conversation.ask(question, .seconds(600))
      } catch {
        throw error == .interrupted ? .offline : .timeout
      }
    }
  }
}
