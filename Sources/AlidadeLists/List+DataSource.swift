import AlidadeCore

extension List {
  /// Creates a list of the elements of a data source, or of those that a query selects, which
  /// follows the source's changes.
  ///
  /// - Parameters:
  ///   - elements: the source, or a query such as
  ///     ``DataSourceElements/filtered(by:where:fileID:line:column:)`` or
  ///     ``DataSourceElements/sorted(by:_:)`` returns.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 44.
  ///   - controller: a controller that scrolls the list from code.
  ///   - row: returns the component of an element's row; called on any thread.
  public init<Elements: DataSourceElements, Row: Component>(
    _ elements: Elements, estimatedRowHeight: Double = 44, controller: ListController? = nil,
    row: @escaping @Sendable (Elements.Element) -> Row
  ) {
    self.init(
      SourceRows(
        elements: SourceElements(elements.query), maker: .init { AnyComponent(row($0)) }),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
  }

  /// Creates a list of the elements of a data source, with row content that can use `if`, `switch`
  /// and `for`.
  @_disfavoredOverload
  public init<Elements: DataSourceElements>(
    _ elements: Elements, estimatedRowHeight: Double = 44, controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Elements.Element) -> ComponentList
  ) {
    self.init(
      elements, estimatedRowHeight: estimatedRowHeight, controller: controller,
      row: { element -> ComponentList in row(element) })
  }
}
