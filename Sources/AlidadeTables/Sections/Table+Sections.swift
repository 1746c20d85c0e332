import AlidadeCore
import AlidadeLists

extension Table {
  /// Creates a table of sections, each with a header and a footer, which are as wide as all columns.
  ///
  /// ```swift
  /// Table(sections: accounts, elements: \.payments) {
  ///   TableColumn("Date") { payment in Text(payment.date) }.sorted(by: \.date)
  ///   TableColumn("Amount", alignment: .end) { payment in Text(payment.amount) }
  /// } header: { account in
  ///   Text(account.name)
  /// } footer: { account in
  ///   Text(account.balance)
  /// }
  /// ```
  ///
  /// The columns that the user has chosen sort the elements of each section; the sections stay in
  /// their order. Otherwise, the table behaves like a ``List`` of sections.
  ///
  /// - Parameters:
  ///   - sections: the sections; indexed from zero.
  ///   - elements: the property of a section that holds its elements. They are sorted again only if
  ///     it returns a different array than before.
  ///   - id: a property that is unique for each element of the table.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 28.
  ///   - controller: a controller that scrolls the table from code.
  ///   - columns: the columns.
  ///   - header: returns the header of a section; called on any thread.
  ///   - footer: returns the footer of a section; called on any thread.
  public init<Sections: RandomAccessCollection & Sendable, ID: Hashable & Sendable>(
    sections: Sections, elements: KeyPath<Sections.Element, [Element]> & Sendable,
    id: KeyPath<Element, ID> & Sendable, estimatedRowHeight: Double = 28,
    controller: ListController? = nil,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>],
    @ComponentBuilder header: @escaping @Sendable (Sections.Element) -> ComponentList,
    @ComponentBuilder footer: @escaping @Sendable (Sections.Element) -> ComponentList
  ) where Sections.Element: Identifiable & Sendable, Sections.Element.ID: Sendable {
    self.init(columns: columns()) { order, row in
      List(
        sections: Table.sections(sections, elements, in: order), elements: \.elements, id: id,
        estimatedRowHeight: Table.usable(estimatedRowHeight), controller: controller,
        row: { row($0, nil) }, header: { header($0.section) }, footer: { footer($0.section) })
    }
  }

  /// Creates a table of sections, each with a header.
  public init<Sections: RandomAccessCollection & Sendable, ID: Hashable & Sendable>(
    sections: Sections, elements: KeyPath<Sections.Element, [Element]> & Sendable,
    id: KeyPath<Element, ID> & Sendable, estimatedRowHeight: Double = 28,
    controller: ListController? = nil,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>],
    @ComponentBuilder header: @escaping @Sendable (Sections.Element) -> ComponentList
  ) where Sections.Element: Identifiable & Sendable, Sections.Element.ID: Sendable {
    self.init(columns: columns()) { order, row in
      List(
        sections: Table.sections(sections, elements, in: order), elements: \.elements, id: id,
        estimatedRowHeight: Table.usable(estimatedRowHeight), controller: controller,
        row: { row($0, nil) }, header: { header($0.section) })
    }
  }

  /// Creates a table of sections of identifiable elements, each with a header and a footer.
  public init<Sections: RandomAccessCollection & Sendable>(
    sections: Sections, elements: KeyPath<Sections.Element, [Element]> & Sendable,
    estimatedRowHeight: Double = 28, controller: ListController? = nil,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>],
    @ComponentBuilder header: @escaping @Sendable (Sections.Element) -> ComponentList,
    @ComponentBuilder footer: @escaping @Sendable (Sections.Element) -> ComponentList
  )
  where
    Sections.Element: Identifiable & Sendable, Sections.Element.ID: Sendable,
    Element: Identifiable, Element.ID: Sendable
  {
    self.init(
      sections: sections, elements: elements, id: \.id, estimatedRowHeight: estimatedRowHeight,
      controller: controller, columns: columns, header: header, footer: footer)
  }

  /// Creates a table of sections of identifiable elements, each with a header.
  public init<Sections: RandomAccessCollection & Sendable>(
    sections: Sections, elements: KeyPath<Sections.Element, [Element]> & Sendable,
    estimatedRowHeight: Double = 28, controller: ListController? = nil,
    @TableColumnBuilder<Element> columns: () -> [TableColumn<Element>],
    @ComponentBuilder header: @escaping @Sendable (Sections.Element) -> ComponentList
  )
  where
    Sections.Element: Identifiable & Sendable, Sections.Element.ID: Sendable,
    Element: Identifiable, Element.ID: Sendable
  {
    self.init(
      sections: sections, elements: elements, id: \.id, estimatedRowHeight: estimatedRowHeight,
      controller: controller, columns: columns, header: header)
  }

  /// Returns the sections with their elements in an order.
  ///
  /// - Parameter order: the order; `nil` for that of the elements.
  private static func sections<Sections: RandomAccessCollection>(
    _ sections: Sections, _ elements: KeyPath<Sections.Element, [Element]>,
    in order: RowOrder<Element>?
  ) -> [TableSection<Sections.Element, Element>]
  where Sections.Element: Identifiable & Sendable, Sections.Element.ID: Sendable {
    func arranged(_ sort: ([Element]) -> [Element]) -> [TableSection<Sections.Element, Element>] {
      sections.map { TableSection(section: $0, elements: sort($0[keyPath: elements])) }
    }
    return order?.traverse(arranged) ?? arranged { $0 }
  }
}
