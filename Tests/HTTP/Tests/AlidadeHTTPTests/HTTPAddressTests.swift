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

  @Test(arguments: [
    "file:///etc/passwd", "data:image/png,", "ftp://b/c", "https:", "http:///x",
    "http://1.2.3.4:99999/", "//1.2.3.4:99999/", "http://%5B%5D/",
  ])
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
      ("[FE80::1%25eth0]:65535", nil, "fe80::1%25eth0", 65535),
      ("b\u{FC}cher.example", nil, "b\u{FC}cher.example", nil),
    ] as [(String, String?, String, UInt16?)])
  func `a server has a host, and may have credentials and a port`(
    _ text: String, _ credentials: String?, _ host: String, _ port: UInt16?
  ) throws {
    let server = try #require(HTTPAuthority(text))
    #expect(server.credentials == credentials && server.host == host && server.port == port)
  }

  @Test(arguments: [
    "", ":80", "a.org:x", "me@", "[::1]x", "1.2.3.4:65536", "[::1]:70000", "a.org:-1", "a.org:+80",
  ])
  func `a server without a host, or without a usable port, is none`(_ text: String) {
    #expect(HTTPAuthority(text) == nil)
  }

  // The last ones have wide brackets, or wide percent signs.
  @Test(arguments: [
    "%5B%5D", "a%2eorg", "[]", "[a]", "[", "]", "a b", "a\n", "\u{FF3B}\u{FF3D}",
    "\u{FF05}5B\u{FF05}5D",
  ])
  func `a host of which the client would make another one is none`(_ text: String) {
    #expect(HTTPAuthority(text) == nil)
  }

  @Test(arguments: [
    "http://a.org:80\u{301}", "http://1.2.3.4:99999/\u{301}@a.org/", "http://a.org\\@1.2.3.4/",
    "http://a.org@\u{301}1.2.3.4:99999/",
  ])
  func `an address that the client would divide elsewhere is none`(_ url: String) {
    #expect(HTTPAddress(url) == nil)
  }

  @Test(arguments: [
    ("http://A.org:00080/b", "http://a.org:80/b"), ("http://a.org:/b", "http://a.org/b"),
    ("http://me:p@ss@a.org/b", "http://a.org/b"), ("https://[::1]:1?b", "https://[::1]:1?b"),
  ])
  func `a URL is made of the parts of the address`(_ url: String, _ made: String) {
    #expect(HTTPAddress(url)?.url == made)
  }
}
