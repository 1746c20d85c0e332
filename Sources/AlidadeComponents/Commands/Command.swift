import AlidadeCore
import AlidadeRender

/// An action that the user can perform in different ways: with a button, a menu, or a shortcut.
///
/// ```swift
/// extension Command {
///   static let addNote = Command("New Note", icon: "list-add-symbolic", shortcut: KeyCombination("n", .control))
/// }
/// ```
///
/// A command describes an action; a component performs it, with
/// ``Component/onCommand(_:title:isEnabled:isOn:perform:)``. Buttons and menu items for a command
/// show its title, and are disabled while no component handles it.
///
/// The title and the category are translated where they are shown.
public struct Command: Hashable, Sendable, Identifiable {
  /// The name that identifies the command.
  public let id: String
  /// The title, such as "New Note".
  public let title: String
  /// The name of an icon of the toolkit's theme; `nil` for none.
  public let icon: String?
  /// The keys that perform the command; `nil` for none.
  public let shortcut: KeyCombination?
  /// The heading of the command in the list of all shortcuts.
  public let category: String
  /// A Boolean value that is `true` if the command deletes something or is hard to undo.
  public let isDestructive: Bool
  /// A Boolean value that is `true` if the title is one of Alidade's texts.
  private let isStandard: Bool

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - id: the name that identifies the command; `nil` for the title.
  ///   - icon: the name of an icon of the toolkit's theme; `nil` for none.
  ///   - shortcut: the keys that perform the command; `nil` for none. The focused view gets them
  ///     first, so combine keys that type text with Control or Alt.
  ///   - category: the heading of the command in the list of all shortcuts.
  ///   - isDestructive: `true` if the command deletes something or is hard to undo.
  public init(
    _ title: String, id: String? = nil, icon: String? = nil, shortcut: KeyCombination? = nil,
    category: String = "General", isDestructive: Bool = false
  ) {
    self.id = id ?? title
    self.title = title
    self.icon = icon
    self.shortcut = shortcut
    self.category = category
    self.isDestructive = isDestructive
    isStandard = false
  }

  /// Creates a command whose title and category are among Alidade's texts.
  ///
  /// The name differs from the title, because an application may have a command of its own with the
  /// same title.
  package init(
    standard title: String, id: String, icon: String? = nil, shortcut: KeyCombination? = nil,
    category: String = "General"
  ) {
    self.id = id
    self.title = title
    self.icon = icon
    self.shortcut = shortcut
    self.category = category
    isDestructive = false
    isStandard = true
  }

  /// The title, which is translated when it is shown.
  var localizedTitle: LocalizedText {
    let template = TextTemplate(title)
    return isStandard ? LocalizedText(standard: template) : LocalizedText(template)
  }
}

extension Context {
  /// Returns the title of a command in the component's language.
  package func title(of command: Command) -> String { text(command.localizedTitle) }

  /// Returns a category of commands in the component's language.
  ///
  /// The application's translation takes precedence, because the category may be the application's
  /// own.
  package func title(ofCategory category: String) -> String {
    let own = text(LocalizedText(TextTemplate(category)))
    if own != category { return own }
    return category == "General" ? standardText("General") : standardText(TextTemplate(category))
  }
}

/// The title of a command, and whether the command can currently be performed.
public struct CommandStatus: Hashable, Sendable {
  /// The title; a component that handles the command may have a more specific one.
  public let title: String
  /// A Boolean value that is `true` if a component can perform the command.
  public let isEnabled: Bool
  /// A Boolean value that is `true` if the setting that the command toggles is on; `nil` if the
  /// command toggles nothing.
  public let isOn: Bool?
}
