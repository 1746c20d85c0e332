#if HTTP
import AlidadeRender

/// The parts of an `http` or `https` URL that determine where it is fetched from.
struct HTTPAddress: Hashable, Sendable {
  /// The protocol, the weaker one first.
  enum Scheme: String, CaseIterable, Comparable, Sendable {
    case http
    case https

    static func < (one: Scheme, other: Scheme) -> Bool { one == .http && other == .https }
  }

  /// The protocol.
  let scheme: Scheme
  /// The server, with the credentials, if any.
  let authority: HTTPAuthority
  /// The path and the query.
  private let target: String

  /// Creates the address of a URL; `nil` if its scheme is another one or it has no usable server.
  init?(_ url: String) {
    guard let colon = url.firstIndex(of: ":"),
      let scheme = Scheme(rawValue: url[..<colon].lowercased())
    else { return nil }
    let rest = url[url.index(after: colon)...]
    guard rest.hasPrefix("//") else { return nil }
    let remainder = rest.dropFirst(2).unicodeScalars
    let authorityText = remainder.prefix { !HTTPAddress.ends.contains($0) }
    let target = remainder[authorityText.endIndex...].prefix { $0 != "#" }
    // For the client, a backslash doesn't end the server.
    guard target.first != "\\", let authority = HTTPAuthority(String(authorityText)) else {
      return nil
    }
    self.init(scheme: scheme, authority: authority, target: String(target))
  }

  private init(scheme: Scheme, authority: HTTPAuthority, target: String) {
    self.scheme = scheme
    self.authority = authority
    self.target = target
  }

  /// The URL, without a fragment and without the credentials, which aren't sent to the server.
  var url: String { "\(scheme.rawValue)://\(authority.hostAndPort)\(target)" }

  /// Returns the address to which a server redirects the client; `nil` if the scheme is neither
  /// `http` nor `https`, or if the address has no usable server.
  ///
  /// - Parameter location: the server's `Location` header: a URL, or one relative to this one.
  /// - Throws: an ``ImageError`` if the address is reached without the encryption of this one.
  func redirected(to location: String) throws -> HTTPAddress? {
    guard let next = resolving(location) else { return nil }
    if next.scheme < scheme {
      throw ImageError(
        "The server redirects from \(scheme.rawValue) to \(next.scheme.rawValue).",
        isPermanent: true)
    }
    return next
  }

  /// The characters that end a server.
  private static let ends: Set<Unicode.Scalar> = ["/", "?", "#", "\\"]

  private func resolving(_ location: String) -> HTTPAddress? {
    let reference = String(location.prefix { $0 != "#" })
    let beginning = reference.unicodeScalars.prefix { !HTTPAddress.ends.contains($0) }
    if beginning.contains(":") { return HTTPAddress(reference) }
    if reference.hasPrefix("//") { return HTTPAddress("\(scheme.rawValue):\(reference)") }
    let path = target.prefix { $0 != "?" }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/"
    let resolved: String
    switch reference.first {
    case nil: resolved = target
    case "/": resolved = HTTPAddress.withoutDots(reference)
    case "?": resolved = String(path) + reference
    default: resolved = HTTPAddress.withoutDots(folder + reference)
    }
    return HTTPAddress(scheme: scheme, authority: authority, target: resolved)
  }

  /// Returns a path and a query, with the names `.` and `..` of the path resolved.
  private static func withoutDots(_ target: String) -> String {
    let path = target.prefix { $0 != "?" }
    var names: [Substring] = []
    let all = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for (index, name) in all.enumerated() {
      let isDot = name == "." || name == ".."
      if name == ".." { _ = names.popLast() }
      if !isDot { names.append(name) } else if index == all.count - 1 { names.append("") }
    }
    return "/" + names.joined(separator: "/") + target[path.endIndex...]
  }
}
#endif
