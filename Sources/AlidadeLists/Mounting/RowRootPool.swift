import AlidadeRender

/// The root views of rows that wait, by the structure of the rows they showed.
///
/// A row is given a root that showed a row of the same structure, because that one has every view the row needs. Only
/// when too many roots wait is one given to a row of another structure.
@MainActor struct RowRootPool {
  private var roots: [(signature: Int, root: RowRoot)] = []

  /// The number of roots that wait.
  var count: Int { roots.count }

  /// Lets a root wait.
  mutating func add(_ root: RowRoot, signature: Int) {
    roots.append((signature, root))
  }

  /// Takes out a root for a row: one of the same structure, or, if as many wait as may, the one that waited longest.
  mutating func take(signature: Int, limit: Int) -> RowRoot? {
    if let match = roots.lastIndex(where: { $0.signature == signature }) {
      return roots.remove(at: match).root
    }
    return roots.count >= limit ? roots.removeFirst().root : nil
  }

  /// Takes out all roots.
  mutating func takeAll() -> [RowRoot] {
    defer { roots = [] }
    return roots.map(\.root)
  }
}
