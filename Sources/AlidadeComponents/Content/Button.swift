import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A control that performs an action when the user presses it.
///
/// ```swift
/// Button("Send", kind: .prominent) { mailbox.send() }
/// ```
public struct Button: Component, Equatable {
  /// The prominence of a button.
  public enum Kind: Hashable, Sendable {
    /// A button that stands out from the background.
    case standard
    /// A button for the most likely action, which stands out the most.
    case prominent
    /// A button that shows only its label until the pointer is over it.
    case flat
    /// A button whose action deletes something or is hard to undo.
    case destructive
  }

  private let kind: Kind
  private let isEnabled: Bool
  private let label: String?
  private let content: [AnyComponent]
  private let action: Action<Void>
  private var command: Command?
  private var showsIcon = false
  /// A Boolean value that is `true` if the button stays pressed; `nil` if it doesn't toggle
  /// anything.
  private var isOn: Bool?
  private var performsCommand = false

  /// Creates a button with a text label.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - kind: the prominence of the button.
  ///   - isEnabled: `true` if the button can be pressed.
  ///   - action: called on the main thread when the user presses the button.
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

  /// Creates a button with custom content.
  ///
  /// - Parameters:
  ///   - label: the name for assistive technologies.
  ///   - kind: the prominence of the button.
  ///   - isEnabled: `true` if the button can be pressed.
  ///   - action: called on the main thread when the user presses the button.
  ///   - content: the components on the button.
  public init(
    label: String, kind: Kind = .standard, isEnabled: Bool = true,
    action: @escaping @MainActor @Sendable () -> Void,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.label = label
    self.action = Action(action)
    self.content = content().components
  }

  /// Creates a button that performs a command.
  ///
  /// The button shows the title of the command. It is disabled while no component can perform the
  /// command. If the command toggles a setting, the button is a toggle button, which stays pressed
  /// while the setting is on.
  ///
  /// A click leaves the keyboard focus where it is, so the command applies to the content that the
  /// user is working with, such as selected text.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - kind: the prominence of the button.
  ///   - showsIcon: `true` to show the icon of the command if it has one; the title and the
  ///     shortcut are then a tooltip.
  public init(_ command: Command, kind: Kind = .standard, showsIcon: Bool = false) {
    self.init(command.title, kind: kind) {}
    self.command = command
    self.showsIcon = showsIcon
  }

  /// Returns a copy of the button for a command, which leaves the keyboard focus where it is when
  /// the user clicks it.
  ///
  /// - Parameter isOn: `true` if the button stays pressed; `nil` if it doesn't toggle anything.
  package func performingCommand(isOn: Bool?) -> Button {
    var button = self
    button.isOn = isOn
    button.performsCommand = true
    return button
  }

  /// A pressable with the look of a button.
  public var body: some Component {
    if let command {
      CommandButton(command: command, kind: kind, showsIcon: showsIcon)
    } else {
      Pressable(style: style, isEnabled: isEnabled, action: action) {
        Inset(Button.padding) { content }
      }
      .performingCommand(performsCommand)
    }
  }

  private static let padding = EdgeInsets(horizontal: 14, vertical: 7)

  private static func textStyle(_ kind: Kind) -> TextStyle {
    TextStyle(size: 14, weight: .medium, color: textColor(kind))
  }

  private static func textColor(_ kind: Kind) -> Color {
    switch kind {
    case .standard, .flat: .primaryText
    case .prominent: .white
    case .destructive: .red
    }
  }

  private var style: Pressable.Style {
    Pressable.Style(
      role: isOn == nil ? .button : .toggleButton,
      background: isOn == true ? Button.pressedBackground(kind) : Button.background(kind),
      cornerRadius: 6, highlight: kind == .prominent ? Button.prominentHighlight : .standard,
      accessibility: Accessibility(label: label, isPressed: isOn))
  }

  private static func background(_ kind: Kind) -> Color {
    switch kind {
    case .standard, .destructive:
      Color(light: RGBA(hex: 0x000000, alpha: 0.08), dark: RGBA(hex: 0xFFFFFF, alpha: 0.10))
    case .prominent: .accent
    case .flat: .clear
    }
  }

  private static func pressedBackground(_ kind: Kind) -> Color {
    switch kind {
    case .standard, .destructive, .flat:
      Color(light: RGBA(hex: 0x000000, alpha: 0.22), dark: RGBA(hex: 0xFFFFFF, alpha: 0.26))
    case .prominent: .accent.opacity(0.7)
    }
  }

  private static let prominentHighlight = PressHighlight(
    hovered: Color(RGBA(hex: 0xFFFFFF, alpha: 0.12)),
    pressed: Color(RGBA(hex: 0x000000, alpha: 0.16)))
}
