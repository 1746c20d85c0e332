#if GTK
import AlidadeComponents
import CGTK

/// A factory for the models of menus.
@MainActor enum MenuModels {
  /// The prefix of action names.
  static let prefix = "alidade-menu"

  /// Creates a `GMenu`, which the caller owns.
  static func makeModel(of sections: [MenuSection]) -> OpaquePointer? {
    model(sections).map { OpaquePointer($0) }
  }

  /// Creates the `GMenu` of a menu bar, with the letters that open its menus marked.
  ///
  /// The caller owns the `GMenu`.
  static func makeModel(of bar: MenuBarContent) -> OpaquePointer? {
    let menuBar = g_menu_new()
    for (menu, mnemonic) in zip(bar.menus, bar.mnemonics) {
      let inner = model(menu.sections)
      let before = menu.title[..<(mnemonic ?? menu.title.startIndex)]
      let after = menu.title[(mnemonic ?? menu.title.startIndex)...]
      let mark = mnemonic == nil ? "" : "_"
      g_menu_append_submenu(menuBar, label(String(before)) + mark + label(String(after)), inner)
      g_object_unref(inner)
    }
    return menuBar
  }

  /// Replaces the entries of a `GMenu`.
  static func replaceEntries(of menu: OpaquePointer, with sections: [MenuSection]) {
    g_menu_remove_all(menu)
    append(sections, to: menu)
  }

  private static func model(_ sections: [MenuSection]) -> UnsafeMutablePointer<GMenuModel>? {
    let menu = g_menu_new()
    append(sections, to: menu)
    return model(menu)
  }

  private static func append(_ sections: [MenuSection], to menu: OpaquePointer?) {
    for section in sections {
      let entries = g_menu_new()
      for entry in section.entries { append(entry, to: entries) }
      g_menu_append_section(
        menu, section.title.isEmpty ? nil : section.title, model(entries))
      g_object_unref(UnsafeMutableRawPointer(entries))
    }
  }

  private static func append(_ entry: MenuEntry, to menu: OpaquePointer?) {
    switch entry {
    case .submenu(let title, let sections):
      let inner = model(sections)
      g_menu_append_submenu(menu, label(title), inner)
      g_object_unref(inner)
    case .item(let item):
      let native = g_menu_item_new(
        label(item.title), "\(prefix).\(item.actionName)")
      defer { g_object_unref(UnsafeMutableRawPointer(native)) }
      if item.isDestructive { DestructiveItems.declare(native, label: label(item.title)) }
      if let accelerator = item.shortcut?.accelerator {
        g_menu_item_set_attribute_value(native, "accel", g_variant_new_string(accelerator))
      }
      g_menu_append_item(menu, native)
    }
  }

  /// Returns a title with its underscores escaped, because GTK uses an underscore to mark a
  /// mnemonic.
  private static func label(_ title: String) -> String {
    title.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }

  private static func model(_ menu: OpaquePointer?) -> UnsafeMutablePointer<GMenuModel>? {
    menu.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GMenuModel.self) }
  }
}

extension MenuEntry.Item {
  /// The name of the item's action.
  var actionName: String { "item\(number)" }
}
#endif
