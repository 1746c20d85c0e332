import AlidadeRender

/// A section of related menu entries; a line separates sections.
public struct MenuSection: Hashable, Sendable {
  /// The title above the entries; empty for none.
  public var title: String
  /// The entries, from top to bottom.
  public var entries: [MenuEntry]

  /// Creates a section.
  public init(title: String = "", entries: [MenuEntry]) {
    self.title = title
    self.entries = entries
  }
}

/// An entry of a menu: an item or a submenu.
public indirect enum MenuEntry: Hashable, Sendable {
  /// An item that the user can choose.
  case item(Item)
  /// A submenu with its title.
  case submenu(String, [MenuSection])

  /// An item that the user can choose.
  public struct Item: Hashable, Sendable {
    /// A number that is unique in the whole menu.
    public var number: Int
    /// The text.
    public var title: String
    /// A Boolean value that is `true` if the item is checked; `nil` for an item without a check
    /// mark.
    public var isOn: Bool?
    /// A Boolean value that is `true` if the item can be chosen.
    public var isEnabled: Bool
    /// A Boolean value that is `true` if the action deletes something or is hard to undo.
    public var isDestructive: Bool
    /// The keys that the item shows, although the menu doesn't listen for them; `nil` for none.
    public var shortcut: KeyCombination?

    /// Creates an item.
    public init(
      number: Int, title: String, isOn: Bool? = nil, isEnabled: Bool = true,
      isDestructive: Bool = false, shortcut: KeyCombination? = nil
    ) {
      self.number = number
      self.title = title
      self.isOn = isOn
      self.isEnabled = isEnabled
      self.isDestructive = isDestructive
      self.shortcut = shortcut
    }
  }
}

extension [MenuSection] {
  /// All items in reading order, including those of submenus.
  public var items: [MenuEntry.Item] {
    flatMap(\.entries).flatMap { entry -> [MenuEntry.Item] in
      switch entry {
      case .item(let item): [item]
      case .submenu(_, let sections): sections.items
      }
    }
  }
}
