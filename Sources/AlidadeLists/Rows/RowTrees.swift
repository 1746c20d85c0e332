import AlidadeCore
import AlidadeRender
import Synchronization

/// The component trees of rows, by the keys of the rows: what a row remembers while it is out of
/// sight.
///
/// A row is the same row as long as each content that is shown has its key. A key that one content
/// lacks and a later one has is that of a new row, whichever threads have looked through the rows in
/// the meantime.
///
/// Any thread.
final class RowTrees: Sendable {
  private struct Contents {
    var rows: [RowName: RowTree] = [:]
    var revision = 0
    var content: ListContent?
    /// Contents that have been shown, and whose keys have not been compared with those of the trees.
    var unchecked: [ListContent] = []
    var hasReportedRepetition = false
    var didBecomeStale: @Sendable (RowName) -> Void = { _ in }
    var showNow: @MainActor @Sendable (RowName) -> Void = { _ in }

    /// Forgets a tree, which the caller keeps alive, so that nothing is taken apart here.
    mutating func forget(_ rowTree: RowTree) {
      guard rows[rowTree.name] === rowTree else { return }
      rows[rowTree.name] = nil
      rowTree.forget()
    }
  }

  private let contents = Mutex(Contents())

  /// The number of trees.
  var count: Int { contents.withLock { $0.rows.count } }

  /// Reports changes of rows' states from now on.
  ///
  /// - Parameters:
  ///   - showNow: shows a row whose state has changed before it returns.
  ///   - didBecomeStale: called, on any thread, when the state of a row has changed.
  func connect(
    showNow: @escaping @MainActor @Sendable (RowName) -> Void,
    _ didBecomeStale: @escaping @Sendable (RowName) -> Void
  ) {
    contents.withLock { contents in
      contents.didBecomeStale = didBecomeStale
      contents.showNow = showNow
    }
  }

  /// Begins a new revision: rows are to be prepared anew.
  func nextRevision() -> Int {
    contents.withLock { contents in
      contents.revision += 1
      return contents.revision
    }
  }

  /// Begins a new revision with other rows, or the same rows showing something else.
  ///
  /// - Returns: the content as of that revision, and whether it may lack rows of the former one, so
  ///   that ``forgetRows(missingIn:)`` is to be called.
  func show(_ new: ListContent, in place: ComponentPlace?) -> (ListContent, hasOtherRows: Bool) {
    let former = contents.withLock { $0.content }
    let hasOtherRows = former.map { !new.isOfSameRows(as: $0) } ?? false
    let content = contents.withLock { contents in
      contents.revision += 1
      let content = ListContent(new, in: place, revision: contents.revision)
      contents.content = content
      if hasOtherRows { contents.unchecked.append(content) }
      return content
    }
    // Releasing the former elements can run the application's code, so it is done outside the lock.
    return withExtendedLifetime(former) { (content, hasOtherRows) }
  }

  // MARK: - Rows

  /// Returns the tree of a row, brought to show what the row shows in `content`; `nil` if a newer
  /// content is shown.
  func tree(of row: Int, in content: ListContent) -> RowTree? {
    let name = RowName(key: content.key(of: row))
    guard let (found, first) = tree(of: row, name, content) else { return nil }
    if first == row { return found }
    reportRepetition(name.key, first, row)
    return tree(of: row, RowName(key: name.key, repeatedAt: row), content)?.tree
  }

  /// Returns the tree under a name, and the row that has it, which is another one if rows share
  /// their key.
  private func tree(
    of row: Int, _ name: RowName, _ content: ListContent
  ) -> (tree: RowTree, row: Int)? {
    while true {
      let (found, unchecked) = contents.withLock { ($0.rows[name], $0.unchecked) }
      let rowTree: RowTree
      if let found {
        if !isSameRow(found, row, in: content, unchecked) {
          contents.withLock { $0.forget(found) }
          continue
        }
        rowTree = found
      } else {
        let made = RowTree(
          of: row, in: content, name: name, showNow: { [weak self] in self?.showNow(name) },
          didBecomeStale: { [weak self] in self?.becomeStale(name) })
        guard let inserted = insert(made, content) else { return nil }
        rowTree = inserted
      }
      let shown = rowTree.show(row, of: content)
      return shown.revision == content.revision ? (rowTree, shown.row) : nil
    }
  }

