/// Entries of a menu that belong together; there is a line between sections.
public struct MenuSection: Hashable, Sendable {
  /// What is written over the entries; empty for nothing.
  public var title: String
  /// The entries, from the top.
  public var entries: [MenuEntry]

  /// Makes a section.
  public init(title: String = "", entries: [MenuEntry]) {
    self.title = title
    self.entries = entries
  }
}

/// An entry of a menu: something to choose, or another menu.
public indirect enum MenuEntry: Hashable, Sendable {
  /// Something to choose.
  case item(Item)
  /// Another menu, with its title.
  case submenu(String, [MenuSection])

  /// Something to choose.
  public struct Item: Hashable, Sendable {
    /// What tells it from the others of the whole menu.
    public var number: Int
    /// The text.
    public var title: String
    /// Whether it is ticked; `nil` for an item that cannot be.
    public var isOn: Bool?
    /// Whether it can be chosen.
    public var isEnabled: Bool
    /// Whether it takes something away, so that the user should think twice.
    public var isDestructive: Bool
    /// The keys that choose it without the menu, as GTK writes them, such as `<Control>s`; `nil` for
    /// none.
    public var accelerator: String?

    /// Makes an item.
    public init(
      number: Int, title: String, isOn: Bool? = nil, isEnabled: Bool = true,
      isDestructive: Bool = false, accelerator: String? = nil
    ) {
      self.number = number
      self.title = title
      self.isOn = isOn
      self.isEnabled = isEnabled
      self.isDestructive = isDestructive
      self.accelerator = accelerator
    }
  }
}

extension [MenuSection] {
  /// All items, those of submenus too, in reading order.
  public var items: [MenuEntry.Item] {
    flatMap(\.entries).flatMap { entry -> [MenuEntry.Item] in
      switch entry {
      case .item(let item): [item]
      case .submenu(_, let sections): sections.items
      }
    }
  }
}
