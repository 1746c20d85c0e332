import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Does something when it is pressed.
///
/// ```swift
/// Button("Send", kind: .prominent) { mailbox.send() }
/// ```
public struct Button: Component, Equatable {
  /// How much a button stands out.
  public enum Kind: Hashable, Sendable {
    /// Stands out from the background.
    case standard
    /// Stands out most: what one usually wants to do.
    case prominent
    /// Shows only its label until the pointer is on it.
    case flat
  }

  private let kind: Kind
  private let isEnabled: Bool
  private let label: String?
  private let content: [AnyComponent]
  private let action: Action<Void>

  /// Makes a button with a text on it.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - kind: how much it stands out.
  ///   - isEnabled: whether it can be pressed.
  ///   - action: what pressing does, on the main thread.
  public init(
    _ label: String, kind: Kind = .standard, isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.label = label
    self.action = Action(action)
    let text = Text(label, style: Button.textStyle(kind)).lineLimit(1).alignment(.center)
    content = [AnyComponent(Center(isCompact: true) { text })]
  }

  /// Makes a button with anything on it.
  ///
  /// - Parameters:
  ///   - label: what the button is called, for assistive technologies.
  ///   - kind: how much it stands out.
  ///   - isEnabled: whether it can be pressed.
  ///   - action: what pressing does, on the main thread.
  ///   - content: what is on it.
  public init(
    label: String, kind: Kind = .standard, isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void,
    @ComponentBuilder content: () -> [AnyComponent]
  ) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.label = label
    self.action = Action(action)
    self.content = content()
  }

  /// A pressable with the look of a button.
  public var body: some Component {
    Pressable(style: style, isEnabled: isEnabled, action: action) {
      Inset(Button.padding) { content }
    }
  }

  private static let padding = EdgeInsets(horizontal: 14, vertical: 7)

  private static func textStyle(_ kind: Kind) -> TextStyle {
    TextStyle(size: 14, weight: .medium, color: kind == .prominent ? .white : .primaryText)
  }

  private var style: Pressable.Style {
    Pressable.Style(
      background: Button.background(kind), cornerRadius: 6,
      highlight: kind == .prominent ? Button.prominentHighlight : .standard,
      accessibility: Accessibility(label: label))
  }

  private static func background(_ kind: Kind) -> Color {
    switch kind {
    case .standard:
      Color(light: RGBA(hex: 0x000000, alpha: 0.08), dark: RGBA(hex: 0xFFFFFF, alpha: 0.10))
    case .prominent: .accent
    case .flat: .clear
    }
  }

  private static let prominentHighlight = PressHighlight(
    hovered: Color(RGBA(hex: 0xFFFFFF, alpha: 0.12)),
    pressed: Color(RGBA(hex: 0x000000, alpha: 0.16)))
}
