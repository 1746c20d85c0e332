import AlidadeCore

/// A result builder that collects the entries of a menu, and supports `if`, `switch` and `for`.
@resultBuilder public enum MenuBuilder {
  /// Builds an item.
  public static func buildExpression(_ item: MenuItem) -> [MenuElement] {
    [MenuElement(kind: .item(item))]
  }

  /// Builds a submenu.
  public static func buildExpression(_ submenu: Submenu) -> [MenuElement] {
    [MenuElement(kind: .submenu(submenu.title, submenu.elements))]
  }

  /// Builds a group of entries.
  public static func buildExpression(_ group: MenuGroup) -> [MenuElement] {
    [MenuElement(kind: .group(group.title, group.elements))]
  }

  /// Builds existing elements.
  public static func buildExpression(_ elements: [MenuElement]) -> [MenuElement] { elements }

  /// Builds all statements of a block.
  public static func buildBlock(_ elements: [MenuElement]...) -> [MenuElement] {
    elements.flatMap { $0 }
  }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ elements: [MenuElement]?) -> [MenuElement] { elements ?? [] }

  /// Builds the first branch.
  public static func buildEither(first elements: [MenuElement]) -> [MenuElement] { elements }

  /// Builds the second branch.
  public static func buildEither(second elements: [MenuElement]) -> [MenuElement] { elements }

  /// Builds a `for` loop.
  public static func buildArray(_ elements: [[MenuElement]]) -> [MenuElement] {
    elements.flatMap { $0 }
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
