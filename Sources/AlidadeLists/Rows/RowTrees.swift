import AlidadeCore
import AlidadeDiffing
import Synchronization

/// The component trees of rows by name, and the state of rows that have no tree because they are
/// far from the visible rows.
///
/// Nothing is kept for a row without state. For a row with state, its tree keeps the scopes on the
/// path to that state, and the row gets the tree back when it comes near the visible rows.
///
/// A row is the same row as long as each content that is shown has its key. If one content lacks a
/// key and a later one has it, the key belongs to a new row, regardless of which threads have
/// looked up rows in the meantime.
///
/// Can be used on any thread.
final class RowTrees: Sendable {
  private struct Contents {
    var rows: [RowName: RowTree] = [:]
    /// The state of rows that aren't in `rows`.
    var memories: [RowName: RowMemory] = [:]
    var revision = 0
    var content: ListContent?
    /// The scroll position in the content when the list was last shown; `nil` if it hasn't been
    /// shown.
    var anchor: Anchor?
    /// The heights of the rows of an inline list when it was last shown; `nil` otherwise.
    var heights: RowHeights?
    /// The changes of rows that not all trees and memories have applied.
    var history = RowHistory()
    var hasReportedRepetition = false
    /// The visible rows when the rows to prepare were last chosen.
    var visible = 0..<0
    var didBecomeStale: @Sendable (RowName) -> Void = { _ in }
    var showNow: @MainActor @Sendable (RowName) -> Void = { _ in }

    /// Forgets a tree; the caller keeps it alive, so that it isn't released while the lock is held.
    mutating func forget(_ rowTree: RowTree) {
      guard rows[rowTree.name] === rowTree else { return }
      rows[rowTree.name] = nil
      rowTree.forget()
    }

    /// A forgotten row, which the caller releases outside the lock.
    typealias Gone = (rowTree: RowTree?, memory: RowMemory?)

    /// Returns the tree of a row, which gets its kept state back; forgets the row if its name
    /// belongs to another row in the content of a revision.
    ///
    /// - Returns: the tree; `nil` if there is none, or newer content is shown.
    mutating func tree(_ name: RowName, in revision: Int) -> (tree: RowTree?, gone: Gone?) {
      guard content?.revision == revision else { return (nil, nil) }
      let (found, memory) = (rows[name], memories[name])
      if let known = found?.place ?? memory?.place, known.revision < revision,
        history.row(of: known, name, in: revision) == nil
      {
        if let found { forget(found) }
        memories[name] = nil
        return (nil, (found, memory))
      }
      if let found { return (found, nil) }
      guard let memory else { return (nil, nil) }
      let tree = RowTree(memory, name: name)
      memories[name] = nil
      rows[name] = tree
      return (tree, nil)
    }

    /// Forgets the state of a row in a tree, which the caller keeps alive.
    mutating func forgetMemory(of tree: ComponentTree, _ name: RowName) {
      if memories[name]?.tree === tree { memories[name] = nil }
    }

    /// Forgets a tree but keeps the state of its row, unless the tree must be kept.
    ///
    /// - Returns: `true` if the tree was forgotten.
    mutating func dismiss(_ rowTree: RowTree) -> Bool {
      let tree = rowTree.tree
      guard rows[rowTree.name] === rowTree, !tree.mustBeKept else { return false }
      forget(rowTree)
      if tree.mayRemember {
        memories[rowTree.name] = RowMemory(tree: tree, place: rowTree.place)
      }
      return true
    }
  }

  private let contents = Mutex(Contents())
  /// The list that shows the rows; after that, the one that showed them last.
  @MainActor weak var list: ListMounter?
  /// The rows that the user has seen.
  let history = ReaderHistory()
  private let unshownRows: UnshownRows

  /// - Parameter saved: the rows that begin with saved states.
  init(restoring saved: SavedRows = SavedRows()) { unshownRows = UnshownRows(saved) }

