import AlidadeHeadless
import AlidadeLayout
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeCore

/// Work that runs in parallel to other work on the same tree, which shares deferred contents.
@MainActor @Suite struct ConcurrentStoreTests {
  private let store = Store(Numbers())
  private let journal = EventLog()
  private let context = LayoutContext(measurer: HeadlessMeasurer())
  private let wide = SizeRange(exactly: Size(width: 200, height: 20))
  private let narrow = SizeRange(exactly: Size(width: 100, height: 20))

  /// Notes what it reads.
  private struct Reader: Component, AlwaysRebuilt {
    let name: String
    let store: Store<Numbers>
    let part: @Sendable (Numbers) -> Int
    let journal: EventLog
    func body(_ context: Context<NoState>) -> some Component {
      let _ = journal.record("\(name) \(context.read(store, part))")
      ComponentList()
    }
  }

  private func reader(_ name: String, _ part: @escaping @Sendable (Numbers) -> Int) -> Reader {
    Reader(name: name, store: store, part: part, journal: journal)
  }

  /// A reader that is built in wide spaces only.
  private var wideReader: LayoutReader {
    let reader = reader("wide", \.a)
    return LayoutReader { space in
      if space.max.width == 200 { reader }
    }
  }

  private func attempt(on tree: ComponentTree, _ priority: BuildPriority) -> Attempt {
    Attempt(tree.state.withLock { $0.base }, of: tree, in: tree.treeScope, priority, tree.turn)
  }

  private func conclude(_ attempt: Attempt, on tree: ComponentTree) -> TreeState.Outcome {
    defer { tree.showChanges(after: attempt.session.stores) }
    return tree.state.withLock { $0.conclude(attempt, failedReads: []) }
  }

  /// Lays out the wide content in the background, and interrupts that or lets it end.
  private func endInBackground(_ attempt: Attempt, on tree: ComponentTree, isInterrupted: Bool) {
    var attempt = attempt
    attempt.build()
    _ = attempt.layOut(in: wide, context)
    if isInterrupted {
      tree.turn.urgentCount.wrappingAdd(1, ordering: .relaxed)
      #expect(attempt.session.isStopped)
      tree.turn.urgentCount.wrappingSubtract(1, ordering: .relaxed)
    }
    switch conclude(attempt, on: tree) {
    case .interrupted: #expect(isInterrupted)
    case .published: #expect(!isInterrupted)
    case .overtaken, .failed: Issue.record("It is based on the newest generation.")
    }
  }

  private func endUrgently(_ attempt: Attempt, on tree: ComponentTree) {
    var attempt = attempt
    attempt.build()
    _ = attempt.layOut(in: narrow, context)
    guard case .published = conclude(attempt, on: tree) else {
      Issue.record("Nothing has overtaken it.")
      return
    }
  }

  @Test(arguments: [true, false])
  func `a store that other work read first is followed by what is published after it`(
    isInterrupted: Bool
  ) {
    let tree = ComponentTree(wideReader) { _ in }
    _ = tree.layout(in: narrow, context)
    let urgent = attempt(on: tree, .immediate)
    let background = attempt(on: tree, .background)
    endInBackground(background, on: tree, isInterrupted: isInterrupted)
    endUrgently(urgent, on: tree)
    #expect(journal.take() == ["wide 0"])
    #expect(store.subscribers.trees.count == 1)
    store.update { $0.a = 1 }
    #expect(tree.isPending)
    _ = tree.layout(in: wide, context)
    #expect(journal.take() == ["wide 1"])
  }

  @Test(arguments: [true, false])
  func `content that other work made from an older state is made again`(isInterrupted: Bool) {
    let tree = ComponentTree(
      ComponentList([AnyComponent(reader("first", \.b)), AnyComponent(wideReader)])
    ) { _ in }
    _ = tree.layout(in: narrow, context)
    let background = attempt(on: tree, .background)
    // Nobody reads this part yet, so neither piece of work makes another generation.
    store.update { $0.a = 1 }
    let urgent = attempt(on: tree, .immediate)
    endInBackground(background, on: tree, isInterrupted: isInterrupted)
    endUrgently(urgent, on: tree)
    #expect(journal.take() == ["first 0", "wide 0"])
    #expect(tree.isPending)
    _ = tree.layout(in: wide, context)
    #expect(journal.take() == ["wide 1"])
    #expect(!tree.isPending)
  }
}
