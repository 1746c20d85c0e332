import AlidadeCore
import AlidadeRender

/// Makes what is in it pressable: with the pointer, the keyboard and by assistive technologies.
///
/// It paints nothing but a highlight while the pointer is on it, and a ring while it has the
/// keyboard focus. ``Button`` is a pressable that looks like a button.
public struct Pressable: ViewComponent, Equatable {
  /// How a pressable looks and what it is.
  public struct Style: Hashable, Sendable {
    /// What it is to assistive technologies.
    public var role: AccessibilityRole
    /// What is painted behind the content.
    public var background: Color?
    /// The line around it.
    public var border: Border?
    /// The radius of its corners, of the highlight and of the focus ring, in points.
    public var cornerRadius: Double
    /// What is painted over the background while the pointer is on it.
    public var highlight: PressHighlight
    /// What assistive technologies are told beside the role; `nil` leaves the name to the content.
    public var accessibility: Accessibility?
    /// What is shown when the pointer rests on it.
    public var tooltip: String?

    /// Makes a style.
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
  /// What is laid over all of it.
  public let children: [AnyComponent]

  /// Makes components pressable.
  ///
  /// - Parameters:
  ///   - style: how it looks and what it is.
  ///   - isEnabled: whether it can be pressed and focused.
  ///   - action: what pressing does; always the closure of the newest generation runs, on the main
  ///     thread.
  ///   - content: what is laid over all of it.
  public init(
    style: Style = Style(), isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void,
    @ComponentBuilder content: () -> [AnyComponent]
  ) {
    self.style = style
    self.isEnabled = isEnabled
    self.action = Action(action)
    children = content()
  }

  /// Makes components pressable.
  ///
  /// - Parameters:
  ///   - style: how it looks and what it is.
  ///   - isEnabled: whether it can be pressed and focused.
  ///   - action: what pressing does.
  ///   - content: what is laid over all of it.
  public init(
    style: Style = Style(), isEnabled: Bool = true, action: Action<Void>,
    @ComponentBuilder content: () -> [AnyComponent]
  ) {
    self.style = style
    self.isEnabled = isEnabled
    self.action = action
    children = content()
  }

  /// The view that is pressed.
  public func view() -> ViewConfiguration? {
    let action = action
    var attributes: [ViewAttribute<any PressableView>] = [
      .on(
        .press, perform: { (_: Void) in action() },
        connect: { view, handler in view.pressHandler = handler },
        disconnect: { view, _ in view.pressHandler = nil }),
      ViewAttribute(.isEnabled, isEnabled) { view, isEnabled in view.isEnabled = isEnabled },
      ViewAttribute(.highlight, style.highlight) { view, highlight in view.highlight = highlight },
    ]
    attributes += ViewOptions(
      backgroundColor: style.background, border: style.border, cornerRadius: style.cornerRadius,
      tooltip: style.tooltip, accessibility: style.accessibility
    ).viewAttributes()
    return ViewConfiguration(.pressable(role: style.role), attributes: attributes)
  }
}

extension AttributeIdentifier {
  static let press: AttributeIdentifier = "alidade.press"
  static let isEnabled: AttributeIdentifier = "alidade.isEnabled"
  static let highlight: AttributeIdentifier = "alidade.highlight"
}
