import AlidadeCore
import AlidadeDiffing
import AlidadeRender

/// The rows of a collection of elements.
struct CollectionRows<Data: RandomAccessCollection & Sendable, ID: Hashable & Sendable>: ListRows
where Data.Index == Int {
  let data: Data
  /// The property that identifies the elements.
  let id: KeyPath<Data.Element, ID> & Sendable
  /// Returns the new offsets of the elements of the first collection in the second one; `nil` if
  /// the comparison is canceled.
  let compare: @Sendable (Data, Data, _ isCanceled: () -> Bool) -> OffsetMap?
  let row: @Sendable (Data.Element) -> AnyComponent
  /// The tree whose nodes are the elements; `nil` if they are the application's own elements.
  var outline: ListOutline<Data.Element, ID>?

  /// Returns the rows of other data.
  func with(_ data: Data) -> CollectionRows {
    CollectionRows(data: data, id: id, compare: compare, row: row, outline: outline)
  }

  var count: Int { data.count }

  func key(of row: Int) -> ComponentKey {
    ComponentKey(data[data.startIndex + row][keyPath: id])
  }

  func component(of row: Int) -> AnyComponent { self.row(data[data.startIndex + row]) }

  func element(of row: Int) -> Any? {
    let element = data[data.startIndex + row]
    return outline.map { $0.node(element) } ?? element
  }

  func outline(of row: Int) -> RowOutline? { outline?.place(data[data.startIndex + row]) }

  func nodeRows(of row: Int) -> NodeRows? { outline?.rows(data[data.startIndex + row]) }

  func row(of key: ComponentKey) -> Int? {
    if let wanted = key.id(as: ID.self) {
      return data.firstIndex { $0[keyPath: id] == wanted }.map { $0 - data.startIndex }
    }
    // The id isn't of the type from which the key was created.
    return (0..<count).first { self.key(of: $0) == key }
  }

  func knownChanges(from previous: any ListRows) -> RowChanges? {
    guard let previous = previous as? CollectionRows, previous.id == id,
      data.hasSameStorage(as: previous.data)
    else { return nil }
    return RowChanges(OffsetMap(identityOf: count))
  }

  func changes(from previous: any ListRows, _ progress: ComparisonProgress) -> RowChanges? {
    guard let previous = previous as? CollectionRows, previous.id == id else { return nil }
    return compare(previous.data, data, progress.pause).map { RowChanges($0) }
  }
}
