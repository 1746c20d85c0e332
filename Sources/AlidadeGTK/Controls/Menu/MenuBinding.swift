#if GTK
import AlidadeComponents
import CGTK

/// The actions of a menu's items, which the widget of the menu offers.
///
/// GTK disables an item without its action for a moment, and takes the keyboard focus from it.
/// Therefore, an item keeps its action as long as possible.
@MainActor final class MenuBinding {
  private let choose: @MainActor (Int) -> Void
  // Proof: the pointer never changes, and only code of the main actor dereferences it.
  /// The `GSimpleActionGroup` of the widget, retained.
  private nonisolated(unsafe) let group: OpaquePointer?
  private var sections: [MenuSection] = []

  /// Adds actions to a widget.
  ///
  /// When the user chooses an item, its number is passed to `choose`.
  init(widget: UnsafeMutablePointer<GtkWidget>, choose: @escaping @MainActor (Int) -> Void) {
    self.choose = choose
    group = g_simple_action_group_new().map { OpaquePointer($0) }
    gtk_widget_insert_action_group(widget, MenuModels.prefix, group)
  }

  isolated deinit {
    if let group { g_object_unref(UnsafeMutableRawPointer(group)) }
  }

  /// Replaces the entries.
  ///
  /// - Returns: the model of the menu, which the caller owns; `nil` if the model that the menu has
  ///   is the same, because entries differ only in which are enabled and checked.
  func update(_ sections: [MenuSection]) -> OpaquePointer? {
    let old = self.sections
    updateActions(sections)
    return sections.hasSameEntries(as: old) ? nil : MenuModels.makeModel(of: sections)
  }

  /// Replaces the actions.
  func updateActions(_ new: [MenuSection]) {
    let numbers = Set(new.items.map(\.number))
    for item in sections.items where !numbers.contains(item.number) {
      g_action_map_remove_action(group, item.actionName)
    }
    for item in new.items { update(item) }
    sections = new
  }

  private func update(_ item: MenuEntry.Item) {
    let state = item.isOn.map { g_variant_new_boolean($0 ? 1 : 0) }
    if let action = g_action_map_lookup_action(group, item.actionName),
      (g_action_get_state_type(action) != nil) == (state != nil)
    {
      g_simple_action_set_enabled(action, item.isEnabled ? 1 : 0)
      if let state { g_simple_action_set_state(action, state) }
    } else {
      add(item, state)
    }
  }

  private func add(_ item: MenuEntry.Item, _ state: OpaquePointer??) {
    let action =
      state.map { g_simple_action_new_stateful(item.actionName, nil, $0) }
      ?? g_simple_action_new(item.actionName, nil)
    guard let action else { return }
    g_simple_action_set_enabled(action, item.isEnabled ? 1 : 0)
    // A stateful action with a handler doesn't change its state by itself.
    connect(UnsafeMutableRawPointer(action), "activate") { [choose, number = item.number] _ in
      choose(number)
      return .none
    }
    g_action_map_add_action(group, action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }
}

extension [MenuSection] {
  /// Returns `true` if the entries differ only in which are enabled and checked.
  func hasSameEntries(as other: [MenuSection]) -> Bool {
    self == other || withoutStatus == other.withoutStatus
  }

  private var withoutStatus: [MenuSection] {
    map { section in
      let entries = section.entries.map { entry -> MenuEntry in
        switch entry {
        case .submenu(let title, let sections): return .submenu(title, sections.withoutStatus)
        case .item(var item):
          item.isEnabled = true
          item.isOn = item.isOn.map { _ in false }
          return .item(item)
        }
      }
      return MenuSection(title: section.title, entries: entries)
    }
  }
}
#endif
