import AlidadeCore
import Synchronization

/// The component tree of a row, and the content whose row it shows.
///
/// Any thread.
final class RowTree: Sendable {
  /// The row that a tree shows.
  ///
  /// The component and the place are kept beside the tree, which therefore is never the last to
  /// release those it replaces.
  private struct Shown {
    let content: (revision: Int, row: Int)
    /// `nil` as long as what is remembered of the row was not handed a component.
    let component: AnyComponent?
    let parent: ParentComponent?

    /// Returns `true` if it is the row of a content, or of a newer one.
    func shows(_ content: ListContent) -> Bool {
      component != nil && self.content.revision >= content.revision
    }
  }

  let name: RowName
  let tree: ComponentTree
  private let shown: Mutex<Shown>
  private let hasBeenForgotten = Atomic<Bool>(false)

  /// Makes the tree of a row; nothing is built yet.
  ///
  /// - Parameters:
  ///   - showNow: shows a row whose state has changed before it returns.
  ///   - didBecomeStale: called, on any thread, when the state of the row has changed.
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

  /// Goes on with a row that was far out of sight, and shows nothing yet.
  init(_ memory: RowMemory, name: RowName) {
    self.name = name
    tree = memory.tree
    shown = Mutex(Shown(content: memory.content, component: nil, parent: nil))
  }

  /// The revision of the content that the tree shows, and the row of that content.
  var content: (revision: Int, row: Int) { shown.withLock { $0.content } }

  /// Brings the tree to show what a row shows in a content, unless it shows a newer content.
  ///
  /// The component is handed over together with the note of it, so whoever finds the note finds the
  /// component, too.
  ///
  /// Does nothing once it is forgotten, for then another row tree may show something in its tree.
  ///
  /// - Returns: the content and the row that it shows then.
  func show(_ row: Int, of content: ListContent) -> (revision: Int, row: Int) {
    let known = shown.withLock { $0.shows(content) ? $0.content : nil }
    if let known { return known }
    // Components are made by the application's code, which must not run while the lock is held.
    let component = content.component(of: row)
    let next = Shown(
      content: (content.revision, row), component: component, parent: content.parent)
    let former = shown.withLock { shown -> Shown? in
      if shown.shows(content) || isForgotten { return nil }
      defer { shown = next }
      tree.setComponent(component, parent: content.parent)
      return shown
    }
    // Releasing components can run the application's code, too.
    return withExtendedLifetime(former) { self.content }
  }

  /// A Boolean value that is `true` if another tree may have taken the place of this one, so that
  /// results of this one are to be dropped.
  var isForgotten: Bool { hasBeenForgotten.load(ordering: .acquiring) }

  /// Notes that the tree is no longer remembered, or waits for another row tree.
  func forget() { shown.withLock { _ in hasBeenForgotten.store(true, ordering: .releasing) } }
}
