#if HTTP
/// A server in a URL: `user:password@host:port`, of which only the host is required.
struct HTTPAuthority: Hashable, Sendable {
  /// The user's name and password, with percent signs as in the URL; `nil` for none.
  let credentials: String?
  /// The host in lowercase, without the brackets of an IPv6 address.
  let host: String
  /// The port; `nil` for that of the scheme.
  let port: UInt16?

  /// Creates a server; `nil` if the text has no host that the client can use, or has a port that
  /// isn't a number up to 65535.
  init?(_ text: String) {
    // The client also divides a text between scalars: a mark after a colon doesn't hide the colon.
    let scalars = text.unicodeScalars
    let at = scalars.lastIndex(of: "@")
    credentials = at.map { String(scalars[..<$0]) }
    let hostAndPort = at.map { scalars[scalars.index(after: $0)...] } ?? scalars[...]
    let host: Substring.UnicodeScalarView
    let rest: Substring.UnicodeScalarView
    let isUsable: Bool
    if hostAndPort.first == "[", let end = hostAndPort.firstIndex(of: "]") {
      host = hostAndPort[..<end].dropFirst()
      rest = hostAndPort[hostAndPort.index(after: end)...]
      isUsable = host.contains(":")
    } else {
      host = hostAndPort.prefix { $0 != ":" }
      rest = hostAndPort[host.endIndex...]
      isUsable = !host.isEmpty && host.allSatisfy(HTTPAuthority.isAllowed)
    }
    let digits = rest.dropFirst()
    let port = UInt16(String(digits))
    guard isUsable, rest.isEmpty || rest.first == ":",
      digits.allSatisfy({ ("0"..."9").contains($0) }), digits.isEmpty || port != nil
    else { return nil }
    self.host = String(host).lowercased()
    self.port = port
  }

  /// The host and the port as in a URL.
  var hostAndPort: String {
    let name = host.unicodeScalars.contains(":") ? "[\(host)]" : host
    return port.map { "\(name):\($0)" } ?? name
  }

  /// Returns `true` for a scalar that the name of a host may contain.
  ///
  /// The client decodes percent signs and then removes brackets, wide ones too, and ends the
  /// program if nothing of the host remains.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .closePunctuation, .control, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      return false
    default: return !percentSigns.contains(scalar)
    }
  }

  /// The percent sign, and its small and its wide form.
  private static let percentSigns: Set<Unicode.Scalar> = ["%", "\u{FE6A}", "\u{FF05}"]
}
#endif
