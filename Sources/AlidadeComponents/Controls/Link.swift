import AlidadeCore
import AlidadeLayout
import AlidadeRender
import Synchronization

/// Text that leads somewhere.
///
/// ```swift
/// Link("Documentation", address: "https://docs.gtk.org/gtk4")
/// ```
public struct Link: Component, Equatable {
  private let content: LinkContent
  private let isWithinProgram: Bool
  private let isVisited: Bool
  private let isEnabled: Bool
  private let action: Action<Void>

  /// Makes a link that the desktop opens, with the program it has for such addresses.
  ///
  /// Only addresses of ``LinkSchemes`` are opened; following another one is reported.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - address: where it leads.
  ///   - isVisited: whether it looks as if it had been followed.
  ///   - isEnabled: whether the user can use it.
  public init(
    _ label: String, address: String, isVisited: Bool = false, isEnabled: Bool = true
  ) {
    content = LinkContent(label: label, address: address)
    isWithinProgram = false
    self.isVisited = isVisited
    self.isEnabled = isEnabled
    action = Action {}
  }

  /// Makes a link within the program.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - address: where it leads, which the user sees when the pointer rests on it.
  ///   - isVisited: whether it looks as if it had been followed.
  ///   - isEnabled: whether the user can use it.
  ///   - action: what following it does, on the main thread; nothing else happens.
  public init(
    _ label: String, address: String = "", isVisited: Bool = false, isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void
  ) {
    content = LinkContent(label: label, address: address)
    isWithinProgram = true
    self.isVisited = isVisited
    self.isEnabled = isEnabled
    self.action = Action(action)
  }

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    var content = content
    if !isWithinProgram { content.allowedSchemes = context.environment(LinkSchemes.self) }
    return control(content)
  }

  private func control(_ content: LinkContent) -> Control<LinkContent> {
    let action = action
    return Control(
      content, value: isVisited, isEnabled: isEnabled, label: content.label,
      onChange: Action { _ in action() })
  }
}

/// The schemes of addresses that links hand to the desktop, in lowercase: `http`, `https` and
/// `mailto` unless the surroundings allow others.
///
/// ```swift
/// Directory().environment(LinkSchemes.self, LinkSchemes.defaultValue.union(["tel"]))
/// ```
///
/// Allow a scheme only if every program that the desktop has for it may be run with any address that
/// a link of yours can have.
public enum LinkSchemes: EnvironmentKey {
  /// The schemes that every program allows.
  public static let defaultValue: Set<String> = ["http", "https", "mailto"]
}

/// What a link shows beside whether it was visited.
public struct LinkContent: ControlContent {
  /// Whether it was visited; a user who opens it makes it `true`.
  public typealias Value = Bool

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.link
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

  /// The text that it shows.
  public func visibleText(showing value: Value) -> String? {
    label
  }

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    value ? .text("visited") : nil
  }
}

extension ControlMetrics.Element {
  /// A link around its text.
  public static let link = Self("link", .around(20, 16, least: Size(width: 20, height: 34)))
}
