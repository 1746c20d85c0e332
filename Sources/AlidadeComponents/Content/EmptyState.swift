import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A message in the middle of a space that has nothing else to show, such as an empty list.
///
/// ```swift
/// List(mails) { MailRow(mail: $0) }
///   .overlay {
///     if mails.isEmpty {
///       EmptyState("No mail", icon: "mail-unread-symbolic", description: "You have read it all.")
///     }
///   }
/// ```
public struct EmptyState: Component, Equatable {
  private let title: String
  private let icon: String?
  private let description: String?
  private let actions: [AnyComponent]

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - title: a short statement that says what is missing or what went wrong.
  ///   - icon: the name of an icon of the toolkit's theme; `nil` for none.
  ///   - description: the reason, or what the user can do, in a sentence or two.
  ///   - actions: components below the text, such as a button that tries again.
  public init(
    _ title: String, icon: String? = nil, description: String? = nil,
    @ComponentBuilder actions: () -> ComponentList = { ComponentList() }
  ) {
    self.title = title
    self.icon = icon
    self.description = description
    self.actions = actions().components
  }

  /// The icon, the title, the description and the actions, one below the other.
  public var body: some Component {
    Center {
      Column(spacing: 12, alignment: .center) {
        if let icon { Image(icon: icon, size: 96).tint(EmptyState.faint) }
        Text(title).size(24).weight(.bold).alignment(.center).heading(2)
        if let description {
          Text(description).size(15).color(.secondaryText).alignment(.center)
        }
        actions
      }
      .padding(24)
    }
  }

  private static let faint = Color.secondaryText.opacity(0.6)
}
