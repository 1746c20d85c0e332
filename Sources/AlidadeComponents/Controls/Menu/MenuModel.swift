import AlidadeCore

/// The sections of a menu for its view, and the actions of its items.
struct MenuModel: Equatable {
  /// The sections of each menu for the view.
  private(set) var menus: [[MenuSection]] = []
  /// The actions of the items, by their numbers.
  private(set) var actions: [Action<Void>] = []
  /// The shortcuts of the items that have their own actions.
  private(set) var shortcuts = MenuShortcuts()

  init(_ elements: [MenuElement]) {
    self.init([elements])
  }

  /// Creates the model of several menus, whose items are numbered consecutively.
  init(_ menus: [[MenuElement]]) {
    for elements in menus { self.menus.append(makeSections(elements)) }
  }

  /// The sections of all menus.
  var sections: [MenuSection] { menus.flatMap { $0 } }

  /// The action that is called with the number of the chosen item.
  var action: Action<Int?> {
    let actions = actions
    return Action { number in
      if let number, actions.indices.contains(number) { actions[number]() }
    }
  }

  /// Returns the sections for elements.
  ///
  /// Entries outside groups form sections, too, between the groups.
  private mutating func makeSections(_ elements: [MenuElement]) -> [MenuSection] {
    var sections: [MenuSection] = []
    var isOpen = false
    for element in elements {
      if case .group(let title, let elements) = element.kind {
        sections.append(MenuSection(title: title, entries: entries(elements)))
        isOpen = false
        continue
      }
      if !isOpen { sections.append(MenuSection(entries: [])) }
      isOpen = true
      sections[sections.count - 1].entries += entries([element])
    }
    return sections.filter { !$0.entries.isEmpty }
  }

  private mutating func entries(_ elements: [MenuElement]) -> [MenuEntry] {
    var entries: [MenuEntry] = []
    for element in elements {
      switch element.kind {
      case .item(let item): entries.append(.item(number(item)))
      case .submenu(let title, let elements):
        entries.append(.submenu(title, makeSections(elements)))
      case .group(_, let elements): entries += self.entries(elements)
      }
    }
    return entries
  }

  private mutating func number(_ item: MenuItem) -> MenuEntry.Item {
    actions.append(item.action)
    // The component that handles a command listens for its shortcut.
    if let shortcut = item.shortcut, item.command == nil, item.status.isEnabled {
      shortcuts.add(item.action, for: shortcut)
    }
    return MenuEntry.Item(
      number: actions.count - 1, title: item.status.title, isOn: item.status.isOn,
      isEnabled: item.status.isEnabled, isDestructive: item.isDestructive, shortcut: item.shortcut)
  }
}
