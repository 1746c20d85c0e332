import AlidadeNative
import AlidadeTesting
import Dispatch
import Synchronization
import Testing

@testable import AlidadeCore

/// Changes that find an earlier one noted, and so take no lock that others want.
@Suite struct UpdateNoteTests {
  /// The priorities that a tree was announced in, in order.
  private final class Announced: Sendable {
    private let priorities = Mutex<[UpdatePriority]>([])

    func add(_ priority: UpdatePriority) { priorities.withLock { $0.append(priority) } }

    /// The priorities since the last call.
    func take() -> [UpdatePriority] {
      priorities.withLock { priorities in
        defer { priorities = [] }
        return priorities
      }
    }
  }

  private static func tree(
    _ names: [String], _ contexts: Contexts, _ announced: Announced
  ) -> ComponentTree {
    let parts = names.map { AnyComponent(Noted(name: $0, journal: EventLog(), contexts: contexts)) }
    let tree = ComponentTree(ComponentList(parts)) { announced.add($0) }
    tree.build()
    return tree
  }

  @Test func `changes are announced once for each priority and build`() {
    let (contexts, announced) = (Contexts(), Announced())
    let tree = UpdateNoteTests.tree(["a", "b"], contexts, announced)
    for count in [2, 4] {
      contexts.increment("a", priority: .background)
      #expect(announced.take() == [.background])
      contexts.increment("b")
      #expect(announced.take() == [.nextFrame])
      contexts.increment("a")
      contexts.increment("b", priority: .background)
      #expect(announced.take() == [])
      #expect(tree.isPending)
      tree.build()
      #expect(!tree.isPending)
      #expect(contexts["a"]?.state == count)
      #expect(contexts["b"]?.state == count)
    }
  }

  @Test func `a change for the next frame is announced after one in the background`() {
    let (contexts, announced) = (Contexts(), Announced())
    let tree = UpdateNoteTests.tree(["a"], contexts, announced)
    contexts.increment("a", priority: .background)
    // Whoever replaces a component sees to it that it is shown, and announces nothing.
    tree.setEnvironment(ClipboardKey.self, Clipboard(nil))
    contexts.increment("a", priority: .background)
    contexts.increment("a")
    #expect(announced.take() == [.background, .nextFrame])
    #expect(tree.updates.priority(after: 0) == .nextFrame)
  }

  @Test func `a change that was made while a component was built is built again`() {
    let (contexts, announced) = (Contexts(), Announced())
    let tree = UpdateNoteTests.tree(["a"], contexts, announced)
    contexts.increment("a")
    // As a build does: it takes what is noted, and then reads the state.
    _ = tree.updates.take()
    #expect(announced.take() == [.nextFrame])
    contexts.increment("a")
    #expect(announced.take() == [.nextFrame])
    contexts.increment("a")
    #expect(announced.take() == [])
  }

  @Test func `once nothing is pending all changes are built, whichever thread builds`() {
    let (contexts, announced) = (Contexts(), Announced())
    let tree = UpdateNoteTests.tree(["a", "b"], contexts, announced)
    let isOver = Atomic<Bool>(false)
    let lost = Mutex<[Int]>([])
    let group = DispatchGroup()
    let patience = ThreadPatience()
    DispatchQueue(label: "changes").async(group: group) {
      for count in 1...3000 {
        contexts.increment("a")
        // Without a pause it would seldom meet the moment in which a build begins.
        if !count.isMultiple(of: 3) { continue }
        while tree.isPending, !patience.isOver {}
        if contexts["a"]?.state != count { lost.withLock { $0.append(count) } }
      }
      isOver.store(true, ordering: .relaxed)
    }
    while !isOver.load(ordering: .relaxed), !patience.isOver { tree.build() }
    group.waitPatiently(for: "the changes of the other thread")
    #expect(lost.withLock { $0 } == [])
  }

  @Test func `many threads change one state, and each change is built`() {
    let (contexts, announced) = (Contexts(), Announced())
    let tree = UpdateNoteTests.tree(["a", "b"], contexts, announced)
    let ended = Atomic<Int>(0)
    let group = DispatchGroup()
    for thread in 0..<8 {
      DispatchQueue(label: "thread \(thread)").async(group: group) {
        for _ in 0..<500 { contexts.increment(thread.isMultiple(of: 4) ? "b" : "a") }
        ended.add(1, ordering: .relaxed)
      }
    }
    let patience = ThreadPatience()
    while ended.load(ordering: .relaxed) < 8, !patience.isOver { tree.build() }
    group.waitPatiently(for: "the changes of the threads")
    tree.build()
    #expect(contexts["a"]?.state == 3000)
    #expect(contexts["b"]?.state == 1000)
    #expect(!tree.isPending)
  }
}
