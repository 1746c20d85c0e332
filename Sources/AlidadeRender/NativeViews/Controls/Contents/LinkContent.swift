import Synchronization

/// What a link shows beside whether it was visited.
public struct LinkContent: ControlContent {
  /// Whether it was visited; a user who opens it makes it `true`.
  public typealias Value = Bool

  /// A link.
  public static let kind = PortableViewClass.Kind.link
  /// Leads nowhere.
  public static let initial = LinkContent()
  /// Not visited.
  public static let initialValue = false

  /// The text, on one line.
  public var label: String
  /// Where it leads, as an address such as `https://…`.
  public var address: String
  /// The schemes, in lowercase, of addresses that the toolkit hands to the desktop; `nil` for a link
  /// within the program, whose address is only shown.
  public var allowedSchemes: Set<String>?

  /// Makes the content.
  public init(label: String = "", address: String = "", allowedSchemes: Set<String>? = nil) {
    self.label = label
    self.address = address
    self.allowedSchemes = allowedSchemes
  }

  /// Returns the address that the toolkit is to open when the user follows the link; `nil` for none.
  ///
  /// An address whose scheme is not allowed is reported, once for each scheme of the process, and is
  /// not opened. Any thread.
  public func addressToOpen() -> String? {
    guard let allowedSchemes, !address.isEmpty else { return nil }
    let scheme = LinkContent.scheme(of: address)
    if let scheme, allowedSchemes.contains(scheme) { return address }
    if LinkContent.reported.withLock({ $0.insert(scheme ?? "").inserted }) {
      report(scheme, allowedSchemes)
    }
    return nil
  }

  private static let reported = Mutex<Set<String>>([])

  /// Returns what stands before the first colon, in lowercase, if it is a scheme as RFC 3986 has it.
  private static func scheme(of address: String) -> String? {
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

  private func report(_ scheme: String?, _ allowed: Set<String>) {
    Diagnostics.report(
      Diagnostic(
        "A link was not opened, because its scheme is not allowed.",
        values: ["scheme   \(scheme ?? "none")", "address  \(address)"],
        remedy: """
          Addresses can come from anywhere, and the desktop runs programs for many schemes. So links open \
          \(allowed.sorted().joined(separator: ", ")) only. Allow another scheme with \
          .environment(LinkSchemes.self, LinkSchemes.defaultValue.union(["tel"])), or give the link an action. This is \
          reported once for each scheme.
          """))
  }

  /// As large as its text; the text may be cut off.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    measurer.extents(of: .link, around: [label])
  }
}
