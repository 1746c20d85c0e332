#if HTTP
/// A server in a URL: `user:password@host:port`, of which only the host is required.
struct HTTPAuthority: Hashable, Sendable {
  /// The user's name and password, with percent signs as in the URL; `nil` for none.
  let credentials: String?
  /// The host in lowercase, without the brackets of an IPv6 address.
  let host: String
  /// The port; `nil` for that of the scheme.
  let port: Int?

  /// Creates a server; `nil` if the text has no host, or a port that isn't a number.
  init?(_ text: String) {
    let at = text.lastIndex(of: "@")
    credentials = at.map { String(text[..<$0]) }
    let place = at.map { text[text.index(after: $0)...] } ?? text[...]
    let host: Substring
    let rest: Substring
    if place.hasPrefix("["), let end = place.firstIndex(of: "]") {
      host = place[..<end].dropFirst()
      rest = place[place.index(after: end)...]
    } else {
      host = place.prefix { $0 != ":" }
      rest = place[host.endIndex...]
    }
    self.host = host.lowercased()
    port = Int(rest.dropFirst())
    let hasPort = rest.count > 1
    if host.isEmpty || (!rest.isEmpty && !rest.hasPrefix(":")) || (hasPort && port == nil) {
      return nil
    }
  }
}
#endif
