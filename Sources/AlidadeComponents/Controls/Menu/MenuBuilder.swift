/// Lets the entries of a menu be listed one below the other, with `if`, `switch` and `for`.
@resultBuilder public enum MenuBuilder {
  /// Something to choose.
  public static func buildExpression(_ item: MenuItem) -> [MenuElement] {
    [MenuElement(kind: .item(item))]
  }

  /// A menu in the menu.
  public static func buildExpression(_ submenu: Submenu) -> [MenuElement] {
    [MenuElement(kind: .submenu(submenu.title, submenu.elements))]
  }

  /// Entries that belong together.
  public static func buildExpression(_ group: MenuGroup) -> [MenuElement] {
    [MenuElement(kind: .group(group.title, group.elements))]
  }

  /// Entries that are ready.
  public static func buildExpression(_ elements: [MenuElement]) -> [MenuElement] { elements }

  /// All statements.
  public static func buildBlock(_ elements: [MenuElement]...) -> [MenuElement] {
    elements.flatMap { $0 }
  }

  /// An `if` without `else`.
  public static func buildOptional(_ elements: [MenuElement]?) -> [MenuElement] { elements ?? [] }

  /// The first branch.
  public static func buildEither(first elements: [MenuElement]) -> [MenuElement] { elements }

  /// The second branch.
  public static func buildEither(second elements: [MenuElement]) -> [MenuElement] { elements }

  /// A `for` loop.
  public static func buildArray(_ elements: [[MenuElement]]) -> [MenuElement] {
    elements.flatMap { $0 }
  }
}
