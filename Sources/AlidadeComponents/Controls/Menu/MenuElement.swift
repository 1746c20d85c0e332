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
  let title: String
  let isOn: Bool?
  let isEnabled: Bool
  let isDestructive: Bool
  let accelerator: String?
  let action: Action<Void>

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - isOn: `true` if the item is checked; `nil` for an item without a check mark.
  ///   - isEnabled: `true` if the item can be chosen.
  ///   - isDestructive: `true` if the action deletes something or is hard to undo.
  ///   - accelerator: the keys that choose the item while the window has the focus, such as
  ///     `<Control>s`.
  ///   - action: called on the main thread when the user chooses the item.
  public init(
    _ title: String, isOn: Bool? = nil, isEnabled: Bool = true, isDestructive: Bool = false,
    accelerator: String? = nil, action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.title = title
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
    self.accelerator = accelerator
    self.action = Action(action)
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
