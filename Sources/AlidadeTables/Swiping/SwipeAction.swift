import AlidadeCore
import AlidadeRender

/// An action of a row that appears when the user swipes the row.
public struct SwipeAction: Equatable, Sendable {
  let title: String
  let icon: String?
  let isDestructive: Bool
  let color: Color?
  let action: Action<Void>

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: the text on the button, which is also its name for assistive technologies.
  ///   - icon: the name of an icon of the toolkit's theme, shown beside the text; `nil` for none.
  ///   - isDestructive: `true` if the action deletes something or is hard to undo.
  ///   - color: the background of the button, on which the text is white; `nil` for red if the
  ///     action is destructive, and otherwise for gray.
  ///   - action: called on the main thread when the user presses the button or, for the first
  ///     action, performs a full swipe. The row closes by itself.
  public init(
    _ title: String, icon: String? = nil, isDestructive: Bool = false, color: Color? = nil,
    action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.title = title
    self.icon = icon
    self.isDestructive = isDestructive
    self.color = color
    self.action = Action(action)
  }

  private static let destructive = Color(light: RGBA(hex: 0xC01C28), dark: RGBA(hex: 0xC01C28))
  private static let standard = Color(light: RGBA(hex: 0x6F6E74), dark: RGBA(hex: 0x5E5C64))

  var background: Color {
    color ?? (isDestructive ? SwipeAction.destructive : SwipeAction.standard)
  }
}
