import Alidade

/// A page about messages that the desktop shows.
struct NotificationsPage: LayoutPage {
  var isUrgent = false

  static let name = "Notifications"
  static let summary = "Messages outside of the windows, with buttons that lead back to them."
  static let family = LayoutFamily.application
  static let stage = Stage(width: 440, height: 200)

  static let sections: [ControlSection<NotificationsPage>] = [
    ControlSection("Notification", [.check("Urgent", \.isUrgent)])
  ]

  var example: ComponentList { NotificationsExample(isUrgent: isUrgent) }

  var listing: String {
    """
    context.application.notify(
      DesktopNotification(
        "The tea is ready", id: "tea",
        body: "Three minutes are over.",\
    \(isUrgent ? " isUrgent: true," : "")
        buttons: [DesktopNotification.Button("Thanks") { … }]
      ) { … })
    """
  }
}

/// A button that shows a notification, and what the user did with it.
struct NotificationsExample: Component, Equatable {
  let isUrgent: Bool

  func initialState() -> String { "No notification was pressed." }

  func body(_ context: Context<String>) -> some Component {
    Column(spacing: 12, alignment: .center, justification: .center) {
      Row(spacing: 8) {
        Button("Notify", kind: .prominent) { notify(context) }
        Button("Withdraw") { context.application.withdrawNotification("tea") }
      }
      Text(context.state)
      Text(isUrgent ? "Shown in any case" : "Shown unless the user wants quiet")
        .size(12).color(.secondaryText)
    }
  }

  @MainActor private func notify(_ context: Context<String>) {
    context.application.notify(
      DesktopNotification(
        "The tea is ready", id: "tea", body: "Three minutes are over.", isUrgent: isUrgent,
        buttons: [
          DesktopNotification.Button("Thanks") { context.update { $0 = "Thanks was pressed." } }
        ]
      ) { context.update { $0 = "The notification was pressed." } })
  }
}
