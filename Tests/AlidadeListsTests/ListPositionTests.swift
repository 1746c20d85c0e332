import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Foundation
import Testing

@testable import AlidadeLists

/// Where a list opens, what it follows, and where it is told to go.
@MainActor @Suite struct ListPositionTests {
  private let controller = ListController()
  private let builds = BuildLog()

  private func list(_ items: [Item]) -> List {
    List(items, estimatedRowHeight: 44, controller: controller) { [builds] in
      ItemRow(item: $0, builds: builds)
    }
  }

  private func show(_ list: List) -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { list }
    view.settle()
    return view
  }

  private func scrollView(_ view: HeadlessHostingView) throws -> HeadlessScrollView {
    try #require(view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first)
  }

  /// The rows in sight, with their distances from the top of the viewport.
  private func sight(_ view: HeadlessHostingView) throws -> [Int: Double] {
    let scrollView = try scrollView(view)
    var sight: [Int: Double] = [:]
    for row in scrollView.visibleSubviews {
      let top = row.frame.minY + scrollView.contentOrigin.y
      guard let id = ItemRow.id(in: row.visibleTexts.joined()), top + row.frame.size.height > 0,
        top < 400
      else { continue }
      sight[id] = top
    }
    return sight
  }

  // MARK: - Scrolling

  @Test func `the latest of two scrolls counts, although its row is found first`() throws {
    let view = show(list(Item.uneven(0..<10_000)))
    controller.scroll(to: 9_000, at: .start)
    controller.scroll(to: .end)
    view.settle()
    #expect(try sight(view)[9_999] != nil)
    controller.scroll(to: 5_000, at: .start)
    controller.offset = 0
    try scrollView(view).scroll(by: 100)
    view.settle()
    #expect(controller.offset == 100)
    controller.scroll(to: 5_000, at: .start)
    view.settle()
    #expect(try sight(view)[5_000] == 0)
  }

  // MARK: - Opening

  @Test func `a list opens at its end, and builds no row on the way`() throws {
    let view = show(list(Item.uneven(0..<100_000)).opens(at: .end))
    let last = Item.uneven(99_999..<100_000)[0]
    #expect(try sight(view)[99_999] == 400 - last.height)
    #expect(builds.total < 100)
  }

  @Test(arguments: ScrollAlignment.allCases)
  func `a list opens at a row, exactly, whatever the heights above`(
    _ alignment: ScrollAlignment
  ) throws {
    let view = show(list(Item.uneven(0..<10_000)).opens(at: .row(5_000, at: alignment)))
    let height = Item.uneven(5_000..<5_001)[0].height
    let top: Double =
      switch alignment {
      case .start, .nearest: 0
      case .center: ((400 - height) / 2).rounded()
      case .end: 400 - height
      }
    #expect(try sight(view)[5_000] == top)
    #expect(builds.total < 100)
  }

  @Test func `a row that isn't there opens the list at its start`() throws {
    let view = show(list(Item.even(0..<100)).opens(at: .row("nobody")))
    #expect(try sight(view)[0] == 0)
  }

  @Test func `a list that is rebuilt stays where the reader went`() throws {
    let items = Item.even(0..<1_000)
    let view = show(list(items).opens(at: .end))
    controller.scroll(toRow: 500)
    view.update { list(items).opens(at: .end) }
    view.settle()
    #expect(try sight(view)[500] == 0)
  }

  @Test func `a position is saved as text and restored`() throws {
    let first = show(list(Item.uneven(0..<5_000)))
    controller.scroll(toRow: 3_210)
    controller.offset += 7
    let saved = try JSONEncoder().encode(controller.position)
    let before = try sight(first)
    let position = try JSONDecoder().decode(ListPosition.self, from: saved)
    let items = Item.uneven(-700..<5_000)
    let second = show(list(items).opens(at: position))
    #expect(try sight(second) == before)
  }

  /// The id of a seat.
  private struct Seat: Hashable, Codable {
    enum Place: String, Codable { case stalls, circle }
    var place = Place.stalls
    var row: Int
    var number: UInt8
    var note: String?
    var weight = 0.5
    var parts: [[Int]] = [[1], []]
  }

  /// Opens a list, saves its position as text, and opens another list there.
  private func expectRestored<ID: Hashable & Sendable>(_ ids: [ID]) throws {
    func list(_ ids: [ID], _ controller: ListController) -> List {
      List(ids, id: \.self, estimatedRowHeight: 40, controller: controller) { id in
        Text("\(id)").frame(height: 40)
      }
    }
    let first = show(list(ids, controller))
    controller.scroll(toRow: 50)
    controller.offset += 7
    let saved = try JSONEncoder().encode(controller.position)
    let position = try JSONDecoder().decode(ListPosition.self, from: saved)
    #expect(try JSONDecoder().decode(ListPosition.self, from: saved) == position)
    let again = try JSONEncoder().encode(position)
    #expect(try JSONDecoder().decode(ListPosition.self, from: again) == position)
    let other = ListController()
    let view = show(list(Array(ids[20...]), other).opens(at: position))
    #expect(other.offset == 30 * 40 + 7)
    other.offset = 0
    other.scroll(to: position)
    #expect(other.offset == 30 * 40 + 7)
    // A list of other ids doesn't know the position.
    let stranger = ListController()
    let third = show(
      List(0..<100, id: \.self, controller: stranger) { Text("\($0)") }.opens(at: position))
    #expect(stranger.offset == 0)
    withExtendedLifetime((first, view, third)) {}
  }

  @Test func `a position at an id of any type that can be encoded is restored`() throws {
    try expectRestored((0..<100).map { _ in UUID() })
    try expectRestored((0..<100).map { Seat(row: $0, number: 200, note: $0 % 2 == 0 ? nil : "x") })
    try expectRestored((0..<100).map { Double($0) / 3 })
    try expectRestored((0..<100).map { UInt64.max - $0 })
    try expectRestored((0..<100).map { URL(fileURLWithPath: "/tmp/\($0)") })
    try expectRestored((0..<100).map { Date(timeIntervalSince1970: Double($0)) })
    try expectRestored((0..<100).map { Data([UInt8($0), 0]) })
    try expectRestored((0..<100).map { [String($0): [true, false]] })
  }

  @Test func `an id that can't be encoded is refused with its type`() {
    struct Seat: Hashable, Sendable { var row = 1 }
    let error = #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(ListPosition.row(Seat()))
    }
    #expect("\(String(describing: error))".contains("Seat"))
  }

  // MARK: - Following the end

  @Test func `the end stays visible while rows are added there`() throws {
    let view = show(list(Item.uneven(0..<100)).opens(at: .end).followsEnd())
    for count in [101, 150, 3_000] {
      view.update { list(Item.uneven(0..<count)).followsEnd() }
      view.settle()
      let last = Item.uneven((count - 1)..<count)[0]
      #expect(try sight(view)[count - 1] == 400 - last.height, "\(count) rows")
      #expect(controller.isAtEnd)
    }
  }

  @Test func `a short list follows its end as soon as it is taller than the window`() throws {
    let view = show(list(Item.even(0..<2)).followsEnd())
    view.update { list(Item.even(0..<50)).followsEnd() }
    view.settle()
    #expect(try sight(view)[49] == 360)
  }

  @Test func `rows at the end that become taller don't push the end out of sight`() throws {
    var items = Item.even(0..<100)
    let view = show(list(items).opens(at: .end).followsEnd())
    for row in 90..<100 { items[row].height = 120 }
    view.update { list(items).followsEnd() }
    view.settle()
    #expect(try sight(view)[99] == 280)
  }

  @Test func `the end stays visible while the window becomes smaller`() throws {
    let view = show(list(Item.even(0..<100)).opens(at: .end).followsEnd())
    view.size = Size(width: 300, height: 200)
    view.settle()
    #expect(try sight(view)[99] == 160)
  }

  @Test func `a reader who has scrolled away stays there, and is told what is new below`() throws {
    let told = Told()
    func content(_ count: Int) -> List {
      list(Item.even(0..<count)).opens(at: .end).followsEnd()
        .onVisibleRowsChange { told.rows.append($0) }
    }
    let view = show(content(100))
    #expect(told.rows.last?.isAtEnd == true && told.rows.last?.newRowsBelow == 0)
    try scrollView(view).scroll(by: -1_000)
    view.settle()
    let before = try sight(view)
    view.update { content(105) }
    view.settle()
    view.update { content(107) }
    view.settle()
    #expect(try sight(view) == before)
    #expect(told.rows.last?.newRowsBelow == 7)
    #expect(told.rows.last?.isAtEnd == false)
    controller.scroll(to: .end)
    #expect(told.rows.last?.newRowsBelow == 0)
    #expect(told.rows.last?.ids(as: Int.self).last == 106)
  }

  @Test func `a list that doesn't follow its end stays at the reader's row`() throws {
    let view = show(list(Item.even(0..<100)).opens(at: .end))
    let before = try sight(view)
    view.update { list(Item.even(0..<200)) }
    view.settle()
    #expect(try sight(view) == before)
  }

  // MARK: - Scrolling to an id

  @Test(arguments: [500, 9_000])
  func `a row is scrolled to by its id, exactly, from far away`(_ count: Int) throws {
    let view = show(list(Item.uneven(0..<count)))
    controller.scroll(to: 321, at: .center)
    view.settle()
    let height = Item.uneven(321..<322)[0].height
    #expect(try sight(view)[321] == ((400 - height) / 2).rounded())
    controller.scroll(to: 20, at: .end)
    view.settle()
    #expect(try sight(view)[20] == 400 - Item.uneven(20..<21)[0].height)
    #expect(builds.total < 200)
  }

  @Test func `a row that is visible is not scrolled to, and others as little as necessary`() throws
  {
    let view = show(list(Item.even(0..<1_000)))
    controller.scroll(toRow: 100)
    controller.scroll(to: 105)
    #expect(try sight(view)[100] == 0)
    controller.scroll(to: 112)
    #expect(try sight(view)[112] == 360)
    controller.scroll(to: 90)
    #expect(try sight(view)[90] == 0)
    controller.scroll(to: "nobody")
    #expect(try sight(view)[90] == 0)
  }

  @Test func `a row that moves while it is looked for is found where it is then`() throws {
    let view = show(list(Item.even(0..<5_000)))
    view.mountHost.holdsBackgroundWork = true
    controller.scroll(to: 4_000, at: .start)
    view.update { list(Item.even(-3_000..<5_000)) }
    view.mountHost.holdsBackgroundWork = false
    view.settle()
    #expect(try sight(view)[4_000] == 0)
  }

  // MARK: - Events

  @MainActor private final class Told {
    var rows: [VisibleRows] = []
    var events: [String] = []
  }

  @Test func `the visible rows are told when they change, and not otherwise`() throws {
    let told = Told()
    let items = Item.even(0..<100)
    let view = show(list(items).onVisibleRowsChange { told.rows.append($0) })
    #expect(told.rows.last?.range == 0..<10)
    #expect(told.rows.last?.isAtStart == true)
    let count = told.rows.count
    try scrollView(view).scroll(by: 5)
    view.settle()
    #expect(told.rows.count == count + 1)
    #expect(told.rows.last?.isAtStart == false)
    #expect(told.rows.last?.ids(as: Int.self) == Array(0...10))
    #expect(told.rows.last?.ids(as: String.self) == [])
    try scrollView(view).scroll(by: 5)
    view.settle()
    #expect(told.rows.count == count + 1)
  }

  @Test func `visible rows that stay the same are told again with another id`() {
    let told = Told()
    func content(_ id: Int) -> List {
      list(Item.even(0..<100)).onVisibleRowsChange(id: id) {
        told.events.append("\(id) \($0.range)")
      }
    }
    let view = show(content(1))
    #expect(told.events.last == "1 0..<10")
    told.events = []
    for id in [2, 2, 3] {
      view.update { content(id) }
      view.settle()
    }
    #expect(told.events == ["2 0..<10", "3 0..<10"])
  }

  @Test func `coming near an end is told once for each page`() throws {
    let told = Told()
    func content(_ items: [Item]) -> List {
      list(items).onNearStart(within: 5) { told.events.append("start") }
        .onNearEnd(within: 20) { told.events.append("end") }
    }
    let view = show(content(Item.even(0..<100)))
    #expect(told.events == ["start"])
    controller.scroll(toRow: 70)
    view.settle()
    controller.scroll(toRow: 71)
    view.settle()
    #expect(told.events == ["start", "end"])
    view.update { content(Item.even(0..<200)) }
    view.settle()
    #expect(told.events == ["start", "end"])
    controller.scroll(toRow: 170)
    view.settle()
    #expect(told.events == ["start", "end", "end"])
    controller.scroll(toRow: 0)
    view.settle()
    #expect(told.events == ["start", "end", "end"])
    view.update { content(Item.even(-100..<200)) }
    view.settle()
    #expect(told.events == ["start", "end", "end"], "the new page is above the first row")
    controller.scroll(toRow: 0)
    view.settle()
    #expect(told.events == ["start", "end", "end", "start"])
  }

  @Test func `coming near an end is told with the id of the element there`() throws {
    let told = Told()
    let items = Item.even(100..<200)
    let view = show(
      list(items).onNearStart(within: 5) { (id: Int) in told.events.append("start \(id)") }
        .onNearEnd(within: 20) { (id: Int) in told.events.append("end \(id)") })
    controller.scroll(toRow: 70)
    view.settle()
    #expect(told.events == ["start 100", "end 199"])
  }

  @Test func `a component that stores what it is told is rebuilt once for it`() {
    struct Page: Component {
      let builds: BuildLog
      struct State { var visible = 0..<0 }
      func initialState() -> State { State() }
      func body(_ context: Context<State>) -> some Component {
        let _ = builds.note(-1)
        Column {
          List(Item.even(0..<100)) { ItemRow(item: $0, builds: builds) }
            .onVisibleRowsChange { rows in context.update { $0.visible = rows.range } }
          Text("rows \(context.state.visible)")
        }
      }
    }
    let page = Page(builds: builds)
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) { page }
    view.settle()
    #expect(builds.count(of: -1) <= 4)
  }

  @Test func `an action may scroll and change the list it is told by`() throws {
    let controller = controller
    let view = show(
      list(Item.even(0..<1_000)).onVisibleRowsChange {
        if $0.isAtStart { controller.scroll(to: 500, at: .start) }
      })
    #expect(try sight(view)[500] == 0)
  }

  @Test func `ids of every type of integer are told`() {
    let told = EventLog()
    let view = HeadlessHostingView(size: Size(width: 300, height: 100)) {
      List([7, 8, 9] as [UInt8], id: \.self) { _ in Text("").frame(height: 20) }
        .onVisibleRowsChange { told.record("\($0.ids(as: UInt8.self)) \($0.ids(as: Int8.self))") }
    }
    view.settle()
    #expect(told.take().last == "[7, 8, 9] [7, 8, 9]")
  }

  /// Removes and returns the work in the background, such as a search for a row.
  private func takeSearches(_ view: HeadlessHostingView) -> [@Sendable () -> Void] {
    var searches: [@Sendable () -> Void] = []
    while let work = view.mountHost.takeBackgroundWork({ _ in 0 }) { searches.append(work) }
    return searches
  }

  @Test func `a scroll ends at its row although the rows change while it is looked for`() throws {
    let view = show(list(Item.uneven(0..<10_000)))
    controller.scroll(to: 9_000, at: .start)
    let searches = takeSearches(view)
    #expect(!searches.isEmpty)
    for start in [-10, -20, -30] {
      view.update { list(Item.uneven(start..<10_000)) }
      view.settle()
    }
    for search in searches { search() }
    view.settle()
    #expect(try sight(view)[9_000] == 0)
  }

  @Test(arguments: [0..<10_005, 9_900..<10_005])
  func `a scroll finds a row that is added while it is looked for, also if few rows are left`(
    _ rows: Range<Int>
  ) throws {
    let view = show(list(Item.uneven(0..<10_000)))
    controller.scroll(to: 10_002, at: .end)
    let searches = takeSearches(view)
    view.update { list(Item.uneven(rows)) }
    view.settle()
    for search in searches { search() }
    view.settle()
    #expect(try sight(view)[10_002] != nil)
  }
}
