import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A message across the top of a page that stays until its cause is resolved.
///
/// ```swift
/// if !isConnected {
///   Banner("You are offline.", button: "Connect") { connect() }
/// }
/// ```
///
/// For assistive technologies, it has the role of a status. On GTK 4.14 and later, it is announced
/// when it appears or changes; with an earlier version, a screen reader can find it, but isn't
/// notified.
public struct Banner: Component, Equatable {
  private let title: String
  private let icon: String?
  private let description: String?
  private let button: String?
  private let action: Action<Void>

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - title: the message, in a few words.
  ///   - icon: the name of an icon of the toolkit's theme; `nil` for none.
  ///   - description: the details, in a sentence; `nil` for none.
  ///   - button: the title of a button that responds to the message; `nil` for none.
  ///   - action: called on the main thread when the user presses the button.
  public init(
    _ title: String, icon: String? = nil, description: String? = nil, button: String? = nil,
    action: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.title = title
    self.icon = icon
    self.description = description
    self.button = button
    self.action = Action(action)
  }

  /// The icon, the texts and the button, in a colored row.
  public var body: some Component {
    Box(background: Banner.background, role: .status) {
      Row(spacing: 12, alignment: .center) {
        if let icon { Image(icon: icon).shrink(0) }
        Column(spacing: 1) {
          Text(title, style: TextStyle(size: 14, weight: .semibold))
          if let description {
            Text(description, style: TextStyle(size: 13, color: .secondaryText)).lineLimit(2)
          }
        }
        .grow().basis(0)
        if let button { Button(button) { action() } }
      }
      .padding(horizontal: 18, vertical: 10)
    }
  }

  private static let background = Color(light: RGBA(hex: 0xFDF6D8), dark: RGBA(hex: 0x3A3216))
}
