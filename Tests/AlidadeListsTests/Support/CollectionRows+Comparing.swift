import AlidadeCore
import AlidadeDiffing

@testable import AlidadeLists

extension CollectionRows {
  /// Creates the rows of a collection whose elements are compared by a property.
  init(
    data: Data, id: KeyPath<Data.Element, ID> & Sendable,
    row: @escaping @Sendable (Data.Element) -> AnyComponent
  ) {
    self.init(
      data: data, id: id,
      compare: { OffsetMap(from: $0, to: $1, id: { $0[keyPath: id] }, isCanceled: $2) }, row: row)
  }
}
