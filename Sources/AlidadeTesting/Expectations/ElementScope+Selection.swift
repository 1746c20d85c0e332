import AlidadeCore
import AlidadeHeadless
import Testing

extension ElementScope {
  /// Expects that, of the rows that have views, exactly those with the given ids are selected.
  ///
  /// Rows that aren't visible have no views; compare the state of the application for them.
  /// Otherwise, records an issue with the ids of the selected rows.
  ///
  /// ```swift
  /// app.expectSelectedRows([2, 3])
  /// ```
  ///
  /// - Parameters:
  ///   - ids: the ids of the elements, in row order.
  ///   - sourceLocation: the location where issues are recorded.
  public func expectSelectedRows<ID: Hashable & Sendable>(
    _ ids: [ID], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let selected = selectedKeys
    let expected = ids.map { ComponentKey($0) }
    if selected == expected { return }
    func list(_ keys: [ComponentKey]) -> String {
      keys.isEmpty ? "none" : keys.map(\.description).joined(separator: ", ")
    }
    Issue.record(
      "The selected rows are \(list(selected)), not \(list(expected)).",
      sourceLocation: sourceLocation)
  }

  /// The keys of the selected rows, in row order.
  private var selectedKeys: [ComponentKey] {
    let tree = ElementTree(of: host)
    guard let range = ElementSearch.range(of: container, in: tree) else { return [] }
    return tree.nodes[range]
      .filter { $0.view?.rowStatus?.isSelected == true && $0.isVisible }
      .sorted { $0.frame.minY < $1.frame.minY }
      .compactMap(\.key)
  }
}
