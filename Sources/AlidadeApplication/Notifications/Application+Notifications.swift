import AlidadeRender

extension Application {
  func notify(_ notification: DesktopNotification) {
    guard isRunning else { return }
    if identifier == nil { return Application.reportNotificationWithoutIdentifier() }
    notifications.add(notification)
    toolkit?.show(notification)
  }

  private static func reportNotificationWithoutIdentifier() {
    Diagnostics.reportOnce(
      Diagnostic(
        "A notification wasn't shown because the application has no identifier.",
        remedy: """
          The desktop finds the name, the icon and the actions of a notification by the identifier of the application. \
          Declare it in the App: let identifier: String? = "org.example.Notes".
          """))
  }

  func withdrawNotification(_ id: String) {
    _ = notifications.remove(id)
    // It may be a notification of an earlier run, or one whose actions are no longer kept.
    if isRunning { toolkit?.withdrawNotification(id) }
  }

  /// Performs the action of a notification that the user has pressed.
  ///
  /// A notification that an earlier run of the program sent, or one that was followed by a hundred
  /// others, no longer has actions: the application only comes to the front.
  ///
  /// - Parameters:
  ///   - id: the name of the notification.
  ///   - button: the index of the button; `nil` for the notification itself.
  public func activateNotification(_ id: String, button: Int? = nil) {
    guard isRunning else { return }
    // Desktops remove a notification whose action was performed.
    guard let notification = notifications.remove(id) else { return activate() }
    guard let button else {
      activate()
      return notification.action()
    }
    if notification.buttons.indices.contains(button) { notification.buttons[button].action() }
  }
}

extension ApplicationReference {
  /// Shows a notification outside the windows.
  ///
  /// The application needs an ``App/identifier``; desktops get its name and icon from the desktop
  /// file with that identifier. A notification stays when the application ends, but its actions
  /// don't; at most a hundred notifications have actions at a time.
  @MainActor public func notify(_ notification: DesktopNotification) {
    application?.notify(notification)
  }

  /// Removes a notification, for example because the user has seen the information elsewhere.
  ///
  /// An earlier run of the program may have sent it. Nothing happens if there is no such
  /// notification, or if the user has already pressed it.
  @MainActor public func withdrawNotification(_ id: String) {
    application?.withdrawNotification(id)
  }
}
