import AlidadeCore

extension List {
  /// Creates a list of sections, each with a header and a footer.
  ///
  /// ```swift
  /// List(sections: mailboxes, elements: \.mails) { mail in
  ///   Text(mail.subject)
  /// } header: { mailbox in
  ///   Text(mailbox.name)
  /// } footer: { mailbox in
  ///   Text("\(mailbox.mails.count) mails")
  /// }
  /// ```
  ///
  /// Ids are unique in the whole list: an element that moves to another section is still the same
  /// row and keeps its state. Headers and footers are identified by the ids of their sections,
  /// which may equal ids of elements. A section without elements shows its header and its footer.
  ///
  /// - Parameters:
  ///   - sections: the sections; indexed from zero.
  ///   - elements: the property of a section that holds its elements; indexed from zero.
  ///   - id: a property that is unique for each element of the list.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 44.
  ///   - controller: a controller that scrolls the list from code.
  ///   - row: returns the component of an element's row; called on any thread, as are the others.
  ///   - header: returns the header of a section.
  ///   - footer: returns the footer of a section.
  public init<Sections, Elements, ID>(
    sections: Sections, elements: KeyPath<Sections.Element, Elements> & Sendable,
    id: KeyPath<Elements.Element, ID> & Sendable, estimatedRowHeight: Double = 44,
    controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Elements.Element) -> ComponentList,
    @ComponentBuilder header: @escaping @Sendable (Sections.Element) -> ComponentList,
    @ComponentBuilder footer: @escaping @Sendable (Sections.Element) -> ComponentList
  )
  where
    Sections: RandomAccessCollection & Sendable, Sections.Index == Int,
    Sections.Element: Identifiable, Sections.Element.ID: Sendable,
    Elements: RandomAccessCollection, Elements.Index == Int, ID: Hashable & Sendable
  {
    self.init(
      SectionRows(
        data: sections, elements: elements, id: id,
        .init(
          row: { AnyComponent(row($0)) }, header: { AnyComponent(header($0)) },
          footer: { AnyComponent(footer($0)) })),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
  }

  /// Creates a list of sections, each with a header.
  public init<Sections, Elements, ID>(
    sections: Sections, elements: KeyPath<Sections.Element, Elements> & Sendable,
    id: KeyPath<Elements.Element, ID> & Sendable, estimatedRowHeight: Double = 44,
    controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Elements.Element) -> ComponentList,
    @ComponentBuilder header: @escaping @Sendable (Sections.Element) -> ComponentList
  )
  where
    Sections: RandomAccessCollection & Sendable, Sections.Index == Int,
    Sections.Element: Identifiable, Sections.Element.ID: Sendable,
    Elements: RandomAccessCollection, Elements.Index == Int, ID: Hashable & Sendable
  {
    self.init(
      SectionRows(
        data: sections, elements: elements, id: id,
        .init(
          row: { AnyComponent(row($0)) }, header: { AnyComponent(header($0)) }, footer: nil)),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
  }

  /// Creates a list of sections of identifiable elements, each with a header and a footer.
  public init<Sections, Elements>(
    sections: Sections, elements: KeyPath<Sections.Element, Elements> & Sendable,
    estimatedRowHeight: Double = 44, controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Elements.Element) -> ComponentList,
    @ComponentBuilder header: @escaping @Sendable (Sections.Element) -> ComponentList,
    @ComponentBuilder footer: @escaping @Sendable (Sections.Element) -> ComponentList
  )
  where
    Sections: RandomAccessCollection & Sendable, Sections.Index == Int,
    Sections.Element: Identifiable, Sections.Element.ID: Sendable,
    Elements: RandomAccessCollection, Elements.Index == Int,
    Elements.Element: Identifiable, Elements.Element.ID: Sendable
  {
    self.init(
      sections: sections, elements: elements, id: \.id, estimatedRowHeight: estimatedRowHeight,
      controller: controller, row: row, header: header, footer: footer)
  }

  /// Creates a list of sections of identifiable elements, each with a header.
  public init<Sections, Elements>(
    sections: Sections, elements: KeyPath<Sections.Element, Elements> & Sendable,
    estimatedRowHeight: Double = 44, controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Elements.Element) -> ComponentList,
    @ComponentBuilder header: @escaping @Sendable (Sections.Element) -> ComponentList
  )
  where
    Sections: RandomAccessCollection & Sendable, Sections.Index == Int,
    Sections.Element: Identifiable, Sections.Element.ID: Sendable,
    Elements: RandomAccessCollection, Elements.Index == Int,
    Elements.Element: Identifiable, Elements.Element.ID: Sendable
  {
    self.init(
      sections: sections, elements: elements, id: \.id, estimatedRowHeight: estimatedRowHeight,
      controller: controller, row: row, header: header)
  }
}

extension List {
  /// Keeps the header of a section at the top of the list while the section is visible; the header
  /// of the next section pushes it out.
  ///
  /// Headers are sticky unless this is turned off. Rows scroll behind the header, so give it an
  /// opaque background.
  ///
  /// - Parameter isSticky: `false` to make headers scroll out of view like other rows.
  public func stickyHeaders(_ isSticky: Bool = true) -> List {
    with { $0.hasStickyHeaders = isSticky }
  }

  /// Keeps the footer of a section at the bottom of the list while elements of the section are
  /// visible there, for example, totals or a button that adds an element.
  ///
  /// Footers aren't sticky unless this is turned on. Rows scroll behind the footer, so give it an
  /// opaque background. It never covers the header of its section, and rows that are scrolled to or
  /// get the keyboard focus are shown above it.
  ///
  /// - Parameter isSticky: `false` to make footers scroll out of view like other rows.
  public func stickyFooters(_ isSticky: Bool = true) -> List {
    with { $0.hasStickyFooters = isSticky }
  }
}
