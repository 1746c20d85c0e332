import AlidadeCore
import AlidadeDiffing

/// The rows of a data source at one time.
struct SourceRows<Element: Identifiable & Sendable>: FollowingRows where Element.ID: Sendable {
  /// The closure that makes the rows of a list; an object, to be compared.
  final class RowMaker: Sendable {
    let row: @Sendable (Element) -> AnyComponent

    init(_ row: @escaping @Sendable (Element) -> AnyComponent) { self.row = row }
  }

  let source: DataSource<Element>
  let elements: DataSource<Element>.Elements
  let maker: RowMaker

  /// The largest number of edits whose effect is computed on the main thread.
  private static var immediateLimit: Int { 512 }

  init(_ source: DataSource<Element>, _ maker: RowMaker) {
    self.source = source
    elements = source.elements
    self.maker = maker
  }

  var count: Int { elements.count }

  func key(of row: Int) -> ComponentKey { ComponentKey(elements[row].id) }

  func component(of row: Int) -> AnyComponent { maker.row(elements[row]) }

  func element(of row: Int) -> Any? { elements[row] }

  func row(of key: ComponentKey) -> Int? {
    if let id = key.value(as: Element.ID.self), let offset = source.offset(of: id),
      offset < count, elements[offset].id == id
    {
      return offset
    }
    // The source has newer elements, or the id was created from a number of another type.
    return (0..<count).first { self.key(of: $0) == key }
  }

  func knownChanges(from former: any ListRows) -> RowChanges? {
    loggedChanges(from: former, limit: SourceRows.immediateLimit)
  }

  func changes(from former: any ListRows) -> RowChanges? {
    if let logged = loggedChanges(from: former, limit: .max) { return logged }
    guard let former = former as? SourceRows else { return nil }
    return RowChanges(OffsetMap(from: former.elements, to: elements, id: \.id))
  }

  private func loggedChanges(from former: any ListRows, limit: Int) -> RowChanges? {
    guard let former = former as? SourceRows, former.source === source,
      let changes = source.changes(from: former.elements, to: elements, limit: limit)
    else { return nil }
    return former.maker === maker ? changes : RowChanges(changes.map)
  }

  // MARK: - Following

  var followed: any FollowedSource { source }

  var version: Int { elements.version }

  var newest: SourceRows? {
    let newest = SourceRows(source, maker)
    return newest.version == version ? nil : newest
  }
}

/// Rows of a source that changes.
protocol FollowingRows: ListRows {
  var followed: any FollowedSource { get }
  /// The version of the source.
  var version: Int { get }
  /// The newest rows of the source; `nil` if these are.
  var newest: Self? { get }
}
