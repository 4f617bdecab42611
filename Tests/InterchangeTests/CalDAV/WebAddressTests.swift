import Testing

@testable import Interchange

@Suite("Addresses of servers")
struct WebAddressTests {
  @Test(
    "Are read in one way",
    arguments: [
      ("https://Example.COM", "https://example.com/"), ("HTTPS://a.b:443/x", "https://a.b/x"),
      ("http://127.0.0.1:80/", "http://127.0.0.1/"),
      ("https://a.b:8443/x y?q=1#f", "https://a.b:8443/x%20y?q=1"),
      ("https://[::1]:5232/ü", "https://[::1]:5232/%C3%BC"),
      ("https://a.b/x/../y/./z", "https://a.b/y/z"),
      ("https://a.b/../..", "https://a.b/"), ("https://a.b//x//y/", "https://a.b/x//y/"),
      ("https://a.b?x", "https://a.b/?x"),
    ]
  )
  func read(_ text: String, _ read: String) {
    #expect(WebAddress(text)?.text == read)
  }

  @Test(
    "Are none where they could be read in two",
    arguments: [
      "", "a.b", "ftp://a.b/", "https://", "https:///x", "https://user@a.b/", "https://a.b:x/",
      "https://a.b:0/",
      "https://a.b:99999/", "https://a b/", "https://a\\b/", "https://a.b\\@c.d/", "https://ä.b/",
      "https://a%2eb/",
      "https://[::1/", "https://[x]/", "https://a.b/\r\nX: y", "https://a.b/\u{0}",
      "https://a.b:443:1/",
    ]
  )
  func refused(_ text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test(
    "References lead where RFC 3986 says",
    arguments: [
      ("/c", "https://h/c"), ("c", "https://h/a/c"), ("./c", "https://h/a/c"),
      ("../c", "https://h/c"), ("", "https://h/a/b?q"),
      ("?x", "https://h/a/b?x"), ("//o/c", "https://o/c"), ("https://o:1/c", "https://o:1/c"),
      ("./c:d", "https://h/a/c:d"),
      (" /c \n", "https://h/c"), ("mailto:x", nil), ("javascript:1", nil), ("/c\u{7}", nil),
    ] as [(String, String?)]
  )
  func resolve(_ reference: String, _ result: String?) throws {
    let base = try #require(WebAddress("https://h/a/b?q"))
    #expect(base.resolving(reference)?.text == result)
  }

  @Test(
    "Two that name the same object are equal",
    arguments: [
      ("https://h/a%20b.ics", "https://H:443/a b.ics", true),
      ("https://h/x%2B%40.ics", "https://h/x+@.ics", true),
      ("https://h/%7Ea", "https://h/~a", true), ("https://h/gr%c3%bcn", "https://h/grün", true),
      ("https://h/a%2Fb", "https://h/a/b", false), ("https://h/a%2fb", "https://h/a%2Fb", true),
      ("https://h/A", "https://h/a", false), ("https://h/a", "https://i/a", false),
      ("https://h/%ff", "https://h/%fe", false),
      ("https://h/a%", "https://h/a%25", true),
    ]
  )
  func same(_ one: String, _ other: String, _ isSame: Bool) {
    #expect((CalendarAddress(one) == CalendarAddress(other)) == isSame)
  }
}
