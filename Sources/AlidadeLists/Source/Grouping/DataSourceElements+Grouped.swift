import AlidadeRender

extension DataSource {
  /// The elements of a data source, divided into sections, for a list.
  ///
  /// ```swift
  /// List(songs.sorted(by: \.title).grouped(by: \.album)) { song in
  ///   SongRow(song: song)
  /// } header: { album in
  ///   Text("\(album.id), \(album.elements.count) songs")
  /// }
  /// ```
  ///
  /// Sections are in the order of their first elements, and the elements of each section are in the
  /// order of all elements, so sort them in the order that the sections should have. There are no
  /// empty sections. Memory, and the cost of a change in the background, grow with the number of
  /// neighbors in different sections, so a source that isn't sorted by section costs more.
  ///
  /// The list follows the source, and determines the sections only of elements that were added or
  /// changed. If the sections depend on a different value than before, the list keeps showing its
  /// current rows until another thread has determined the sections of all elements. Only those of
  /// the initial content, and of up to 256 elements at any other time, are determined where the
  /// list is built.
  public struct Grouped<Section: Hashable & Sendable>: Sendable, Equatable {
    /// The elements of all sections.
    public let query: Query
    let grouping: SourceGrouping<Element, Section>

    @usableFromInline
    init(_ query: Query, _ grouping: SourceGrouping<Element, Section>) {
      self.query = query
      self.grouping = grouping
    }

    /// Returns `true` if both have the same elements in the same sections.
    public static func == (one: Grouped, other: Grouped) -> Bool {
      one.query == other.query && one.grouping.identity == other.grouping.identity
    }
  }
}

extension DataSourceElements {
  /// Returns the elements, divided into sections by a property.
  ///
  /// - Parameter property: the property that identifies the section of an element; read on any
  ///   thread.
  @inlinable
  public func grouped<Section: Hashable & Sendable>(
    by property: KeyPath<Element, Section> & Sendable
  ) -> DataSource<Element>.Grouped<Section> {
    DataSource<Element>.Grouped(query, SourceGrouping(property))
  }

  /// Returns the elements, divided into sections that depend on a value, such as a time zone.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - section: returns the value that identifies the section of an element; called on any
  ///     thread. It must depend only on its parameters, because it isn't called again as long as
  ///     they are equal.
  ///   - fileID: the file of the call. Calls at different places have different sections.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  @inlinable
  public func grouped<Value: Equatable & Sendable, Section: Hashable & Sendable>(
    by value: Value, section: @escaping @Sendable (Element, Value) -> Section,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> DataSource<Element>.Grouped<Section> {
    let site = SourceLocation(fileID: fileID, line: line, column: column)
    return DataSource<Element>.Grouped(query, SourceGrouping(value, at: site, section))
  }
}

extension SourceGrouping {
  // Inlined, so that the closure is compiled for the types of its parameters.
  @inlinable
  convenience init<Value: Equatable & Sendable>(
    _ value: Value, at site: SourceLocation,
    _ section: @escaping @Sendable (Element, Value) -> Section
  ) {
    self.init(ChoiceIdentity(value, at: site)) { section($0, value) }
  }

  @inlinable
  convenience init(_ property: KeyPath<Element, Section> & Sendable) {
    self.init(ChoiceIdentity(property as PartialKeyPath<Element> & Sendable, at: nil)) {
      $0[keyPath: property]
    }
  }
}
