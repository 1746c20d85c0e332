import AlidadeDiffing

/// The elements of a data source that satisfy a condition.
///
/// An element that is kept has a height of one, and all others have a height of zero, so the row of
/// an element is its distance from the top, and neighbors that are all kept, or all omitted, take
/// the memory of one.
struct KeptElements: Sendable {
  private let tree: BalancedTree<HeightRuns>

  /// The offsets of neighbors that are all kept, or all omitted.
  private struct Run {
    var count: Int
    let isKept: Bool
  }

  /// Keeps all elements.
  init(all count: Int) {
    var builder = RowHeightsBuilder()
    builder.append(count, of: 1)
    tree = builder.finish()
  }

  /// Keeps the elements that satisfy a condition.
  ///
  /// - Parameters:
  ///   - elements: the elements.
  ///   - progress: the progress; if it is canceled, the result is obsolete.
  ///   - isIncluded: returns `true` if an element satisfies the condition.
  init<Element>(
    _ elements: DataSource<Element>.Elements, _ progress: ComparisonProgress = ComparisonProgress(),
    where isIncluded: (Element) -> Bool
  ) {
    var builder = KeptElementsBuilder()
    // This is faster than an iterator, which would be called for each element.
    elements.visitLeaves { leaf in
      for element in leaf.elements { builder.append(isKept: isIncluded(element)) }
      return progress.visit(leaf.count)
    }
    tree = builder.finish()
  }

  private init(_ tree: BalancedTree<HeightRuns>) { self.tree = tree }

  /// The number of elements that are kept.
  var count: Int { tree.sum.pixels }

  /// The number of elements, including omitted ones.
  var elementCount: Int { tree.sum.rows }

  // MARK: - Offsets and rows

  /// Returns the offset of the element in a row, which must be in range.
  ///
  /// - Complexity: O(log elements).
  func offset(ofRow row: Int) -> Int {
    var place = HeightPlace(in: tree) { $0.child(atPixel: row - $1.pixels) }
    place.step(toPixel: row)
    return place.before.rows + row - place.before.pixels
  }

  /// Returns the row of the element at an offset; `nil` if the element is omitted.
  ///
  /// - Complexity: O(log elements).
  func row(ofOffset offset: Int) -> Int? {
    let row = keptCount(before: offset)
    return row < keptCount(before: offset + 1) ? row : nil
  }

  /// Returns the number of elements before an offset that are kept.
  private func keptCount(before offset: Int) -> Int {
    if offset >= tree.sum.rows { return tree.sum.pixels }
    var place = HeightPlace(in: tree) { $0.child(at: offset - $1.rows) }
    place.step(toRow: offset)
    return place.before.pixels + (offset - place.before.rows) * Int(place.run.height)
  }

  /// Calls a closure with the offsets of neighbors that are all kept, from the first to the last.
  func forEachKept(_ body: (Range<Int>) -> Void) {
    var end = 0
    tree.forEachLeaf { leaf in
      for run in leaf.runs {
        let start = end
        end += Int(run.count)
        if run.height > 0 { body(start..<end) }
      }
    }
  }

  /// Returns the rows of elements as one range, if any of the elements is kept.
  ///
  /// - Parameter offsets: the offsets of the elements.
  func rows(of offsets: Range<Int>) -> Range<Int>? {
    let rows = keptCount(before: offsets.lowerBound)..<keptCount(before: offsets.upperBound)
    return rows.isEmpty ? nil : rows
  }

  // MARK: - Changes

  /// Returns the elements to keep after changes.
  ///
  /// - Parameters:
  ///   - changes: the changes of all elements, with the updated ones.
  ///   - progress: the progress; if it is canceled, the result is obsolete.
  ///   - isIncluded: returns `true` if the element at a new offset should be kept; called only for
  ///     elements that were added or updated.
  /// - Complexity: O(changes log elements).
  func following(
    _ changes: RowChanges, _ progress: ComparisonProgress = ComparisonProgress(),
    where isIncluded: (Int) -> Bool
  ) -> KeptElements {
    var builder = KeptElementsBuilder()
    changes.forEachPart(
      progress, evaluate: { builder.append(isKept: isIncluded($0)) },
      keep: { tree.forEachPart(in: $0) { builder.append($0) } })
    return KeptElements(builder.finish())
  }

  /// Returns the changes of the rows after changes of the elements; `nil` if they can be determined
  /// only by comparing all elements.
  ///
  /// - Parameters:
  ///   - previous: the elements that were kept before, under the same condition.
  ///   - changes: the changes of all elements, with the updated ones.
  /// - Complexity: O(changes log elements).
  func changes(from previous: KeptElements, after changes: RowChanges) -> RowChanges? {
    guard let updatedOffsets = changes.updated else { return nil }
    var pieces: [(old: Range<Int>, newStart: Int)] = []
    for piece in changes.unchangedPieces(of: changes.map.runs) {
      let start = previous.keptCount(before: piece.old.lowerBound)
      let end = previous.keptCount(before: piece.old.upperBound)
      let newStart = keptCount(before: piece.newStart)
      let newEnd = keptCount(before: piece.newStart + piece.old.count)
      // A condition that depends on more than its value may keep different elements.
      guard newEnd - newStart == end - start else { return nil }
      if start < end { pieces.append((start..<end, newStart)) }
    }
    var updated: Set<Int> = []
    for offset in updatedOffsets {
      guard let row = row(ofOffset: offset), let old = changes.map.oldOffset(ofNew: offset),
        let previousRow = previous.row(ofOffset: old)
      else { continue }
      pieces.append((previousRow..<(previousRow + 1), row))
      updated.insert(row)
    }
    return RowChanges(
      OffsetMap(oldCount: previous.count, newCount: count, pieces: pieces), updated: updated)
  }

  /// Returns the changes of the rows if elements were kept under another condition before.
  ///
  /// - Parameters:
  ///   - previous: the elements that were kept before.
  ///   - changes: the changes of all elements.
  /// - Complexity: O(runs of elements that are kept).
  func allChanges(from previous: KeptElements, after changes: RowChanges) -> RowChanges {
    var pieces: [(old: Range<Int>, newStart: Int)] = []
    for run in changes.map.runs {
      var (old, new) = (previous.runs(in: run.old)[...], runs(in: run.new)[...])
      var oldRow = previous.keptCount(before: run.old.lowerBound)
      var newRow = keptCount(before: run.newStart)
      while let one = old.first, let other = new.first {
        let count = min(one.count, other.count)
        if one.isKept, other.isKept { pieces.append((oldRow..<(oldRow + count), newRow)) }
        if one.isKept { oldRow += count }
        if other.isKept { newRow += count }
        KeptElements.drop(count, from: &old)
        KeptElements.drop(count, from: &new)
      }
    }
    let updated = changes.updated.map { Set($0.compactMap { row(ofOffset: $0) }) }
    return RowChanges(
      OffsetMap(oldCount: previous.count, newCount: count, pieces: pieces), updated: updated)
  }

  private func runs(in offsets: Range<Int>) -> [Run] {
    var runs: [Run] = []
    tree.forEachPart(in: offsets) { part in
      part.forEachLeaf { leaf in
        for run in leaf.runs { runs.append(Run(count: Int(run.count), isKept: run.height > 0)) }
      }
    }
    return runs
  }

  private static func drop(_ count: Int, from runs: inout ArraySlice<Run>) {
    runs[runs.startIndex].count -= count
    if runs[runs.startIndex].count == 0 { runs.removeFirst() }
  }
}
