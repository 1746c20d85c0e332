import AlidadeCore
import AlidadeRender

/// A menu as a view is told of it, and what its items do.
struct MenuModel {
  /// What the view shows.
  private(set) var sections: [MenuSection] = []
  /// What items do, by their numbers.
  private(set) var actions: [Action<Void>] = []

  init(_ elements: [MenuElement]) {
    sections = makeSections(elements)
  }

  /// What is to happen when an item is chosen.
  var action: Action<Int?> {
    let actions = actions
    return Action { number in
      if let number, actions.indices.contains(number) { actions[number]() }
    }
  }

  /// Entries outside of groups form sections too, between the groups.
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
    return MenuEntry.Item(
      number: actions.count - 1, title: item.title, isOn: item.isOn, isEnabled: item.isEnabled,
      isDestructive: item.isDestructive, accelerator: item.accelerator)
  }
}