  /// The states of the rows, to be saved.
  ///
  /// - Complexity: O(components) of the rows with state; O(rows) until all restored rows were shown.
  var savedRows: SavedRows {
    // Taken before the trees, because a row gets its tree before its state is removed here.
    let unshown = unshownRows.all
    let (rows, memories, content) = contents.withLock { ($0.rows, $0.memories, $0.content) }
    let trees =
      rows.map { (name: $0, row: $1.place.row, tree: $1.tree) }
      + memories.map { (name: $0, row: $1.place.row, tree: $1.tree) }
    let firsts = trees.filter { $0.name.repeatedAt == nil }.sorted { $0.row < $1.row }
    return SavedRows(
      of: firsts.map { (key: $0.name.key, tree: $0.tree) }, unshown: unshown, in: content)
  }

  /// The number of rows that have a tree because they are near the visible rows.
  var count: Int { contents.withLock { $0.rows.count } }

  /// The number of rows whose state is kept while they are far from the visible rows.
  var memoryCount: Int { contents.withLock { $0.memories.count } }

  /// Sets the closures that are called when the state of a row changes.
  ///
  /// - Parameters:
  ///   - showNow: shows a row with changed state before it returns.
  ///   - didBecomeStale: called on any thread when the state of a row has changed.
  func connect(
    showNow: @escaping @MainActor @Sendable (RowName) -> Void,
    _ didBecomeStale: @escaping @Sendable (RowName) -> Void
  ) {
    contents.withLock { ($0.didBecomeStale, $0.showNow) = (didBecomeStale, showNow) }
  }

  /// Begins a new revision, for which rows must be prepared again.
  func nextRevision() -> Int {
    contents.withLock { contents in
      contents.revision += 1
      return contents.revision
    }
  }

  /// The content that is shown, or was last shown; `nil` if the list hasn't been shown.
  var content: ListContent? { contents.withLock { $0.content } }

  /// The scroll position in ``content`` when the list was last shown; `nil` if it hasn't been
  /// shown.
  var anchor: Anchor? {
    get { contents.withLock { $0.anchor } }
    set { contents.withLock { $0.anchor = newValue } }
  }

  /// The heights of the rows of an inline list when it was last shown; `nil` otherwise.
  var heights: RowHeights? {
    get { contents.withLock { $0.heights } }
    set { contents.withLock { $0.heights = newValue } }
  }

  /// Returns the known heights of the rows of the content that was last shown; `nil` if there are
  /// none.
  func heights(of previous: ListContent?) -> RowHeights? {
    heights.flatMap { $0.count == previous?.count ? $0 : nil }
  }

  /// Begins a new revision with new content.
  ///
  /// - Parameter map: the new offsets of the rows of the previous content; if it is `nil`, all rows
  ///   have kept their offsets. Otherwise, ``followChanges(through:)`` must be called afterward.
  /// - Returns: the content as of that revision.
  func show(_ new: ListContent, parent: ParentComponent?, _ map: OffsetMap?) -> ListContent {
    let (content, previous) = contents.withLock { contents in
      contents.revision += 1
      let previous = contents.content
      let content = ListContent(new, parent: parent, revision: contents.revision)
      contents.content = content
      if let map { contents.history.append(map, revision: contents.revision) }
      return (content, previous)
    }
    // Releasing the previous elements can run application code, so do it outside the lock.
    return withExtendedLifetime(previous) { content }
  }

  // MARK: - Rows

  /// Returns the tree of a row, updated to the row's component in `content`; `nil` if newer content
  /// is shown.
  func tree(of row: Int, in content: ListContent) -> RowTree? {
    let tree = distinctTree(of: row, in: content)
    tree?.tree.noteImageDistance(contents.withLock { $0.visible.distance(to: row) })
    return tree
  }

  private func distinctTree(of row: Int, in content: ListContent) -> RowTree? {
    let name = RowName(key: content.key(of: row))
    guard let (found, first) = tree(of: row, name, content) else { return nil }
    if first == row { return found }
    reportRepetition(name.key, first, row)
    return tree(of: row, RowName(key: name.key, repeatedAt: row), content)?.tree
  }

