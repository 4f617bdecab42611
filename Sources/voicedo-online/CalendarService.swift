import Glibc
import Interchange
import Model
import Online
import XML

/// A CalDAV server as a question names it, with what was learned of it since this process began.
final class CalendarService {
  /// What makes it this one and no other.
  let facts: [JSONValue?]
  let address: WebAddress
  private let connection: WebDAVConnection
  private let client: CalendarClient
  private let limit: TimeLimit

  init(
    _ question: OnlineQuestion,
    _ transport: Transport
  ) throws(OnlineFailure) {
    facts = CalendarService.facts(of: question)
    guard let address = CalendarAccount.address(try question.required(.url)) else {
      throw .insecureURL
    }
    self.address = address
    let isLocal = try Address(address.text).isLoopback
    let user = question.text(.user)
    guard user?.contains(":") != true else { throw .badRequest(parameter: "user") }
    let password = try question.secret(for: .password, isNeeded: user != nil, isLocal: isLocal)
    let connection = try WebDAVConnection(transport, user: user, password: password)
    // A server that has many objects may think about them for a while before it says anything.
    let timeout = (question.number(.timeout, in: 1...600) ?? 120) * 1000
    self.connection = connection
    let limit = TimeLimit()
    self.limit = limit
    client = CalendarClient(
      address,
      CalendarClient.Link(
        send: { request throws(OnlineFailure) in
          try connection.send(request, within: min(timeout, try limit.left()))
        },
        read: XMLReader.read,
        freshName: {
          (0..<4).map { _ in CalendarService.digits(.random(in: .min ... .max)) }.joined()
        }
      ),
      contents: question.text(.contents).flatMap(CalendarContents.init) ?? .todos
    )
  }

  private static func digits(_ number: UInt32) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 8 - text.count) + text
  }

  /// The fields of a question that say which server it is about, and in whose name.
  static func facts(of question: OnlineQuestion) -> [JSONValue?] {
    let keys: [OnlineQuestion.Key] = [
      .url, .user, .secret, .certificates, .contents, .timeout,
    ]
    return keys.map { question[$0] }
  }

  /// What it says to a question.
  func answer(_ question: OnlineQuestion, _ answer: inout OnlineAnswer) -> [String: JSONValue] {
    let before = connection.requests
    defer { answer.requests = connection.requests - before }
    limit.begin()
    do throws(CalendarServerFailure) {
      return try client.server.answer(question)
    } catch {
      return error.fields
    }
  }
}

/// The server that the last question was about.
final class CalendarServices {
  private var last: CalendarService?

  /// The service that a question is about, the same one as before where it is.
  func service(
    of question: OnlineQuestion,
    _ transport: () -> Transport
  ) throws(OnlineFailure) -> CalendarService {
    if let last, last.facts == CalendarService.facts(of: question) { return last }
    let service = try CalendarService(question, transport())
    last = service
    return service
  }
}

extension RequestHandler {
  /// What a CalDAV server says; its refusals are answers, too.
  func calendar(
    _ question: OnlineQuestion,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> [String: JSONValue] {
    let service = try calendars.service(of: question) {
      transport(trusting: question.text(.certificates))
    }
    answer.host = hostName(of: service.address.origin)
    return service.answer(question, &answer)
  }
}
