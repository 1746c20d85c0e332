import AlidadeRender

extension SidewaysScroll {
  /// Returns the layouts that the visible rows, and the rows prepared around them, have without a
  /// limit of their size.
  ///
  /// - Complexity: O(components in these rows), without those measured since they were last
  ///   changed.
  package func unboundedLayouts() -> [Layout] {
    guard let list else { return [] }
    let context = list.layoutContext
    return list.prepared.readyRows.map { $0.tree.layout(in: .unbounded, context) }
  }
}
