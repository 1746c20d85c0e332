#if Markdown
import AlidadeComponents

/// The images of a document that are shown.
struct MarkdownImages: Equatable, Sendable {
  /// The address to which relative addresses refer; `nil` shows no images with relative addresses.
  let base: String?
  /// The lowercase schemes of addresses that are loaded.
  let schemes: Set<String>

  /// Returns the address to load for an image address in a document; `nil` for an image that isn't
  /// shown.
  func address(_ address: String) -> String? {
    if let scheme = AddressRule.scheme(of: address) {
      return schemes.contains(scheme) ? address : nil
    }
    guard let base, let scheme = AddressRule.scheme(of: base), schemes.contains(scheme),
      !address.isEmpty
    else { return nil }
    return MarkdownImages.resolve(address, from: base)
  }

  /// Returns the absolute form of a relative address, according to RFC 3986.
  private static func resolve(_ address: String, from base: String) -> String? {
    guard let schemeEnd = base.range(ofFirst: "://") else { return nil }
    let scheme = base[..<schemeEnd.lowerBound]
    if address.hasPrefix("//") { return scheme + ":" + address }
    let rest = base[schemeEnd.upperBound...].prefix { $0 != "?" && $0 != "#" }
    let host = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(host.count)
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(
      String.init)
    // A query may contain slashes and dots, which don't belong to the path.
    let new = address.prefix { $0 != "?" && $0 != "#" }
    let query = address[new.endIndex...]
    if new.isEmpty { return scheme + "://" + host + path + query }
    if new.hasPrefix("/") { parts = [] } else if !parts.isEmpty { parts.removeLast() }
    for part in (new.hasPrefix("/") ? new.dropFirst() : new).split(
      separator: "/", omittingEmptySubsequences: false)
    {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(String(part))
      }
    }
    return scheme + "://" + host + "/" + parts.joined(separator: "/") + query
  }
}

extension String {
  /// Returns the range of the first occurrence of a text.
  fileprivate func range(ofFirst text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
#endif
