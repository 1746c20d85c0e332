import Testing

@testable import AlidadeHTTP

@Suite struct HTTPProxiesTests {
  @Test func `the environment names proxies and exceptions`() {
    let variables = [
      "http_proxy": "http://a:1", "https_proxy": "", "HTTPS_PROXY": "b:2",
      "no_proxy": "localhost, .example.org,10.0.0.1",
    ]
    let proxies = HTTPProxies { variables[$0] }
    #expect(proxies.url(for: .http) == "http://a:1" && proxies.url(for: .https) == "b:2")
    #expect(proxies.exceptions == ["localhost", ".example.org", "10.0.0.1"])
    #expect(HTTPProxies { ["HTTP_PROXY": "http://a"][$0] } == .none)
  }

  @Test func `an exception is a host or what its names end with`() {
    let proxies = HTTPProxies(exceptions: ["localhost", ".example.org", "*.b.org", "10.0.0.1"])
    for host in ["localhost", "example.org", "www.example.org", "x.b.org", "10.0.0.1"] {
      #expect(proxies.isException(host), "\(host)")
    }
    for host in ["example.com", "anexample.org", "host", "110.0.0.1"] {
      #expect(!proxies.isException(host), "\(host)")
    }
    #expect(HTTPProxies(exceptions: ["*"]).isException("any.host"))
    #expect(!HTTPProxies(exceptions: ["", "."]).isException("any.host"))
  }

  @Test(arguments: [
    ("http://proxy.example:3128", "proxy.example", 3128),
    ("proxy.example:8080/", "proxy.example", 8080),
    ("http://proxy.example", "proxy.example", 80), ("socks5://[::1]", "::1", 1080),
  ])
  func `a proxy has a host and a port`(_ url: String, _ host: String, _ port: Int) throws {
    let proxy = try #require(HTTPProxies.configuration(url))
    #expect(proxy.host == host && proxy.port == port && proxy.authorization == nil)
  }

  @Test func `the user of a proxy may have any name and password`() throws {
    let proxy = try #require(HTTPProxies.configuration("http://m%65:p%40:s%2@proxy.example"))
    #expect(proxy.host == "proxy.example")
    #expect(proxy.authorization == .basic(username: "me", password: "p@:s%2"))
  }

  @Test(arguments: [
    "", "https://a", "ftp://a", "http://", "http://a:b", "socks5://me:p@a", "http://1.2.3.4:99999",
  ])
  func `a proxy with another protocol, or without a host or a port, can't be used`(_ url: String) {
    #expect(HTTPProxies.configuration(url) == nil)
  }
}
