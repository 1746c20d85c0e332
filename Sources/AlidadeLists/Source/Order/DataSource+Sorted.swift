import AlidadeRender

extension DataSource {
  /// The elements of a data source in another order, for a list.
  ///
  /// ```swift
  /// List(files.sorted(by: \.name)) { file in FileRow(file: file) }
  /// ```
  ///
  /// The list follows the source: elements that are added or changed are placed by binary search,
  /// and equal elements keep the order of the source. If the order differs from the previous one,
  /// the list keeps showing its current rows until another thread has sorted the elements; a newer
  /// order doesn't wait for that. Only the elements of the initial content, and up to 2048 elements
  /// at any other time, are sorted where the list is built.
  public struct Sorted: Sendable {
    /// The source of the elements.
    public let source: DataSource
    @usableFromInline let condition: SourceCondition<Element>?
    @usableFromInline let order: SourceOrder<Element>

    @usableFromInline
    init(
      source: DataSource, condition: SourceCondition<Element>?, order: SourceOrder<Element>
    ) {
      self.source = source
      self.condition = condition
      self.order = order
    }
  }

  /// Returns the elements in an order that depends on a value, such as a column that the user has
  /// chosen.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - areInIncreasingOrder: returns `true` if the first element comes before the second one; a strict
  ///     weak ordering. Called on any thread. It must depend only on its parameters, because it isn't
  ///     called again as long as they are equal.
  ///   - fileID: the file of the call. Calls at different places have different orders.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  @inlinable
  public func sorted<Value: Equatable & Sendable>(
    by value: Value,
    areInIncreasingOrder: @escaping @Sendable (Element, Element, Value) -> Bool,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Sorted {
    // Inlined, so that the order is compiled for the types of its parameters.
    Sorted(
      source: self, condition: nil,
      order: SourceOrder(ChoiceIdentity(value, at: CallSite(fileID, line, column))) {
        areInIncreasingOrder($0, $1, value)
      })
  }

  /// Returns the elements in the order with an identity.
  package func sorted(
    _ identity: ChoiceIdentity,
    areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) -> Sorted {
    Sorted(
      source: self, condition: nil,
      order: SourceOrder(identity, areInIncreasingOrder: areInIncreasingOrder))
  }

  /// Returns the elements in the order of a property.
  ///
  /// - Parameters:
  ///   - property: the property; read on any thread.
  ///   - direction: the direction.
  @inlinable
  public func sorted<Value: Comparable & SendableMetatype>(
    by property: KeyPath<Element, Value> & Sendable, _ direction: SortDirection = .ascending
  ) -> Sorted {
    Sorted(source: self, condition: nil, order: SourceOrder(property, direction))
  }
}

extension DataSource.Filtered {
  /// Returns the elements that satisfy the condition in an order that depends on a value; see
  /// ``DataSource/sorted(by:areInIncreasingOrder:fileID:line:column:)``.
  @inlinable
  public func sorted<Value: Equatable & Sendable>(
    by value: Value,
    areInIncreasingOrder: @escaping @Sendable (Element, Element, Value) -> Bool,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> DataSource<Element>.Sorted {
    DataSource<Element>.Sorted(
      source: source, condition: condition,
      order: SourceOrder(ChoiceIdentity(value, at: CallSite(fileID, line, column))) {
        areInIncreasingOrder($0, $1, value)
      })
  }

  /// Returns the elements that satisfy the condition in the order with an identity.
  package func sorted(
    _ identity: ChoiceIdentity,
    areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) -> DataSource<Element>.Sorted {
    DataSource<Element>.Sorted(
      source: source, condition: condition,
      order: SourceOrder(identity, areInIncreasingOrder: areInIncreasingOrder))
  }

  /// Returns the elements that satisfy the condition in the order of a property.
  ///
  /// - Parameters:
  ///   - property: the property; read on any thread.
  ///   - direction: the direction.
  @inlinable
  public func sorted<Value: Comparable & SendableMetatype>(
    by property: KeyPath<Element, Value> & Sendable, _ direction: SortDirection = .ascending
  ) -> DataSource<Element>.Sorted {
    DataSource<Element>.Sorted(
      source: source, condition: condition, order: SourceOrder(property, direction))
  }
}

/// The value of an order by a property.
@usableFromInline
struct PropertyOrder<Element>: Equatable, Sendable {
  @usableFromInline let property: PartialKeyPath<Element> & Sendable
  @usableFromInline let direction: SortDirection

  @usableFromInline
  init(_ property: PartialKeyPath<Element> & Sendable, _ direction: SortDirection) {
    self.property = property
    self.direction = direction
  }

  @usableFromInline
  static func == (one: PropertyOrder, other: PropertyOrder) -> Bool {
    one.property == other.property && one.direction == other.direction
  }
}

extension SourceOrder {
  @inlinable
  convenience init<Value: Comparable & SendableMetatype>(
    _ property: KeyPath<Element, Value> & Sendable, _ direction: SortDirection
  ) {
    self.init(ChoiceIdentity(PropertyOrder(property, direction), at: nil)) { one, other in
      switch direction {
      case .ascending: one[keyPath: property] < other[keyPath: property]
      case .descending: one[keyPath: property] > other[keyPath: property]
      }
    }
  }
}
