/// The notifications that were sent most recently, whose actions the application keeps.
///
/// A desktop doesn't report that a notification has disappeared, so the number is limited: an older
/// notification, like one of an earlier run, only brings the application to the front.
struct RecentNotifications {
  /// The maximum number of notifications.
  static let limit = 100

  private var notifications: [DesktopNotification] = []

  /// Adds a notification, replacing an earlier one with the same name.
  mutating func add(_ notification: DesktopNotification) {
    notifications.removeAll { $0.id == notification.id }
    notifications.append(notification)
    if notifications.count > RecentNotifications.limit { notifications.removeFirst() }
  }

  /// Removes and returns the notification with a name; `nil` if there is none.
  mutating func remove(_ id: String) -> DesktopNotification? {
    let index = notifications.firstIndex { $0.id == id }
    return index.map { notifications.remove(at: $0) }
  }
}
