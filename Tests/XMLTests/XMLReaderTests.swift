import Interchange
import Testing

@testable import XML

@Suite("Reading XML")
struct XMLReaderTests {
  private func read(_ text: String) -> (root: XMLElement, children: [XMLElement])? {
    var children: [XMLElement] = []
    return XMLReader.read(Array(text.utf8)) { children.append($0) }.map { ($0, children) }
  }

  @Test("The root comes alone, its children one by one, with their namespaces")
  func elements() throws {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
        <response><href>/a</href><C:comp name="VTODO"/></response>
        <sync-token> x </sync-token>
      </multistatus>
      """
    let (root, children) = try #require(read(text))
    #expect(root.name == .dav("multistatus"))
    #expect(root.children.isEmpty)
    #expect(children.map(\.name) == [.dav("response"), .dav("sync-token")])
    #expect(children[0][.dav("href")]?.text == "/a")
    #expect(children[0][.calendar("comp")]?.attributes == ["name": "VTODO"])
    #expect(children[1].text == " x ")
  }

  @Test(
    "Texts come as they were meant, in whatever encoding",
    arguments: [
      ("<a>x &amp; &lt;y&gt; &#228;</a>", "x & <y> ä"), ("<a><![CDATA[<b>&amp;]]></a>", "<b>&amp;"),
      ("<a>1\r\n2</a>", "1\n2"), ("<a>1&#13;\n2</a>", "1\r\n2"), ("<a>🧹 ½</a>", "🧹 ½"),
    ]
  )
  func texts(_ document: String, _ text: String) throws {
    #expect(try #require(read(document)).root.text == text)
  }

  @Test("A document in Latin-1 is one, too")
  func latin() throws {
    let bytes =
      Array(#"<?xml version="1.0" encoding="iso-8859-1"?><a>"#.utf8) + [0xE4] + Array("</a>".utf8)
    #expect(XMLReader.read(bytes, each: { _ in })?.text == "ä")
  }

  @Test(
    "What is no document, or tries more than one may, is none",
    arguments: [
      "", "no XML", "<a>", "<a></b>", "<a/><b/>", "<x:a/>", "<a>&unknown;</a>", "<a>\u{1}</a>",
      #"<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>"#, "<!DOCTYPE a><a/>",
      #"<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>"#,
      #"<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>"#,
      "<!doctype html><html></html>",
    ]
  )
  func refusals(_ text: String) {
    #expect(read(text) == nil)
  }

  @Test(
    "As deep as anything means something, and no deeper",
    arguments: [(32, true), (33, false), (100_000, false)]
  )
  func depth(_ depth: Int, _ isRead: Bool) {
    let text =
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    #expect((read(text) != nil) == isRead)
  }

  private static func flood(_ element: String, _ count: Int) -> String {
    "<m><r>" + String(repeating: element, count: count) + "</r></m>"
  }

  @Test(
    "As much as a server of 10,000 objects says, and no more",
    arguments: [
      (flood("<a/>", 300_000), true), (flood("<a/>", 400_001), false),
      (flood("<a b='1' c='2'/>", 50_000), true), (flood("<a b='1' c='2'/>", 50_001), false),
      (flood("<a b='" + String(repeating: "x", count: 900_000) + "'/>", 3), true),
      (flood("<a b='" + String(repeating: "x", count: 1_300_000) + "'/>", 1), false),
      (flood("<!--" + String(repeating: "x", count: 1_300_000) + "-->", 1), false),
      (flood(String(repeating: "x", count: 8 << 20), 1), true),
      (flood(String(repeating: "x", count: 1 + 8 << 20), 1), false),
    ]
  )
  func amounts(_ document: String, _ isRead: Bool) { #expect((read(document) != nil) == isRead) }

  @Test("What the writer wrote is read as it was")
  func roundTrip() throws {
    let text = "a < b & \"c\" > d\t\u{1}\r\n½ 🧹"
    let child = XMLElement(.calendar("comp"), ["name": "\"<&"], text: text)
    let document = XMLElement(.dav("prop"), [child, XMLElement(.dav("empty"))]).document
    var children: [XMLElement] = []
    let root = XMLReader.read(document) { children.append($0) }
    #expect(root?.name == .dav("prop"))
    #expect(children.first?.attributes == ["name": "\"<&"])
    #expect(children.first?.text == "a < b & \"c\" > d\t\r\n½ 🧹")
    #expect(children.last == XMLElement(.dav("empty")))
  }
}
