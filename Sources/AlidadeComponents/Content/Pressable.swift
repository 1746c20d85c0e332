import AlidadeCore
import AlidadeRender

/// A component that the user can press with the pointer, the keyboard or assistive technologies.
///
/// A pressable paints only a highlight while the pointer is over it, and a ring while it has the
/// keyboard focus. ``Button`` is a pressable that looks like a button.
public struct Pressable: ViewComponent, ContainerComponent, Equatable {
  /// The appearance and the role of a pressable.
  public struct Style: Hashable, Sendable {
    /// The role for assistive technologies.
    public var role: AccessibilityRole
    /// The color behind the content.
    public var background: Color?
    /// The line around the content.
    public var border: Border?
    /// The radius of the corners, the highlight and the focus ring, in points.
    public var cornerRadius: Double
    /// The highlight while the pointer is over the pressable.
    public var highlight: PressHighlight
    /// The properties for assistive technologies besides the role; `nil` takes the name from the
    /// content.
    public var accessibility: Accessibility?
    /// The text shown while the pointer rests on the pressable.
    public var tooltip: String?

    /// Creates a style.
    public init(
      role: AccessibilityRole = .button, background: Color? = nil, border: Border? = nil,
      cornerRadius: Double = 6, highlight: PressHighlight = .standard,
      accessibility: Accessibility? = nil, tooltip: String? = nil
    ) {
      self.role = role
      self.background = background
      self.border = border
      self.cornerRadius = cornerRadius
      self.highlight = highlight
      self.accessibility = accessibility
      self.tooltip = tooltip
    }
  }

  private let style: Style
  private let isEnabled: Bool
  private let action: Action<Void>
  private var performsCommand = false
  /// The content, each component as large as the pressable.
  public package(set) var children: [AnyComponent]

  /// Creates a pressable around components.
  ///
  /// - Parameters:
  ///   - style: the appearance and the role.
  ///   - isEnabled: `true` if the pressable can be pressed and focused.
  ///   - action: called on the main thread when the user presses it. The closure of the newest
  ///     generation is called.
  ///   - content: the content, each component as large as the pressable.
  public init(
    style: Style = Style(), isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.style = style
    self.isEnabled = isEnabled
    self.action = Action(action)
    children = content().components
  }

  /// Creates a pressable around components.
  ///
  /// - Parameters:
  ///   - style: the appearance and the role.
  ///   - isEnabled: `true` if the pressable can be pressed and focused.
  ///   - action: performed when the user presses it.
  ///   - content: the content, each component as large as the pressable.
  public init(
    style: Style = Style(), isEnabled: Bool = true, action: Action<Void>,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.style = style
    self.isEnabled = isEnabled
    self.action = action
    children = content().components
  }

  /// Returns a copy that leaves the keyboard focus where it is when the user clicks it, because it
  /// performs a command there.
  func performingCommand(_ performsCommand: Bool) -> Pressable {
    var pressable = self
    pressable.performsCommand = performsCommand
    return pressable
  }

  /// Returns the configuration of the view that responds to presses.
  public func view() -> ViewConfiguration? {
    var attributes: [ViewAttribute<any PressableView>] = [
      .press(action),
      ViewAttribute(.isEnabled, isEnabled) { view, isEnabled in view.isEnabled = isEnabled },
      ViewAttribute(.highlight, style.highlight) { view, highlight in view.highlight = highlight },
    ]
    if performsCommand {
      attributes.append(
        ViewAttribute(
          .performsCommand, true, unapplicator: { view, _ in view.performsCommand = false }
        ) { view, performsCommand in view.performsCommand = performsCommand })
    }
    attributes += ViewOptions(
      backgroundColor: style.background, border: style.border, cornerRadius: style.cornerRadius,
      tooltip: style.tooltip, accessibility: style.accessibility
    ).viewAttributes()
    return ViewConfiguration(.pressable(role: style.role), attributes: attributes)
  }
}

extension ViewAttribute where View == any PressableView {
  /// Performs an action when the user presses the view.
  static func press(_ action: Action<Void>) -> ViewAttribute {
    .on(
      .press, perform: { (_: Void) in action() },
      connect: { view, handler in view.pressHandler = handler },
      disconnect: { view, _ in view.pressHandler = nil })
  }
}

extension AttributeIdentifier {
  static let press: AttributeIdentifier = "alidade.press"
  static let isEnabled: AttributeIdentifier = "alidade.isEnabled"
  static let highlight: AttributeIdentifier = "alidade.highlight"
  static let performsCommand: AttributeIdentifier = "alidade.performsCommand"
}
