#if HTTP
import AsyncHTTPClient

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The proxies that a fetcher uses to reach servers.
///
/// The URL of a proxy begins with `http://` or `socks5://`. It may contain a port, and for `http`
/// the name and password of a user: `http://user:password@proxy.example:3128`. Such a proxy must
/// permit `CONNECT` to the ports of the servers, even for `http` URLs. Content from an `https` URL
/// is encrypted between the server and the fetcher.
public struct HTTPProxies: Hashable, Sendable {
  /// The URL of the proxy for `http` URLs; `nil` for none.
  public var http: String?
  /// The URL of the proxy for `https` URLs; `nil` for none.
  public var https: String?
  /// The hosts that are reached without a proxy.
  ///
  /// A name such as `example.org` also stands for its subdomains, such as `www.example.org`. `*`
  /// stands for all hosts.
  public var exceptions: [String]

  /// Creates proxies.
  public init(http: String? = nil, https: String? = nil, exceptions: [String] = []) {
    self.http = http
    self.https = https
    self.exceptions = exceptions
  }

  /// No proxies.
  public static let none = HTTPProxies()

  /// The proxies that the environment names, as it does for other programs: `http_proxy`,
  /// `https_proxy` and `no_proxy`, a list of exceptions separated by commas.
  ///
  /// The last two may also be in uppercase.
  public static var environment: HTTPProxies {
    HTTPProxies { name in getenv(name).map { String(cString: $0) } }
  }

  /// Creates the proxies that the variables of an environment name.
  init(environment variable: (String) -> String?) {
    func value(_ names: String...) -> String? {
      names.compactMap(variable).first { !$0.isEmpty }
    }
    let list = value("no_proxy", "NO_PROXY") ?? ""
    self.init(
      // A server could set the variable in uppercase for a program that it runs.
      http: value("http_proxy"), https: value("https_proxy", "HTTPS_PROXY"),
      exceptions: list.split { $0 == "," || $0.isWhitespace }.map { String($0) })
  }

  /// Returns the URL of the proxy for URLs with a scheme; `nil` for none.
  func url(for scheme: HTTPAddress.Scheme) -> String? {
    switch scheme {
    case .http: http
    case .https: https
    }
  }

  /// Returns `true` if a host is reached without a proxy.
  func isException(_ host: String) -> Bool {
    exceptions.contains { exception in
      if exception == "*" { return true }
      let name = exception.lowercased().drop { $0 == "*" || $0 == "." }
      return !name.isEmpty && (host == name || host.hasSuffix("." + name))
    }
  }

  /// Returns the client's configuration of a proxy; `nil` if its URL can't be used.
  static func configuration(_ url: String) -> HTTPClient.Configuration.Proxy? {
    let name = url.prefix { $0 != ":" }
    let hasScheme = url[name.endIndex...].hasPrefix("://")
    let scheme = hasScheme ? name.lowercased() : "http"
    let address = url.dropFirst(hasScheme ? name.count + 3 : 0)
    guard let server = HTTPAuthority(String(address.prefix { $0 != "/" })) else { return nil }
    switch scheme {
    case "http":
      return .server(
        host: server.host, port: server.port.map { Int($0) } ?? 80,
        authorization: server.credentials.map(authorization))
    case "socks5", "socks5h":
      return server.credentials == nil
        ? .socksServer(host: server.host, port: server.port.map { Int($0) } ?? 1080) : nil
    default: return nil
    }
  }

  private static func authorization(_ credentials: String) -> HTTPClient.Authorization {
    let name = credentials.prefix { $0 != ":" }
    let password = credentials[name.endIndex...].dropFirst()
    return .basic(username: decoded(name), password: decoded(password))
  }

  /// Returns a text with the characters that percent signs and numbers stand for.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let number = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(number)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
#endif
