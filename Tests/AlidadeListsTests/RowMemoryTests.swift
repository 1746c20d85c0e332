import AlidadeDiffing
import AlidadeHeadless
import AlidadeNative
import Synchronization
import Testing

@testable import AlidadeLists

@MainActor @Suite struct RowMemoryTests {
  private let memories = Memories()
  private let controller = ListController()

  private func list(
    _ ids: Range<Int>, @ComponentBuilder _ row: @escaping @Sendable (Int) -> ComponentList
  )
    -> List
  {
    List(Array(ids), id: \.self, estimatedRowHeight: 20, controller: controller) { id in
      Column { row(id) }
    }
  }

  private func view(
    _ ids: Range<Int>, @ComponentBuilder _ row: @escaping @Sendable (Int) -> ComponentList
  ) -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 100, height: 100)) { list(ids, row) }
    view.settle()
    return view
  }

  private func trees(of view: HeadlessHostingView) -> RowTrees? {
    let scrollViews = view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }
    return (scrollViews.first?.scrollDelegate as? ListMounter)?.prepared.trees
  }

  private func scroll(_ view: HeadlessHostingView, to row: Int) {
    controller.scroll(toRow: row)
    view.settle()
  }

  /// Goes so far that all rows near the top are forgotten.
  private func scrollAwayAndBack(_ view: HeadlessHostingView) {
    for row in [500, 900, 500, 0] { scroll(view, to: row) }
  }

  @Test func `a row that was far out of sight still has its first state`() {
    let memories = memories
    let view = view(0..<1_000) { Remembering(name: "\($0)", memories: memories) }
    let before = view.root.visibleTexts
    scrollAwayAndBack(view)
    #expect(view.root.visibleTexts == before)
    #expect(memories.begunAgain == [])
  }

  @Test func `every row that was passed by remembers, step by step and by jumps`() {
    let memories = memories
    let view = view(0..<400) { Remembering(name: "\($0)", memories: memories) }
    for step in [100.0, -100] {
      for _ in 0..<80 {
        controller.offset += step
        view.settle()
      }
    }
    scroll(view, to: 300)
    scroll(view, to: 0)
    #expect(memories.begun("399") == 1)
    #expect(memories.begunAgain == [])
  }

  @Test func `components anywhere in a row remember`() {
    let memories = memories
    let view = view(0..<1_000) { id in
      for part in ["a", "b"] { Remembering(name: "\(part)\(id)", memories: memories) }
      Remembering(name: "keyed \(id)", memories: memories).key("key")
      LayoutReader { _ in Remembering(name: "read \(id)", memories: memories) }
      ErrorBoundary {
        Remembering(name: "guarded \(id)", memories: memories)
      } fallback: { _ in
      }
    }
    let before = view.root.visibleTexts
    scrollAwayAndBack(view)
    #expect(view.root.visibleTexts == before)
    #expect(memories.begunAgain == [])
    #expect(memories.begun("read 0") == 1)
    #expect(memories.begun("guarded 0") == 1)
  }

  private struct Titled: Component {
    let id: Int
    let hasTitle: Bool
    let memories: Memories

    func body(_ context: Context<NoState>) -> some Component {
      if hasTitle { Text("title") }
      Remembering(name: "a\(id)", memories: memories)
      if hasTitle { Text("between") }
      Remembering(name: "b\(id)", memories: memories)
    }
  }

  @Test func `components are told apart as ever in a row that came back with others before them`() {
    let memories = memories
    let view = view(0..<1_000) { Titled(id: $0, hasTitle: false, memories: memories) }
    let before = view.root.visibleTexts.prefix(2)
    scroll(view, to: 500)
    view.update { list(0..<1_000) { Titled(id: $0, hasTitle: true, memories: memories) } }
    view.settle()
    scroll(view, to: 0)
    #expect(
      view.root.visibleTexts.filter { !["title", "between"].contains($0) }.prefix(2) == before)
  }

  @Test func `a change that comes while the row is forgotten is shown when it comes back`() {
    let memories = memories
    let view = view(0..<1_000) { Remembering(name: "\($0)", memories: memories) }
    scroll(view, to: 500)
    scroll(view, to: 900)
    for (row, priority) in [(0, UpdatePriority.nextFrame), (1, .background)] {
      memories["\(row)"]?.update(priority: priority) { $0 = 1_000 }
    }
    memories["2"]?.updateImmediately { $0 = 1_000 }
    view.settle()
    memories["0"]?.update { $0 += 1 }
    #expect(memories["0"]?.currentState == 1_001)
    view.settle()
    scroll(view, to: 0)
    #expect(view.root.visibleTexts.prefix(3) == ["0 1001", "1 1000", "2 1000"])
    memories["0"]?.update { $0 += 1 }
    view.settle()
    #expect(view.root.visibleTexts.first == "0 1002", "it listens as before")
  }

  @Test func `a row whose id is gone is forgotten for good`() {
    let memories = memories
    let view = view(0..<1_000) { Remembering(name: "\($0)", memories: memories) }
    scroll(view, to: 500)
    scroll(view, to: 900)
    let known = trees(of: view)?.memoryCount ?? 0
    #expect(known > 5)
    view.update { list(10..<1_000) { Remembering(name: "\($0)", memories: memories) } }
    view.settle()
    #expect(trees(of: view)?.memoryCount ?? 0 <= known - 5)
    view.update { list(0..<1_000) { Remembering(name: "\($0)", memories: memories) } }
    view.settle()
    scroll(view, to: 0)
    #expect(memories.begun("0") == 2)
    view.update { list(2_000..<2_001) { Remembering(name: "\($0)", memories: memories) } }
    view.settle()
    #expect(trees(of: view)?.memoryCount == 0)
  }

  @Test func `rows without state leave nothing behind, and others no trees`() {
    let stateless = view(0..<100_000) { Text("\($0)").frame(height: 20) }
    for row in stride(from: 0, to: 100_000, by: 2_000) { scroll(stateless, to: row) }
    #expect(trees(of: stateless)?.memoryCount == 0)
    #expect(trees(of: stateless)?.count ?? 1_000 < 100)

    let memories = memories
    let stateful = view(0..<2_000) { Remembering(name: "\($0)", memories: memories) }
    for row in stride(from: 0, to: 2_000, by: 50) {
      memories["\(row)"]?.update { $0 += 1 }
      scroll(stateful, to: row)
    }
    #expect(trees(of: stateful)?.memoryCount ?? 0 > 200)
    #expect(trees(of: stateful)?.count ?? 1_000 < 100)
  }

  /// What a row that is forgotten must not keep.
  private final class Picture: Sendable {}

  private struct PictureRow: Component {
    let id: Int
    let picture: Picture
    let memories: Memories
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component {
      let _ = memories.note("\(id)", context)
      Text("\(context.state)").frame(height: 20)
    }
  }

  @Test(arguments: [false, true])
  func `what a row only shows is let go of`(hasChanged: Bool) {
    weak var first: Picture?
    let pictures = Pictures()
    let memories = memories
    let view = view(0..<1_000) {
      PictureRow(id: $0, picture: pictures.make($0), memories: memories)
    }
    if hasChanged {
      memories["0"]?.update { $0 = 7 }
      view.settle()
    }
    first = pictures.first
    pictures.first = nil
    #expect(first != nil)
    scroll(view, to: 500)
    scroll(view, to: 900)
    scroll(view, to: 500)
    view.mountHost.runBackgroundWork()
    #expect(first == nil)
    #expect(memories["0"]?.currentState == (hasChanged ? 7 : 0))
  }

  /// Makes pictures, and knows the first one.
  private final class Pictures: Sendable {
    private let made = Mutex<Picture?>(nil)

    var first: Picture? {
      get { made.withLock { $0 } }
      set { made.withLock { $0 = newValue } }
    }

    func make(_ id: Int) -> Picture {
      let picture = Picture()
      if id == 0 { first = picture }
      return picture
    }
  }

  /// Counts how often it appears, in its state, and whether its controller lives.
  private struct Accompanied: ViewComponent, ControllerProviding, AlwaysRebuilt {
    let id: Int
    let events: Events
    var size: ComponentSize { ComponentSize(height: 20) }
    func initialState() -> Int {
      events.note("state \(id)")
      return 0
    }
    func view() -> ViewConfiguration? { ViewConfiguration(.container()) }

    final class Controller: ComponentController<Accompanied> {
      override func didInit() {
        component.events.note("begin \(component.id)")
        component.events.contexts[component.id] = context
      }
      override func didMount() { component.events.note("mount \(component.id)") }
      override func invalidate() { component.events.note("end \(component.id)") }
    }
  }

  private final class Events: Sendable {
    private let events = Mutex<[String]>([])
    @MainActor var contexts: [Int: Context<Int>] = [:]
    func note(_ event: String) { events.withLock { $0.append(event) } }
    func of(_ id: Int) -> [String] {
      events.withLock { $0.filter { $0.hasSuffix(" \(id)") }.map { String($0.dropLast(2)) } }
    }
  }

  @Test func `the controllers of a row with state go on while it is far away, and end with its id`()
  {
    let events = Events()
    let view = view(0..<1_000) { Accompanied(id: $0, events: events) }
    scroll(view, to: 500)
    scroll(view, to: 900)
    scroll(view, to: 0)
    #expect(events.of(0) == ["state", "begin", "mount", "mount"])
    scroll(view, to: 500)
    scroll(view, to: 900)
    view.update { list(1..<1_000) { Accompanied(id: $0, events: events) } }
    view.settle()
    #expect(events.of(0) == ["state", "begin", "mount", "mount", "end"])
  }

  private func content(_ count: Int) -> ListContent {
    ListContent(
      CollectionRows(data: Array(0..<count), id: \.self) { _ in AnyComponent(Stateful()) },
      estimatedRowHeight: 44)
  }

  private struct Stateful: Component {
    func initialState() -> Int { 0 }
    func body(_ context: Context<Int>) -> some Component { Text("\(context.state)") }
  }

  @Test func `a row that goes far before its id is found to be gone leaves nothing behind`() throws
  {
    let trees = RowTrees()
    let first = trees.show(content(2), parent: nil, nil)
    try #require(trees.tree(of: 1, in: first)).tree.build()
    let removal = OffsetMap(from: 0..<2, to: 0..<1, id: { $0 })
    let second = trees.show(content(1), parent: nil, removal)
    #expect(trees.keepOnly([0, 1], of: second).count == 1)
    #expect(trees.count == 0 && trees.memoryCount == 1)
    trees.followChanges(through: second)
    #expect(trees.memoryCount == 0)
  }

  @Test
  func `a row that comes back after it was missing is another one, whenever that is found out`()
    throws
  {
    for followsAtOnce in [true, false] {
      let trees = RowTrees()
      let first = trees.show(content(2), parent: nil, nil)
      let previous = try #require(trees.tree(of: 1, in: first))
      let second = trees.show(
        content(1), parent: nil, OffsetMap(from: 0..<2, to: 0..<1, id: { $0 }))
      if followsAtOnce { trees.followChanges(through: second) }
      let third = trees.show(content(2), parent: nil, OffsetMap(from: 0..<1, to: 0..<2, id: { $0 }))
      #expect(trees.tree(of: 1, in: third) !== previous)
      trees.followChanges(through: second)
      trees.followChanges(through: third)
      #expect(trees.row(of: RowName(key: ComponentKey(1)), in: third) == 1)
    }
  }
}
