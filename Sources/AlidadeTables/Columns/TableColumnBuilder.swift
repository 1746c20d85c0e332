/// A builder of the columns of a table, with `if`, `switch` and `for`.
@resultBuilder public enum TableColumnBuilder<Element: Sendable> {
  /// Returns a column.
  public static func buildExpression(_ column: TableColumn<Element>) -> [TableColumn<Element>] {
    [column]
  }

  /// Returns columns.
  public static func buildExpression(_ columns: [TableColumn<Element>]) -> [TableColumn<Element>] {
    columns
  }

  /// Returns all columns of a block.
  public static func buildBlock(_ columns: [TableColumn<Element>]...) -> [TableColumn<Element>] {
    Array(columns.joined())
  }

  /// Returns the columns of an `if` without `else`.
  public static func buildOptional(_ columns: [TableColumn<Element>]?) -> [TableColumn<Element>] {
    columns ?? []
  }

  /// Returns the columns of the first branch.
  public static func buildEither(first columns: [TableColumn<Element>]) -> [TableColumn<Element>] {
    columns
  }

  /// Returns the columns of the second branch.
  public static func buildEither(second columns: [TableColumn<Element>]) -> [TableColumn<Element>] {
    columns
  }

  /// Returns the columns of a loop.
  public static func buildArray(_ columns: [[TableColumn<Element>]]) -> [TableColumn<Element>] {
    Array(columns.joined())
  }
}
