import AlidadeCore
import Synchronization

/// The component tree of a row, and the content that it shows.
///
/// Can be used on any thread.
final class RowTree: Sendable {
  /// The row that a tree shows.
  ///
  /// It retains the component and the parent, so that the tree is never the last to release those
  /// it replaces.
  private struct Shown {
    let content: (revision: Int, row: Int)
    /// The component; `nil` until a tree that was kept for its state gets one.
    let component: AnyComponent?
    let parent: ParentComponent?

    /// Returns `true` if the row belongs to `content` or newer content.
    func shows(_ content: ListContent) -> Bool {
      component != nil && self.content.revision >= content.revision
    }
  }

  let name: RowName
  let tree: ComponentTree
  private let shown: Mutex<Shown>
  private let hasBeenForgotten = Atomic<Bool>(false)

  /// Creates the tree of a row without building it.
  ///
  /// - Parameters:
  ///   - showNow: shows a row with changed state before it returns.
  ///   - didBecomeStale: called on any thread when the state of the row has changed.
  init(
    of row: Int, in content: ListContent, name: RowName,
    showNow: @escaping @MainActor @Sendable () -> Void,
    didBecomeStale: @escaping @Sendable () -> Void
  ) {
    self.name = name
    let component = content.component(of: row)
    tree = ComponentTree(
      component, parent: content.parent, showNow: showNow,
      didBecomePending: { _ in didBecomeStale() })
    shown = Mutex(
      Shown(content: (content.revision, row), component: component, parent: content.parent))
  }

  /// Creates the tree of a row from its kept state; it shows nothing yet.
  init(_ memory: RowMemory, name: RowName) {
    self.name = name
    tree = memory.tree
    shown = Mutex(Shown(content: memory.content, component: nil, parent: nil))
  }

  /// The revision of the content that the tree shows, and the row in that content.
  var content: (revision: Int, row: Int) { shown.withLock { $0.content } }

  /// Updates the tree to a row of a content, unless it shows newer content.
  ///
  /// The component is set together with the record of the content, under one lock, so a thread that
  /// sees the record also sees the component.
  ///
  /// Does nothing after the tree is forgotten, because another row tree may use the component tree
  /// then.
  ///
  /// - Returns: the revision of the content and the row that the tree shows afterwards.
  func show(_ row: Int, of content: ListContent) -> (revision: Int, row: Int) {
    let known = shown.withLock { $0.shows(content) ? $0.content : nil }
    if let known { return known }
    // Application code creates the component, so do it outside the lock.
    let component = content.component(of: row)
    let next = Shown(
      content: (content.revision, row), component: component, parent: content.parent)
    let former = shown.withLock { shown -> Shown? in
      if shown.shows(content) || isForgotten { return nil }
      defer { shown = next }
      tree.setComponent(component, parent: content.parent)
      return shown
    }
    // Releasing components can run application code, too.
    return withExtendedLifetime(former) { self.content }
  }

  /// A Boolean value that is `true` if another row tree may have replaced this one, so that its
  /// results must be dropped.
  var isForgotten: Bool { hasBeenForgotten.load(ordering: .acquiring) }

  /// Marks the row tree as forgotten.
  func forget() { shown.withLock { _ in hasBeenForgotten.store(true, ordering: .releasing) } }
}