  /// Returns `true` if all contents that were shown between that of a tree and another one have the
  /// tree's key, too.
  private func isSameRow(
    _ rowTree: RowTree, _ row: Int, in content: ListContent, _ unchecked: [ListContent]
  ) -> Bool {
    if unchecked.isEmpty { return true }
    let known = rowTree.content
    return unchecked.allSatisfy { between in
      if between.revision <= known.revision || between.revision >= content.revision { return true }
      let moved = row + between.count - content.count
      return rowTree.name.isPresent(in: between, near: [known.row, row, moved])
    }
  }

  /// Remembers a tree, unless a newer content is shown than that it was made for.
  ///
  /// - Returns: the tree that is remembered. Another thread may have made it in the meantime; there
  ///   must be one only, because it holds the state.
  private func insert(_ made: RowTree, _ content: ListContent) -> RowTree? {
    contents.withLock { contents in
      guard contents.content?.revision == content.revision else { return nil }
      if let other = contents.rows[made.name] { return other }
      contents.rows[made.name] = made
      return made
    }
  }

  /// Returns the row with a name in a content, if its tree shows that content.
  func row(of name: RowName, in content: ListContent) -> Int? {
    let known = contents.withLock { $0.rows[name] }?.content
    return known?.revision == content.revision ? known?.row : nil
  }

  // MARK: - Forgetting

  /// Forgets the trees of some rows, except those that remember something.
  ///
  /// The rows keep them alive, so nothing is taken apart here.
  func forget(_ rows: [PreparedRow]) {
    if rows.isEmpty { return }
    contents.withLock { contents in
      for row in rows where !row.tree.mustBeKept { contents.forget(row.rowTree) }
    }
  }

  /// Forgets all trees but those of some rows and those that remember something.
  ///
  /// - Returns: the trees that were forgotten, to be released where that does not hurt.
  // Not inlined: Swift 6.3 releases the elements of an array that an inlined function makes and
  // whose caller only lets go of it once too often.
  @inline(never) func keepOnly(_ rows: Set<Int>, of content: ListContent) -> [RowTree] {
    // Rows of the present content are known by their places. Only those left of older ones are looked
    // for by key, which takes making the elements.
    let hasOlder = contents.withLock { contents in
      contents.rows.values.contains { $0.content.revision != content.revision }
    }
    let keys = hasOlder ? Set(rows.map(content.key)) : []
    return contents.withLock { contents in
      let gone = contents.rows.values.filter { rowTree in
        let known = rowTree.content
        let isKept =
          known.revision == content.revision
          ? rows.contains(known.row) : keys.contains(rowTree.name.key)
        return !isKept && !rowTree.tree.mustBeKept
      }
      for rowTree in gone { contents.forget(rowTree) }
      return gone
    }
  }

  /// Forgets the rows that a content which was shown lacks, with their state.
  ///
  /// - Complexity: O(rows).
  func forgetRows(missingIn content: ListContent) {
    // Outside the lock, because keys are made by the application's code. Rows that are brought to show
    // a newer content in the meantime are compared with this one for that.
    let gone = contents.withLock { Array($0.rows.values) }.filter { rowTree in
      rowTree.content.revision < content.revision && !rowTree.name.isPresent(in: content)
    }
    contents.withLock { contents in
      for rowTree in gone { contents.forget(rowTree) }
      contents.unchecked.removeAll { $0 === content }
    }
    content.forgetKeys()
  }

  // MARK: - Changes

  @MainActor private func showNow(_ name: RowName) {
    contents.withLock(\.showNow)(name)
  }

  private func becomeStale(_ name: RowName) {
    contents.withLock(\.didBecomeStale)(name)
  }

  private func reportRepetition(_ key: ComponentKey, _ first: Int, _ second: Int) {
    let isNew = contents.withLock { contents -> Bool in
      defer { contents.hasReportedRepetition = true }
      return !contents.hasReportedRepetition
    }
    guard isNew else { return }
    Diagnostics.report(
      Diagnostic(
        "Two rows of a list share the id \"\(key)\".",
        values: ["first   row \(first)", "second  row \(second)"],
        remedy: """
          What rows remember follows their ids, so each row needs one that no other has. Usually the id was made from \
          something that is not one, such as a title. Until then such rows are told apart by their places.
          """))
  }
}
