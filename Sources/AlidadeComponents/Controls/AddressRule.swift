import AlidadeRender

/// The rule that determines which addresses are passed to other programs, for links and for
/// applications.
package enum AddressRule {
  /// A reason why an address isn't opened.
  package enum Refusal: Sendable {
    /// The scheme isn't allowed; `nil` if there is none.
    case scheme(String?)
    /// The address contains a character that isn't allowed in addresses, such as a line break.
    case controlCharacter
  }

  /// Returns the reason why an address isn't opened; `nil` for an address that can be opened.
  package static func refusal(of address: String, _ allowedSchemes: Set<String>) -> Refusal? {
    let scheme = scheme(of: address)
    guard let scheme, allowedSchemes.contains(scheme) else { return .scheme(scheme) }
    return address.unicodeScalars.contains(where: isControl) ? .controlCharacter : nil
  }

  /// Returns the lowercase part before the first colon if it is a scheme according to RFC 3986.
  package static func scheme(of address: String) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = address[..<colon]
    let isScheme = scheme.utf8.enumerated().allSatisfy { index, byte in
      switch byte | 0x20 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): true
      default: index > 0 && "0123456789+-.".utf8.contains(byte)
      }
    }
    return isScheme && !scheme.isEmpty ? scheme.lowercased() : nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  // MARK: - Reports

  /// Reports a refusal, once for each reason.
  package static func report(_ refusal: Refusal, of address: String, _ allowed: Set<String>) {
    switch refusal {
    case .scheme(let scheme): report(scheme, address, allowed)
    case .controlCharacter:
      Diagnostics.reportOnce(
        Diagnostic(
          "An address wasn't opened because it contains a control character.",
          values: ["address  \(address.debugDescription)"],
          remedy: """
            Such an address may do something else in the program that opens it than it seems to. Percent-encode the \
            character if it is a part of the address. This is reported once.
            """), cause: "control character")
    }
  }

  private static func report(_ scheme: String?, _ address: String, _ allowed: Set<String>) {
    Diagnostics.reportOnce(
      Diagnostic(
        "An address wasn't opened because its scheme isn't allowed.",
        values: ["scheme   \(scheme ?? "none")", "address  \(address)"],
        remedy: """
          Addresses can come from anywhere, and the desktop runs programs for many schemes, so links and applications \
          open only \(allowed.sorted().joined(separator: ", ")). To allow another scheme, use \
          .environment(AllowedLinkSchemes.self, AllowedLinkSchemes.defaultValue.union(["tel"])), or give the link an \
          action. This is reported once for each scheme.
          """), cause: scheme ?? "")
  }
}
