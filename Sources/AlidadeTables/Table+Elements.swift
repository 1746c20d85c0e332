import AlidadeDiffing
import AlidadeLists

extension Table {
  /// Creates a table of elements that are identified by a property.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - id: a property that is unique for each element.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 28.
  ///   - controller: a controller that scrolls the table from code.
  ///   - columns: the columns.
  @inlinable
  public init<Data, ID>(
    _ data: Data, id: KeyPath<Element, ID> & Sendable, estimatedRowHeight: Double = 28,
    controller: ListController? = nil,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>]
  )
  where Data: RandomAccessCollection & Sendable, Data.Element == Element, ID: Hashable & Sendable {
    // Inlined, so that comparing elements is compiled for their type, which makes it many times as
    // fast.
    self.init(
      Array(data), id: id, estimatedRowHeight: estimatedRowHeight, controller: controller,
      columns: columns(),
      compare: { OffsetMap(from: $0, to: $1, id: { $0[keyPath: id] }, isCanceled: $2) })
  }

  /// Creates a table of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: the elements.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 28.
  ///   - controller: a controller that scrolls the table from code.
  ///   - columns: the columns.
  @inlinable
  public init<Data>(
    _ data: Data, estimatedRowHeight: Double = 28, controller: ListController? = nil,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>]
  )
  where
    Data: RandomAccessCollection & Sendable, Data.Element == Element, Element: Identifiable,
    Element.ID: Sendable
  {
    self.init(
      Array(data), id: \.id, estimatedRowHeight: estimatedRowHeight, controller: controller,
      columns: columns(),
      compare: { OffsetMap(from: $0, to: $1, id: { $0.id }, isCanceled: $2) })
  }

  @usableFromInline
  init<ID: Hashable & Sendable>(
    _ elements: [Element], id: KeyPath<Element, ID> & Sendable, estimatedRowHeight: Double,
    controller: ListController?, columns: [TableColumn<Element>],
    compare: @escaping @Sendable ([Element], [Element], () -> Bool) -> OffsetMap?
  ) {
    self.init(columns: columns) { order, row in
      List(
        order?.sorted(elements, id) ?? elements, id: id,
        estimatedRowHeight: Table.usable(estimatedRowHeight), controller: controller,
        compare: compare, component: { row($0, nil) })
    }
  }

  /// Creates a table of the elements of a data source, or of those that a query selects, which
  /// follows the source's changes.
  ///
  /// If the user has chosen a column, the rows are in its order, and equal elements are in the
  /// order of the source or the query.
  ///
  /// - Parameters:
  ///   - elements: the source, or a query such as
  ///     ``DataSourceElements/filtered(by:where:fileID:line:column:)`` returns.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 28.
  ///   - controller: a controller that scrolls the table from code.
  ///   - columns: the columns.
  public init<Elements: DataSourceElements>(
    _ elements: Elements, estimatedRowHeight: Double = 28, controller: ListController? = nil,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>]
  ) where Elements.Element == Element {
    let query = elements.query
    self.init(columns: columns()) { order, row in
      List(
        order?.sorted(query) ?? query, estimatedRowHeight: Table.usable(estimatedRowHeight),
        controller: controller
      ) { row($0, nil) }
    }
  }

  static func usable(_ height: Double) -> Double {
    height >= 1 && height.isFinite ? height : TableRow.minimumHeight
  }
}
