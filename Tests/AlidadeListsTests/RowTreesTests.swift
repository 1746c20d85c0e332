import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeLists

/// Row trees that two threads bring up to date at the same time.
@Suite struct RowTreesTests {
  /// A thread that is held where it has been told which row it shows, but not yet what.
  private final class HeldThread: Sendable {
    @TaskLocal private static var isHere = false

    private let hasStopped = DispatchSemaphore(value: 0)
    private let mayGoOn = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)

    /// Runs a closure on another thread, and returns when that thread is held.
    func hold(_ body: @escaping @Sendable () -> Void) {
      DispatchQueue.global().async {
        HeldThread.$isHere.withValue(true, operation: body)
        self.hasEnded.signal()
      }
      hasStopped.waitPatiently(for: "the other thread to be held")
    }

    /// Stops the thread if it is the held one.
    func pass() {
      guard HeldThread.isHere else { return }
      hasStopped.signal()
      mayGoOn.waitPatiently(for: "a test that lets the thread go on")
    }

    /// Lets the held thread go on, and returns when it has ended.
    func goOn() {
      mayGoOn.signal()
      hasEnded.waitPatiently(for: "the end of the other thread")
    }
  }

  /// A row that notes which version of the rows it is of when it is built.
  private struct Row: Component, Equatable {
    let version: Int
    let built: Built

    var body: some Component {
      let _ = built.versions.withLock { $0.append(version) }
      Text("\(version)")
    }

    static func == (one: Self, other: Self) -> Bool { one.version == other.version }
  }

  private final class Built: Sendable {
    let versions = Mutex<[Int]>([])
  }

  private let trees = RowTrees()
  private let thread = HeldThread()
  private let built = Built()

  private func show(_ version: Int) -> ListContent {
    let (thread, built) = (thread, built)
    let rows = ListContent(
      CollectionRows(data: [1], id: \.self) { _ in
        thread.pass()
        return AnyComponent(Row(version: version, built: built))
      }, estimatedRowHeight: 44)
    return trees.show(rows, parent: nil, nil)
  }

  /// Returns the version of the rows that a tree shows.
  private func version(of tree: RowTree?) -> Int? {
    tree?.tree.build()
    return built.versions.withLock { $0.last }
  }

  @Test func `a tree that another thread updates is not taken for updated`() {
    #expect(version(of: trees.tree(of: 0, in: show(1))) == 1)
    let content = show(2)
    thread.hold { [trees] in _ = trees.tree(of: 0, in: content) }
    #expect(version(of: trees.tree(of: 0, in: content)) == 2)
    thread.goOn()
    #expect(version(of: trees.tree(of: 0, in: content)) == 2)
  }

  @Test func `a thread that is late does not bring previous rows back`() {
    #expect(version(of: trees.tree(of: 0, in: show(1))) == 1)
    let previous = show(2)
    thread.hold { [trees] in _ = trees.tree(of: 0, in: previous) }
    let content = show(3)
    #expect(version(of: trees.tree(of: 0, in: content)) == 3)
    thread.goOn()
    #expect(version(of: trees.tree(of: 0, in: content)) == 3)
    #expect(trees.tree(of: 0, in: previous) == nil)
  }

  @Test func `two threads that make the tree of a row use the same one`() {
    let (content, found) = (show(1), Found())
    thread.hold { [trees] in found.set(trees.tree(of: 0, in: content)) }
    let tree = trees.tree(of: 0, in: content)
    thread.goOn()
    #expect(found.tree === tree)
  }

  private final class Found: Sendable {
    private let contents = Mutex<RowTree?>(nil)

    var tree: RowTree? { contents.withLock { $0 } }

    func set(_ tree: RowTree?) { contents.withLock { $0 = tree } }
  }
}
