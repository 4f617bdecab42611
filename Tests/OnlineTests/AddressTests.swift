import Interchange
import Testing

@testable import Online

@Suite("Addresses that may be spoken to")
struct AddressTests {
  @Test(arguments: [
    ("https://api.example.com/v1", "https://api.example.com/v1", "api.example.com", false),
    ("https://api.example.com/v1/", "https://api.example.com/v1", "api.example.com", false),
    ("http://localhost:8080", "http://localhost:8080", "localhost", true),
    ("http://127.0.0.1:80/v1", "http://127.0.0.1:80/v1", "127.0.0.1", true),
    ("http://127.1.2.3", "http://127.1.2.3", "127.1.2.3", true),
    ("http://[::1]:11434/v1", "http://[::1]:11434/v1", "[::1]", true),
    ("HTTPS://Example.com", "https://Example.com", "Example.com", false),
  ])
  func areTaken(_ text: String, _ url: String, _ host: String, _ isLoopback: Bool) throws {
    let address = try Address(text)
    #expect(address.url == url)
    #expect(address.host == host)
    #expect(address.isLoopback == isLoopback)
  }

  @Test(arguments: [
    "http://api.example.com/v1", "http://localhost.example.com", "http://127.0.0.1.example.com",
    "http://192.168.1.2:8080", "http://0.0.0.0", "http://127.0.0.1@example.com",
    "https://user:password@example.com", "https://user@example.com", "ftp://localhost",
    "file:///etc/passwd",
    "example.com", "", "https://", "https://exa mple.com", "http://[::2]",
    "http://[::ffff:1.2.3.4]", "https://example.com/\r\nX-Evil: 1", "https://exa\nmple.com",
    "https://example.com\r\n\r\nGET / HTTP/1.1",
  ])
  func othersAreRefused(_ text: String) {
    #expect(throws: OnlineFailure.insecureURL) { try Address(text) }
  }
}
