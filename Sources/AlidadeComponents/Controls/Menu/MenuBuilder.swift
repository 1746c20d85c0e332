import AlidadeCore

/// A result builder that collects the elements of a menu.
public typealias MenuBuilder = ArrayBuilder<MenuElement>

extension MenuBuilder {
  /// Returns an item.
  public static func buildExpression(_ item: MenuItem) -> [MenuElement] {
    [MenuElement(kind: .item(item))]
  }

  /// Returns a submenu.
  public static func buildExpression(_ submenu: Submenu) -> [MenuElement] {
    [MenuElement(kind: .submenu(submenu.title, submenu.elements))]
  }

  /// Returns a group of items.
  public static func buildExpression(_ group: MenuGroup) -> [MenuElement] {
    [MenuElement(kind: .group(group.title, group.elements))]
  }
}

extension MenuBuilder {
  /// Unavailable; a menu can't contain components.
  @available(
    *, unavailable,
    message: "a menu contains MenuItem, Submenu and MenuGroup; write MenuItem in place of Button"
  )
  public static func buildExpression<C: Component>(_ component: C) -> [MenuElement] { [] }
}

extension ComponentBuilder {
  /// Unavailable; a menu item is part of a menu.
  @available(
    *, unavailable,
    message: "a MenuItem belongs in a Menu or a .contextMenu; elsewhere, write Button"
  )
  public static func buildExpression(_ item: MenuItem) -> [AnyComponent] { [] }
}
