/// A result builder that collects elements in order, and supports `if`, `switch` and `for`.
///
/// It collects elements that aren't components, such as the items of a menu or the columns of a
/// table.
@resultBuilder public enum ArrayBuilder<Element> {
  /// Returns an element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }

  /// Returns existing elements.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }

  /// Returns the elements of a block.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap { $0 } }

  /// Returns the elements of an `if` without `else`.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }

  /// Returns the elements of the first branch.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }

  /// Returns the elements of the second branch.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }

  /// Returns the elements of a loop.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap { $0 } }

  /// Returns the elements of an `if #available`.
  public static func buildLimitedAvailability(_ elements: [Element]) -> [Element] { elements }
}
