import AlidadeCore
import AlidadeLayout
import AlidadeLists
import AlidadeRender

/// A column of a table: its title, its width, and the content of its cells.
///
/// ```swift
/// TableColumn("Size", width: .points(90), alignment: .end) { file in Text("\(file.size)") }
///   .sorted(by: \.size)
/// ```
public struct TableColumn<Element: Sendable>: Sendable {
  /// The identity of the column, which a ``TableSort`` and a ``TableLayout`` refer to.
  public let id: String
  let title: String
  let width: TableColumnWidth
  let alignment: HorizontalAlignment
  let cell: @Sendable (Element) -> AnyComponent
  private(set) var isSortable = false
  private(set) var isResizable = true
  private(set) var isMovable = true
  private(set) var isHideable = true
  /// The order of the column; `nil` if the table doesn't sort its elements by the column.
  private(set) var order: ColumnOrder<Element>?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: the title, which the header shows.
  ///   - id: the identity of the column; `nil` uses the title. Choose an id that doesn't depend on
  ///     the user's language if the sort order or the layout is saved.
  ///   - width: the width until the user changes it.
  ///   - alignment: the horizontal alignment of the cells and the title.
  ///   - cell: returns the component of an element's cell; called on any thread.
  public init<Cell: Component>(
    _ title: String, id: String? = nil, width: TableColumnWidth = .flexible(),
    alignment: HorizontalAlignment = .start, cell: @escaping @Sendable (Element) -> Cell
  ) {
    self.id = id ?? title
    self.title = title
    self.width = width
    self.alignment = alignment
    self.cell = { AnyComponent(cell($0)) }
  }

  /// Creates a column, with cell content that can use `if`, `switch` and `for`.
  @_disfavoredOverload
  public init(
    _ title: String, id: String? = nil, width: TableColumnWidth = .flexible(),
    alignment: HorizontalAlignment = .start,
    @ComponentBuilder cell: @escaping @Sendable (Element) -> ComponentList
  ) {
    self.init(title, id: id, width: width, alignment: alignment) { element -> ComponentList in
      cell(element)
    }
  }

  /// Enables the user to sort the table by a property of the elements.
  ///
  /// The table sorts its elements itself. Elements with equal values are in the order of the column
  /// that the user chose before.
  ///
  /// - Parameter value: the property.
  public func sorted<Value: Comparable & SendableMetatype>(
    by value: KeyPath<Element, Value> & Sendable
  ) -> TableColumn {
    sorted(ChoiceIdentity(value, at: nil)) { $0[keyPath: value] < $1[keyPath: value] }
  }

  /// Enables the user to sort the table in an order that a closure defines.
  ///
  /// The order that a call defines must always be the same, because elements are sorted again only
  /// if they have changed. If the order depends on a value, such as whether folders come first,
  /// pass the value, too.
  ///
  /// - Parameters:
  ///   - areInIncreasingOrder: returns `true` if the first element comes before the second one in
  ///     ascending order; called on any thread.
  ///   - fileID: the file of the call. Calls at different places have different orders.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func sorted(
    by areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> TableColumn {
    sorted(
      ChoiceIdentity(SourceLocation(fileID: fileID, line: line, column: column), at: nil),
      by: areInIncreasingOrder)
  }

  /// Enables the user to sort the table in an order that depends on a value.
  ///
  /// ```swift
  /// TableColumn("Name") { file in Text(file.name) }
  ///   .sorted(by: foldersFirst) { one, other, foldersFirst in
  ///     foldersFirst && one.isFolder != other.isFolder ? one.isFolder : one.name < other.name
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - areInIncreasingOrder: returns `true` if the first element comes before the second one in
  ///     ascending order; called on any thread. It must depend only on its parameters.
  ///   - fileID: the file of the call. Calls at different places have different orders.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  public func sorted<Value: Equatable & Sendable>(
    by value: Value,
    areInIncreasingOrder: @escaping @Sendable (Element, Element, Value) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> TableColumn {
    sorted(ChoiceIdentity(value, at: SourceLocation(fileID: fileID, line: line, column: column))) {
      areInIncreasingOrder($0, $1, value)
    }
  }

  private func sorted(
    _ identity: ChoiceIdentity,
    by areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) -> TableColumn {
    sortable().with {
      $0.order = ColumnOrder(identity: identity, areInIncreasingOrder: areInIncreasingOrder)
    }
  }

  /// Enables the user to choose this column to sort by, and leaves the sorting to the application.
  ///
  /// Use this method if the source of the elements, such as a database, sorts them.
  public func sortable() -> TableColumn {
    with { $0.isSortable = true }
  }

  /// Specifies whether the user can change the column's width.
  ///
  /// Columns can be resized unless this is called with `false`. A flexible column whose width would
  /// change because the user resizes a later column keeps its current width from then on.
  public func resizable(_ isResizable: Bool) -> TableColumn {
    with { $0.isResizable = isResizable }
  }

  /// Specifies whether the user can move the column among the others.
  ///
  /// Columns can be moved unless this is called with `false`. Other columns can still be moved past
  /// the column.
  public func movable(_ isMovable: Bool) -> TableColumn {
    with { $0.isMovable = isMovable }
  }

  /// Specifies whether the user can hide the column with the menu of the header.
  ///
  /// Columns can be hidden unless this is called with `false`.
  public func hideable(_ isHideable: Bool) -> TableColumn {
    with { $0.isHideable = isHideable }
  }

  private func with(_ change: (inout TableColumn) -> Void) -> TableColumn {
    var column = self
    change(&column)
    return column
  }
}
