/// Elements of a data source that a list or a table can show: those of a ``DataSource``, or of a
/// ``DataSource/Query``.
public protocol DataSourceElements<Element>: Sendable {
  /// The type of the elements.
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

  /// The source of the elements, the condition that they satisfy, and their order.
  var query: DataSource<Element>.Query { get }
}

extension DataSource: DataSourceElements {
  /// All elements, in the order of the source.
  public var query: Query { Query(self) }
}