  /// Records which rows are visible, and loads the images of rows in the order of their distances
  /// from those.
  ///
  /// - Parameter rows: the rows that are ready.
  /// - Complexity: O(rows).
  func orderImages(around visible: Range<Int>, of rows: some Sequence<PreparedRow>) {
    contents.withLock { $0.visible = visible }
    var trees: [(tree: ComponentTree, distance: Int)] = []
    for row in rows {
      let (tree, distance) = (row.tree, visible.distance(to: row.row))
      if tree.noteImageDistance(distance) { trees.append((tree, distance)) }
    }
    if !trees.isEmpty { ComponentTree.orderImages(of: trees) }
  }

  /// Returns the tree with a name and the row that it shows, which is another row if both share the
  /// key.
  private func tree(
    of row: Int, _ name: RowName, _ content: ListContent
  ) -> (tree: RowTree, row: Int)? {
    while true {
      guard contents.withLock({ $0.content?.revision == content.revision }) else { return nil }
      guard let rowTree = tree(name, content) ?? insert(make(row, name, content), content) else {
        continue
      }
      let shown = rowTree.show(row, of: content)
      if rowTree.isForgotten { continue }
      return shown.revision == content.revision ? (rowTree, shown.row) : nil
    }
  }

  /// Returns the tree with a name, which gets its kept state back; `nil` if there is none.
  private func tree(_ name: RowName, _ content: ListContent) -> RowTree? {
    // Releasing a removed row can run application code, so do it outside the lock.
    let (found, gone) = contents.withLock { $0.tree(name, in: content.revision) }
    return withExtendedLifetime(gone) { found }
  }

  private func make(_ row: Int, _ name: RowName, _ content: ListContent) -> RowTree {
    let made = RowTree(of: row, in: content, RowReference(to: name, in: self))
    if let saved = unshownRows.state(of: name) { made.tree.restore(saved) }
    return made
  }

  /// Inserts a tree without state.
  ///
  /// - Returns: the tree; `nil` if newer content is shown, or another thread has inserted a tree
  ///   first. There must be only one, because it holds the state.
  private func insert(_ made: RowTree, _ content: ListContent) -> RowTree? {
    let inserted: RowTree? = contents.withLock { contents in
      guard contents.content?.revision == content.revision, contents.rows[made.name] == nil,
        contents.memories[made.name] == nil
      else { return nil }
      contents.rows[made.name] = made
      return made
    }
    if inserted != nil { unshownRows.remove(made.name) }
    return inserted
  }

  /// Returns the row with a name; `nil` if it has no tree, or was removed from the content.
  func row(of name: RowName, in content: ListContent) -> Int? {
    let (rowTree, history) = contents.withLock { ($0.rows[name], $0.history) }
    guard let place = rowTree?.place, place.revision <= content.revision else { return nil }
    return history.row(of: place, name, in: content.revision)
  }

  /// Returns `true` if the row with a name has a tree or kept state.
  func remembers(_ name: RowName) -> Bool {
    contents.withLock { $0.rows[name] != nil || $0.memories[name] != nil }
  }

  // MARK: - Forgetting

  /// Forgets the trees of some rows but keeps the state of the rows.
  ///
  /// The prepared rows keep the trees alive, so nothing is released here. Call ``strip(_:)``
  /// afterward.
  @MainActor func forget(_ rows: [PreparedRow]) {
    if rows.isEmpty { return }
    contents.withLock { contents in
      for row in rows { _ = contents.dismiss(row.rowTree) }
    }
  }

  /// Forgets all trees except those of the given rows and those that must be kept.
  ///
  /// - Returns: the forgotten trees, to be stripped and released in the background.
  // Not inlined: if this is inlined and the caller only releases the array, Swift 6.3 over-releases
  // its elements.
  @inline(never) @MainActor func keepOnly(_ rows: Set<Int>, of content: ListContent) -> [RowTree] {
    contents.withLock { contents in
      let others = contents.rows.values.filter { rowTree in
        guard
          let row = contents.history.row(of: rowTree.place, rowTree.name, in: content.revision)
        else {
          return true
        }
        return !rows.contains(row)
      }
      return others.filter { contents.dismiss($0) }
    }
  }

