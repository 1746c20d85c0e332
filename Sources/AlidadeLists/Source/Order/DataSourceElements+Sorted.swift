import AlidadeRender

extension DataSourceElements {
  /// Returns the elements in an order that depends on a value, such as a column that the user has
  /// chosen.
  ///
  /// Equal elements keep their order, which is that of the source, or one from an earlier call.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - areInIncreasingOrder: returns `true` if the first element comes before the second one; a
  ///     strict weak ordering. Called on any thread. It must depend only on its parameters, because
  ///     it isn't called again as long as they are equal.
  ///   - fileID: the file of the call. Calls at different places have different orders.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  @inlinable
  public func sorted<Value: Equatable & Sendable>(
    by value: Value,
    areInIncreasingOrder: @escaping @Sendable (Element, Element, Value) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> DataSource<Element>.Query {
    // Inlined, so that the order is compiled for the types of its parameters.
    let site = SourceLocation(fileID: fileID, line: line, column: column)
    return query.sorted(
      SourceOrder(
        ChoiceIdentity(value, at: site),
        areInIncreasingOrder: { areInIncreasingOrder($0, $1, value) },
        sortedOffsets: { elements, continues in
          elements.sortedOffsets(continues) { areInIncreasingOrder($0, $1, value) }
        }))
  }

  /// Returns the elements in the order of a property.
  ///
  /// Equal elements keep their order, which is that of the source, or one from an earlier call.
  ///
  /// - Parameters:
  ///   - property: the property; read on any thread.
  ///   - direction: the direction.
  @inlinable
  public func sorted<Value: Comparable & SendableMetatype>(
    by property: KeyPath<Element, Value> & Sendable, _ direction: SortDirection = .ascending
  ) -> DataSource<Element>.Query {
    query.sorted(SourceOrder(property, direction))
  }

  /// Returns the elements in the order with an identity.
  package func sorted(
    _ identity: ChoiceIdentity,
    areInIncreasingOrder: @escaping @Sendable (Element, Element) -> Bool
  ) -> DataSource<Element>.Query {
    query.sorted(SourceOrder(identity, areInIncreasingOrder: areInIncreasingOrder))
  }
}

extension DataSource.Query {
  /// Returns the elements in an order; equal elements keep theirs.
  @usableFromInline
  func sorted(_ order: SourceOrder<Element>) -> DataSource.Query {
    DataSource.Query(source, where: condition, by: self.order.map { order.then($0) } ?? order)
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
    self.init(
      ChoiceIdentity(PropertyOrder(property, direction), at: nil),
      areInIncreasingOrder: { one, other in
        switch direction {
        case .ascending: one[keyPath: property] < other[keyPath: property]
        case .descending: one[keyPath: property] > other[keyPath: property]
        }
      },
      sortedOffsets: { elements, continues in
        // A property takes longer to read than to compare, so read it once for each element.
        let values = ContiguousArray(elements.lazy.map { $0[keyPath: property] })
        return switch direction {
        case .ascending: values.sortedOffsets(continues, by: <)
        case .descending: values.sortedOffsets(continues, by: >)
        }
      })
  }
}
