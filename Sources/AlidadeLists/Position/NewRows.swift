import AlidadeDiffing

/// The rows of a list that were added since the user was there.
///
/// A new row has a height of one, and all other rows have a height of zero, so neighboring rows
/// that are all new, or all not new, take the memory of one.
struct NewRows: Sendable {
  /// The rows; `nil` if none are new.
  private var tree: BalancedTree<HeightRuns>?

  /// Creates a record in which no row is new.
  init() {}

  /// A Boolean value that is `true` if no row is new.
  var isEmpty: Bool { tree == nil }

  /// Returns the number of new rows from a row on.
  ///
  /// - Complexity: O(log rows).
  func count(from row: Int) -> Int {
    guard let tree, row < tree.sum.rows else { return 0 }
    if row <= 0 { return tree.sum.pixels }
    var place = HeightPlace(in: tree) { $0.child(at: row - $1.rows) }
    place.step(toRow: row)
    let before = place.before.pixels + (row - place.before.rows) * Int(place.run.height)
    return tree.sum.pixels - before
  }

  /// Records that the user has seen the rows before a row.
  ///
  /// - Complexity: O(log rows).
  mutating func noteSeen(before row: Int) {
    guard let tree else { return }
    let left = count(from: row)
    if left == tree.sum.pixels { return }
    if left == 0 {
      self.tree = nil
      return
    }
    var builder = RowHeightsBuilder()
    builder.append(row, of: 0)
    builder.append(tree.slice(row..<tree.sum.rows))
    self.tree = builder.finish()
  }

  /// Returns the record after the rows have changed.
  ///
  /// - Parameters:
  ///   - map: the rows in the new content.
  ///   - added: the rows that are new, in ascending order.
  /// - Complexity: O(c log rows), where c is the number of runs that stay together, and of ranges.
  func following(_ map: OffsetMap, adding added: [Range<Int>]) -> NewRows {
    if tree == nil, added.isEmpty { return self }
    var builder = RowHeightsBuilder()
    var end = 0
    var rest = added[...]
    /// Adds rows that were inserted.
    func insert(upTo start: Int) {
      while let next = rest.first, next.lowerBound < start {
        builder.append(next.lowerBound - end, of: 0)
        builder.append(next.count, of: 1)
        end = next.upperBound
        rest.removeFirst()
      }
      builder.append(start - end, of: 0)
      end = start
    }
    for run in map.runsByNewOffset {
      insert(upTo: run.newStart)
      if let tree {
        tree.forEachPart(in: run.old) { builder.append($0) }
      } else {
        builder.append(run.count, of: 0)
      }
      end = run.new.upperBound
    }
    insert(upTo: map.newCount)
    var next = NewRows()
    let tree = builder.finish()
    next.tree = tree.sum.pixels > 0 ? tree : nil
    return next
  }
}
