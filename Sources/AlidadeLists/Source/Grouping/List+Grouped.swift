import AlidadeCore

extension List {
  /// Creates a list of the elements of a data source that are divided into sections, each with a
  /// header and a footer; the list follows the source's changes.
  ///
  /// - Parameters:
  ///   - elements: the elements; see ``DataSourceElements/grouped(by:)``.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 44.
  ///   - controller: a controller that scrolls the list from code.
  ///   - row: returns the component of an element's row; called on any thread, as are the others.
  ///   - header: returns the header of a section. It is called again when an element of the section
  ///     is added, removed, moved or changed.
  ///   - footer: returns the footer of a section. It is called at the same times as `header`.
  public init<Element, Section>(
    _ elements: DataSource<Element>.Grouped<Section>, estimatedRowHeight: Double = 44,
    controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Element) -> ComponentList,
    @ComponentBuilder header:
      @escaping @Sendable (DataSource<Element>.Group<Section>) -> ComponentList,
    @ComponentBuilder footer:
      @escaping @Sendable (DataSource<Element>.Group<Section>) -> ComponentList
  ) {
    self.init(
      GroupedRows(
        elements,
        .init(
          row: { AnyComponent(row($0)) }, header: { AnyComponent(header($0)) },
          footer: { AnyComponent(footer($0)) })),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
  }

  /// Creates a list of the elements of a data source that are divided into sections, each with a
  /// header.
  public init<Element, Section>(
    _ elements: DataSource<Element>.Grouped<Section>, estimatedRowHeight: Double = 44,
    controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Element) -> ComponentList,
    @ComponentBuilder header:
      @escaping @Sendable (DataSource<Element>.Group<Section>) -> ComponentList
  ) {
    self.init(
      GroupedRows(
        elements, .init(row: { AnyComponent(row($0)) }, header: { AnyComponent(header($0)) })),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
  }
}

extension GroupedRows {
  fileprivate convenience init(_ elements: DataSource<Element>.Grouped<Section>, _ maker: RowMaker)
  {
    self.init(
      SourceElements(elements.query), elements.grouping, maker)
  }
}
