#if GTK
import AlidadeApplication
import CAlidadeGTK
import CGTK

extension GTKApplication {
  /// Sends a request to the desktop.
  public func perform(
    _ request: DesktopRequest, _ finish: @escaping @MainActor (DesktopError?) -> Void
  ) {
    DesktopRequests.perform(request, in: activeWindow?.widget.window, finish)
  }

  // MARK: - Notifications

  private static let notificationAction = "alidade-notification"

  /// Sends a notification to the desktop.
  public func show(_ notification: DesktopNotification) {
    let native = g_notification_new(notification.title)
    defer { g_object_unref(UnsafeMutableRawPointer(native)) }
    if !notification.body.isEmpty { g_notification_set_body(native, notification.body) }
    if let name = notification.icon, let icon = g_themed_icon_new(name) {
      g_notification_set_icon(native, icon)
      g_object_unref(UnsafeMutableRawPointer(icon))
    }
    if notification.isUrgent { g_notification_set_priority(native, G_NOTIFICATION_PRIORITY_URGENT) }
    let action = "app." + GTKApplication.notificationAction
    g_notification_set_default_action_and_target_value(
      native, action, g_variant_new_string("0 " + notification.id))
    for (index, button) in notification.buttons.enumerated() {
      g_notification_add_button_with_target_value(
        native, button.title, action, g_variant_new_string("\(index + 1) " + notification.id))
    }
    g_application_send_notification(gApplication, notification.id, native)
  }

  /// Removes a notification from the desktop.
  public func withdrawNotification(_ id: String) {
    guard g_application_get_application_id(gApplication) != nil else { return }
    g_application_withdraw_notification(gApplication, id)
  }

  /// Adds the action that the desktop activates when the user presses a notification or one of its
  /// buttons.
  ///
  /// The action also starts the program if it isn't running.
  func addNotificationAction() {
    // Proof of no dangling: the application is released, and with it the action, by the deinit of
    // this object.
    let reference = Unmanaged.passUnretained(self).toOpaque()
    alidade_add_text_action(
      UnsafeMutableRawPointer(gApplication), GTKApplication.notificationAction,
      { text, reference in
        // Proof: GLib calls on the main thread, and the pointers don't leave this call.
        nonisolated(unsafe) let (target, owner) = (text, reference)
        onMainThread {
          Unmanaged<GTKApplication>.fromOpaque(owner).takeUnretainedValue()
            .notificationWasPressed(String(cString: target))
        }
      }, reference)
  }

  /// Performs the action of a notification.
  ///
  /// The action's target contains the number of the button, or 0, and the notification's
  /// identifier.
  private func notificationWasPressed(_ target: String) {
    let parts = target.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]) else { return }
    guard let application else { return activate() }
    application.activateNotification(String(parts[1]), button: number > 0 ? number - 1 : nil)
  }
}
#endif
