import Alidade
import Testing

@testable import AlidadeHTTP

@Suite struct HTTPAddressTests {
  @Test(arguments: [
    ("https://b/c", "https://b/c"), ("//b/c", "https://b/c"), ("/x", "https://a.org:8080/x"),
    ("x", "https://a.org:8080/one/x"), ("./x", "https://a.org:8080/one/x"),
    ("../x?y=../z", "https://a.org:8080/x?y=../z"), ("../../..", "https://a.org:8080/"),
    ("?y", "https://a.org:8080/one/two?y"), ("x#part", "https://a.org:8080/one/x"),
    ("", "https://a.org:8080/one/two?q"), ("HTTPS://b", "https://b"),
  ])
  func `a location is relative to the address that redirects`(
    _ location: String, _ url: String
  ) throws {
    let address = try #require(HTTPAddress("https://a.org:8080/one/two?q#part"))
    #expect(try address.redirected(to: location)?.url == url)
  }

  @Test(arguments: ["file:///etc/passwd", "data:image/png,", "ftp://b/c", "https:", "http:///x"])
  func `a location elsewhere than on a server of the web is none`(_ location: String) throws {
    let address = try #require(HTTPAddress("http://a.org/"))
    #expect(try address.redirected(to: location) == nil)
  }

  @Test func `a redirect to a weaker protocol is a permanent failure`() throws {
    let address = try #require(HTTPAddress("https://a.org/"))
    let error = #expect(throws: ImageError.self) { try address.redirected(to: "http://a.org/") }
    #expect(error?.isPermanent == true)
    let weaker = try #require(HTTPAddress("http://a.org/"))
    #expect(try weaker.redirected(to: "https://a.org/")?.scheme == .https)
  }

  @Test(
    arguments: [
      ("a.org", nil, "a.org", nil), ("A.org:80", nil, "a.org", 80),
      ("me:p@ss@a.org:1", "me:p@ss", "a.org", 1), ("[::1]:443", nil, "::1", 443),
      ("[::1]", nil, "::1", nil), ("a.org:", nil, "a.org", nil),
    ] as [(String, String?, String, Int?)])
  func `a server has a host, and may have credentials and a port`(
    _ text: String, _ credentials: String?, _ host: String, _ port: Int?
  ) throws {
    let server = try #require(HTTPAuthority(text))
    #expect(server.credentials == credentials && server.host == host && server.port == port)
  }

  @Test(arguments: ["", ":80", "a.org:x", "me@", "[::1]x"])
  func `a server without a host, or with another port than a number, is none`(_ text: String) {
    #expect(HTTPAuthority(text) == nil)
  }
}
