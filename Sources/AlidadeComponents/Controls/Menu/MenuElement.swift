import AlidadeCore
import AlidadeRender

/// An element of a menu: a ``MenuItem``, a ``Submenu`` or a ``MenuGroup``.
public struct MenuElement: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    case item(MenuItem)
    case submenu(String, [MenuElement])
    case group(String, [MenuElement])
  }

  let kind: Kind
}

/// A menu item that the user can choose.
public struct MenuItem: Equatable, Sendable {
  /// The command that the item performs; `nil` for an item with its own action.
  let command: Command?
  let status: CommandStatus
  let isDestructive: Bool
  let shortcut: KeyCombination?
  let action: Action<Void>

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - isOn: `true` if the item is checked; `nil` for an item without a check mark.
  ///   - isEnabled: `true` if the item can be chosen.
  ///   - isDestructive: `true` if the action deletes something or is hard to undo.
  ///   - shortcut: the keys that choose the item while the view that opens the menu is visible in
  ///     the active window; `nil` for none.
  ///   - action: called on the main thread when the user chooses the item.
  public init(
    _ title: String, isOn: Bool? = nil, isEnabled: Bool = true, isDestructive: Bool = false,
    shortcut: KeyCombination? = nil, action: @escaping @MainActor @Sendable () -> Void
  ) {
    command = nil
    status = CommandStatus(title: title, isEnabled: isEnabled, isOn: isOn)
    self.isDestructive = isDestructive
    self.shortcut = shortcut
    self.action = Action(action)
  }

  /// Creates an item that performs a command.
  ///
  /// The item shows the title and the shortcut of the command. It is disabled while no component
  /// can perform the command.
  public init(_ command: Command) {
    self.command = command
    status = CommandStatus(title: command.title, isEnabled: false, isOn: nil)
    isDestructive = command.isDestructive
    shortcut = command.shortcut
    action = Action {}
  }

  private init(
    _ command: Command, _ status: CommandStatus, action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.command = command
    self.status = status
    isDestructive = command.isDestructive
    shortcut = command.shortcut
    self.action = Action(action)
  }

  /// Returns the item with the current status of its command.
  func resolved(in context: Context<NoState>) -> MenuItem {
    guard let command else { return self }
    return MenuItem(command, context.status(of: command)) { context.perform(command) }
  }
}

/// A menu inside a menu.
public struct Submenu: Equatable, Sendable {
  let title: String
  let elements: [MenuElement]

  /// Creates a menu that opens from an entry with the title.
  public init(_ title: String, @MenuBuilder elements: () -> [MenuElement]) {
    self.title = title
    self.elements = elements()
  }
}

/// A group of related menu entries, with separator lines around them.
public struct MenuGroup: Equatable, Sendable {
  let title: String
  let elements: [MenuElement]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: the title above the entries; empty for none.
  ///   - elements: the entries; nested groups are flattened.
  public init(_ title: String = "", @MenuBuilder elements: () -> [MenuElement]) {
    self.title = title
    self.elements = elements()
  }
}

extension [MenuElement] {
  /// Returns the elements with the current status of their commands.
  func resolved(in context: Context<NoState>) -> [MenuElement] {
    map { element in
      switch element.kind {
      case .item(let item): MenuElement(kind: .item(item.resolved(in: context)))
      case .submenu(let title, let elements):
        MenuElement(kind: .submenu(title, elements.resolved(in: context)))
      case .group(let title, let elements):
        MenuElement(kind: .group(title, elements.resolved(in: context)))
      }
    }
  }
}
