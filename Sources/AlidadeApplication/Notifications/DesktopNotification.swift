/// A message that the desktop shows outside the windows of an application.
///
/// ```swift
/// context.application.notify(
///   DesktopNotification(
///     "The download is finished", id: "download", body: "poem.txt",
///     buttons: [DesktopNotification.Button("Show in folder") { show() }]
///   ) { open() })
/// ```
public struct DesktopNotification: Sendable {
  /// A button of a notification.
  public struct Button: Sendable {
    /// The label.
    public let title: String
    let action: @MainActor @Sendable () -> Void

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: the label.
    ///   - action: called on the main thread when the user presses the button; the windows aren't
    ///     brought to the front.
    public init(_ title: String, action: @escaping @MainActor @Sendable () -> Void) {
      self.title = title
      self.action = action
    }
  }

  /// The name of the notification in the application; a newer notification with the same name
  /// replaces it.
  public let id: String
  /// The title.
  public let title: String
  /// The text below the title; empty for none.
  public let body: String
  /// The name of an icon of the desktop's theme; `nil` for the icon of the application.
  public let icon: String?
  /// A Boolean value that is `true` if the notification is shown even in "Do Not Disturb" mode.
  public let isUrgent: Bool
  /// The buttons; some desktops show only the first three, or none.
  public let buttons: [Button]
  let action: @MainActor @Sendable () -> Void

  /// Creates a notification.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - id: the name of the notification in the application.
  ///   - body: the text below the title.
  ///   - icon: the name of an icon of the desktop's theme.
  ///   - isUrgent: `true` to show it even in "Do Not Disturb" mode.
  ///   - buttons: the buttons.
  ///   - action: called on the main thread when the user presses the notification itself, which
  ///     also brings the application to the front.
  public init(
    _ title: String, id: String, body: String = "", icon: String? = nil, isUrgent: Bool = false,
    buttons: [Button] = [], action: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.title = title
    self.id = id
    self.body = body
    self.icon = icon
    self.isUrgent = isUrgent
    self.buttons = buttons
    self.action = action
  }
}