  /// Releases everything in forgotten trees except the state of their rows.
  ///
  /// - Complexity: O(components) of the rows that have state.
  func strip(_ gone: [RowTree]) {
    for rowTree in gone {
      let (name, tree) = (rowTree.name, rowTree.tree)
      guard contents.withLock({ $0.memories[name]?.tree === tree }) else { continue }
      let memory = tree.memory
      let previous = contents.withLock { contents -> (any Sendable)? in
        // The tree may be in use again.
        guard contents.memories[name]?.tree === tree else { return nil }
        // Or it may have been in use and been forgotten again, with state that it didn't have
        // before.
        let isStateless = memory.isEmpty && tree.isCurrent(memory)
        if isStateless || !tree.mayRemember {
          return contents.memories.removeValue(forKey: name)
        }
        return tree.forget(exceptFor: memory)
      }
      // Releasing components can run application code, so do it outside the lock.
      withExtendedLifetime(previous) {}
    }
  }

  /// Updates the positions of all rows in a shown content, and forgets the removed rows, with their
  /// state.
  ///
  /// - Complexity: O(rows with a tree or with state).
  func followChanges(through content: ListContent) {
    var gone: [any Sendable] = []
    while !followChangesOnce(through: content, &gone) {}
    // Releasing components can run application code, so do it outside the lock.
    withExtendedLifetime(gone) {}
  }

  /// - Returns: `true` if all rows have been updated.
  private func followChangesOnce(through content: ListContent, _ gone: inout [any Sendable]) -> Bool
  {
    let (rows, memories, history) = contents.withLock { ($0.rows, $0.memories, $0.history) }
    let revision = content.revision
    let rowChanges = rows.filter { $0.value.place.revision < revision }
      .map { name, tree in (tree, history.row(of: tree.place, name, in: revision)) }
    let memoryChanges = memories.filter { $0.value.place.revision < revision }
      .map { name, memory in (name, memory, history.row(of: memory.place, name, in: revision)) }
    gone += rowChanges.map(\.0) as [any Sendable]
    gone += memoryChanges.map(\.1) as [any Sendable]
    return contents.withLock { contents in
      for (rowTree, row) in rowChanges {
        if let row {
          rowTree.move(to: RowPlace(revision: revision, row: row))
        } else {
          contents.forget(rowTree)
          // It may have become a memory in the meantime.
          contents.forgetMemory(of: rowTree.tree, rowTree.name)
        }
      }
      // Another thread may have followed later changes.
      for (name, memory, row) in memoryChanges
      where contents.memories[name]?.isThat(of: memory.tree, before: revision) == true {
        contents.memories[name] = row.map {
          RowMemory(tree: memory.tree, place: RowPlace(revision: revision, row: $0))
        }
      }
      // A tree that became a memory in the meantime, or vice versa, hasn't been updated.
      let isDone =
        contents.rows.values.allSatisfy { $0.place.revision >= revision }
        && contents.memories.values.allSatisfy { $0.place.revision >= revision }
      if isDone { contents.history.removeChanges(through: revision) }
      return isDone
    }
  }

  // MARK: - Changes

  /// Shows a row with changed state before it returns.
  @MainActor func showNow(_ name: RowName) {
    contents.withLock(\.showNow)(name)
  }

  /// Notes that the state of a row has changed.
  func becomeStale(_ name: RowName) {
    contents.withLock(\.didBecomeStale)(name)
  }

  private func reportRepetition(_ key: ComponentKey, _ first: Int, _ second: Int) {
    let isNew = contents.withLock { contents -> Bool in
      defer { contents.hasReportedRepetition = true }
      return !contents.hasReportedRepetition
    }
    guard isNew else { return }
    List.reportRepetition(key, first, second)
  }
}

extension Range<Int> {
  /// Returns the distance of a number from the range; zero for a number inside it.
  fileprivate func distance(to number: Int) -> Int {
    number < lowerBound ? lowerBound - number : Swift.max(0, number - upperBound + 1)
  }
}
