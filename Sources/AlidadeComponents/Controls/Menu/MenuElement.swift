import AlidadeCore
import AlidadeRender

/// What can be in a menu: a ``MenuItem``, a ``Submenu`` or a ``MenuGroup``.
public struct MenuElement: Equatable, Sendable {
  indirect enum Kind: Equatable, Sendable {
    case item(MenuItem)
    case submenu(String, [MenuElement])
    case group(String, [MenuElement])
  }

  let kind: Kind
}

/// Something to choose in a menu.
public struct MenuItem: Equatable, Sendable {
  let title: String
  let isOn: Bool?
  let isEnabled: Bool
  let isDestructive: Bool
  let accelerator: String?
  let action: Action<Void>

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - isOn: whether it is ticked; `nil` for an item that cannot be.
  ///   - isEnabled: whether it can be chosen.
  ///   - isDestructive: whether it takes something away, so that the user should think twice.
  ///   - accelerator: the keys that choose it while the window has the focus, such as `<Control>s`.
  ///   - action: what choosing it does, on the main thread.
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

/// A menu in a menu.
public struct Submenu: Equatable, Sendable {
  let title: String
  let elements: [MenuElement]

  /// Makes a menu that opens from an entry with a title.
  public init(_ title: String, @MenuBuilder elements: () -> [MenuElement]) {
    self.title = title
    self.elements = elements()
  }
}

/// Entries of a menu that belong together, with lines around them.
public struct MenuGroup: Equatable, Sendable {
  let title: String
  let elements: [MenuElement]

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: what is written over the entries; empty for nothing.
  ///   - elements: the entries; groups in groups count as their entries.
  public init(_ title: String = "", @MenuBuilder elements: () -> [MenuElement]) {
    self.title = title
    self.elements = elements()
  }
}
