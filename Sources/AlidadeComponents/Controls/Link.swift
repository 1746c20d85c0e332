import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Text that opens an address or performs an action when the user follows it.
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

  /// Creates a link that the desktop opens with the program for its scheme.
  ///
  /// ``Component/onOpenLink(perform:)`` of an ancestor can open the address instead. Otherwise,
  /// only addresses with ``AllowedLinkSchemes`` are opened; following a link with any other address
  /// is reported.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - address: the address to open.
  ///   - isVisited: `true` if the link looks visited.
  ///   - isEnabled: `true` if the user can use the control.
  public init(
    _ label: String, address: String, isVisited: Bool = false, isEnabled: Bool = true
  ) {
    content = LinkContent(label: label, address: address)
    isWithinProgram = false
    self.isVisited = isVisited
    self.isEnabled = isEnabled
    action = Action {}
  }

  /// Creates a link within the program.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - address: the address that the user sees when the pointer rests on the link.
  ///   - isVisited: `true` if the link looks visited.
  ///   - isEnabled: `true` if the user can use the control.
  ///   - action: called on the main thread when the user follows the link; no address is opened.
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
    let (address, isWithinProgram, action) = (content.address, isWithinProgram, action)
    return Control(
      content, value: isVisited, isEnabled: isEnabled, label: content.label,
      onChange: Action { _ in
        if isWithinProgram { action() } else { LinkRequest.open(address, from: context) }
      })
  }
}

/// The lowercase schemes of addresses that links and applications pass to the desktop: `http`,
/// `https` and `mailto` unless the environment allows others.
///
/// ```swift
/// Directory().environment(AllowedLinkSchemes.self, AllowedLinkSchemes.defaultValue.union(["tel"]))
/// ```
///
/// Allow a scheme only if every address in your links and calls is safe for every program that the
/// desktop may run for it.
public enum AllowedLinkSchemes: EnvironmentKey {
  /// The schemes that are allowed by default.
  public static let defaultValue: Set<String> = ["http", "https", "mailto"]
}

/// The content of a link, apart from its visited state.
public struct LinkContent: ControlContent {
  /// A Boolean value that is `true` if the link was visited; it becomes `true` when the user opens
  /// the link.
  public typealias Value = Bool

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.link
  /// A link without text or address.
  public static let initial = LinkContent()
  /// Not visited.
  public static let initialValue = false

  /// The text, on one line.
  public var label: String
  /// The address of the link, such as `https://…`; the view only shows it.
  public var address: String

  /// Creates the content.
  public init(label: String = "", address: String = "") {
    self.label = label
    self.address = address
  }

  /// Returns the size of the text; the text can be truncated.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    measurer.extents(of: .link, around: [label])
  }

  /// Returns the visible text.
  public func visibleText(showing value: Value) -> String? {
    label
  }

  /// Returns the value for assistive technologies.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    value ? .text("visited") : nil
  }
}

extension ControlMetrics.Element {
  /// A link around its text.
  public static let link = Self("link", .around(20, 16, least: Size(width: 20, height: 34)))
}
