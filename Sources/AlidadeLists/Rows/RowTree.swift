import AlidadeCore
import Synchronization

/// The component tree of a row, and the content that it shows.
///
/// Can be used on any thread.
final class RowTree: Sendable {
  /// The row that a tree shows.
  ///
  /// It retains the component and the parent, so that the tree is never the last to release the
  /// objects it replaces.
  private struct Shown {
    /// The row, as of the last content in which it was looked up.
    var place: RowPlace
    /// The revision of the content to which the component belongs.
    let revision: Int
    /// The component; `nil` until a tree that was kept for its state gets one.
    let component: AnyComponent?
    let parent: ParentComponent?

    /// Returns `true` if the tree has the component of `content`, or of newer content.
    func isCurrent(in content: ListContent) -> Bool {
      component != nil && revision >= content.revision || place.revision > content.revision
    }
  }

  let name: RowName
  let tree: ComponentTree
  private let shown: Mutex<Shown>
  private let hasBeenForgotten = Atomic<Bool>(false)
  /// The ``RowRoot`` that most recently showed the row; `nil` while the row isn't shown.
  ///
  /// A list may show the row before another one that showed it is removed.
  @MainActor var root: ObjectIdentifier?

  /// Creates the tree of a row without building it.
  ///
  /// - Parameter reference: the row, which is notified of changes of its state.
  init(of row: Int, in content: ListContent, _ reference: RowReference) {
    name = reference.name
    let component = content.component(of: row)
    tree = ComponentTree(
      component, parent: content.parent(of: row), showNow: reference.showNow,
      didBecomePending: reference.becomeStale)
    // Rows are prepared long before they are visible.
    tree.setShown(false)
    shown = Mutex(
      Shown(
        place: RowPlace(revision: content.revision, row: row), revision: content.revision,
        component: component, parent: content.parent(of: row)))
  }

  /// Creates the tree of a row from its kept state; it shows nothing yet.
  init(_ memory: RowMemory, name: RowName) {
    self.name = name
    tree = memory.tree
    shown = Mutex(
      Shown(
        place: memory.place, revision: memory.place.revision, component: nil, parent: nil))
  }

  /// The row, as of the last content in which it was looked up.
  var place: RowPlace { shown.withLock { $0.place } }

  /// Records the position of the row in later content, whose component the tree may not show yet.
  func move(to place: RowPlace) {
    shown.withLock { shown in
      if shown.place.revision < place.revision { shown.place = place }
    }
  }

  /// Updates the tree to a row of a content, unless it shows newer content.
  ///
  /// The component is set together with the record of the content, under one lock, so a thread that
  /// sees the record also sees the component.
  ///
  /// Does nothing after the tree is forgotten, because another row tree may then use the component
  /// tree.
  ///
  /// - Returns: the place of the row that the tree shows afterward.
  func show(_ row: Int, of content: ListContent) -> RowPlace {
    let known = shown.withLock { $0.isCurrent(in: content) ? $0.place : nil }
    if let known { return known }
    // Application code creates the component, so do it outside the lock.
    let component = content.component(of: row)
    let next = Shown(
      place: RowPlace(revision: content.revision, row: row), revision: content.revision,
      component: component, parent: content.parent(of: row))
    let previous = shown.withLock { shown -> Shown? in
      if shown.isCurrent(in: content) || isForgotten { return nil }
      defer { shown = next }
      tree.setComponent(component, parent: next.parent)
      return shown
    }
    // Releasing components can run application code, too.
    return withExtendedLifetime(previous) { place }
  }

  /// A Boolean value that is `true` if another row tree may have replaced this one, so that its
  /// results must be dropped.
  var isForgotten: Bool { hasBeenForgotten.load(ordering: .acquiring) }

  /// Marks the row tree as forgotten.
  func forget() { shown.withLock { _ in hasBeenForgotten.store(true, ordering: .releasing) } }
}
