extension Application {
  func notify(_ notification: DesktopNotification) {
    guard isRunning else { return }
    notifications[notification.id] = notification
    toolkit?.show(notification)
  }

  func withdrawNotification(_ id: String) {
    if notifications.removeValue(forKey: id) != nil { toolkit?.withdrawNotification(id) }
  }

  /// Performs the action of a notification that the user has pressed.
  ///
  /// A notification that an earlier run of the program has sent no longer has actions: the
  /// application only comes to the front.
  ///
  /// - Parameters:
  ///   - id: the name of the notification.
  ///   - button: the index of the button; `nil` for the notification itself.
  public func activateNotification(_ id: String, button: Int? = nil) {
    guard isRunning else { return }
    // Desktops remove a notification whose action was performed.
    guard let notification = notifications.removeValue(forKey: id) else { return activate() }
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
  /// don't.
  @MainActor public func notify(_ notification: DesktopNotification) {
    application?.notify(notification)
  }

  /// Removes a notification, for example because the user has seen the information elsewhere.
  ///
  /// Nothing happens if there is no such notification, or if the user has already pressed it.
  @MainActor public func withdrawNotification(_ id: String) {
    application?.withdrawNotification(id)
  }
}
