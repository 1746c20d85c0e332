import AlidadeCore

extension List {
  /// Creates a list of the elements of a data source, which follows the source's changes.
  ///
  /// - Parameters:
  ///   - source: the source.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 44.
  ///   - controller: a controller with which code scrolls the list.
  ///   - row: returns the component of an element's row; called on any thread.
  public init<Element, Row>(
    _ source: DataSource<Element>, estimatedRowHeight: Double = 44,
    controller: ListController? = nil, row: @escaping @Sendable (Element) -> Row
  ) where Row: Component {
    self.init(
      SourceRows(elements: SourceElements(source), maker: .init { AnyComponent(row($0)) }),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
  }

  /// Creates a list of the elements of a data source, with row content that can use `if`, `switch`
  /// and `for`.
  @_disfavoredOverload
  public init<Element>(
    _ source: DataSource<Element>, estimatedRowHeight: Double = 44,
    controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Element) -> ComponentList
  ) {
    self.init(
      source, estimatedRowHeight: estimatedRowHeight, controller: controller,
      row: { element -> ComponentList in row(element) })
  }

  /// Creates a list of the elements of a data source that satisfy a condition, which follows the source's
  /// changes.
  ///
  /// - Parameters:
  ///   - elements: the elements; see ``DataSource/filtered(by:where:fileID:line:column:)``.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 44.
  ///   - controller: a controller with which code scrolls the list.
  ///   - row: returns the component of an element's row; called on any thread.
  public init<Element, Row>(
    _ elements: DataSource<Element>.Filtered, estimatedRowHeight: Double = 44,
    controller: ListController? = nil, row: @escaping @Sendable (Element) -> Row
  ) where Row: Component {
    self.init(
      SourceRows(
        elements: SourceElements(elements.source, where: elements.condition),
        maker: .init { AnyComponent(row($0)) }),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
  }

  /// Creates a list of the elements of a data source that satisfy a condition, with row content
  /// that can use `if`, `switch` and `for`.
  @_disfavoredOverload
  public init<Element>(
    _ elements: DataSource<Element>.Filtered, estimatedRowHeight: Double = 44,
    controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Element) -> ComponentList
  ) {
    self.init(
      elements, estimatedRowHeight: estimatedRowHeight, controller: controller,
      row: { element -> ComponentList in row(element) })
  }

  /// Creates a list of the elements of a data source in another order, which follows the source's changes.
  ///
  /// - Parameters:
  ///   - elements: the elements; see ``DataSource/sorted(by:areInIncreasingOrder:fileID:line:column:)``.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 44.
  ///   - controller: a controller with which code scrolls the list.
  ///   - row: returns the component of an element's row; called on any thread.
  public init<Element, Row>(
    _ elements: DataSource<Element>.Sorted, estimatedRowHeight: Double = 44,
    controller: ListController? = nil, row: @escaping @Sendable (Element) -> Row
  ) where Row: Component {
    self.init(
      SourceRows(
        elements: SourceElements(
          elements.source, where: elements.condition, by: elements.order),
        maker: .init { AnyComponent(row($0)) }),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
  }

  /// Creates a list of the elements of a data source in another order, with row content that can
  /// use `if`, `switch` and `for`.
  @_disfavoredOverload
  public init<Element>(
    _ elements: DataSource<Element>.Sorted, estimatedRowHeight: Double = 44,
    controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Element) -> ComponentList
  ) {
    self.init(
      elements, estimatedRowHeight: estimatedRowHeight, controller: controller,
      row: { element -> ComponentList in row(element) })
  }
}
