import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Content that the user drops between rows; rows are 40 points high, and ten of them are in sight.
@MainActor @Suite struct InsertionTests {
  private let log = EventLog()
  private let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }

  private func show(_ component: some Component) {
    view.host.setComponent(component)
    view.settle()
  }

  /// A list of numbers that accepts text and files.
  private func numbers(_ range: Range<Int>) -> List {
    inserting(List(range, id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(height: 40) })
  }

  private func inserting(_ list: List, _ kinds: TransferKinds = [.text, .files]) -> List {
    let log = log
    return list.onInsert(of: kinds) { (content: TransferContent, point: RowInsertionPoint<Int>) in
      log.record("\(content) before \(point.before.map(String.init) ?? "end")")
    }
  }

  /// A list of numbers that accepts lists of addresses.
  private func listOfAddresses() -> List {
    let log = log
    return List(0..<100, id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(height: 40) }
      .onInsert(of: AddressList.self) { (value: AddressList, point: RowInsertionPoint<Int>) in
        log.record("\(value.addresses) before \(point.before.map(String.init) ?? "end")")
      }
  }

  @discardableResult
  private func drop(_ content: TransferContent, at place: Double) -> Bool {
    view.mountHost.drop(content, on: view.list, at: Point(x: 5, y: place))
  }

  private func row(_ number: Int) throws -> HeadlessView {
    try #require(view.list.visibleSubviews.first { $0.visibleTexts.first == "\(number)" })
  }

  @Test(arguments: [
    (10.0, "0"), (30, "1"), (130, "3"), (150, "4"), (310, "end"), (390, "end"),
  ])
  func `content is dropped at the place that is nearest to the pointer`(
    place: Double, next: String
  ) {
    show(numbers(0..<8))
    #expect(drop(.text("a"), at: place))
    #expect(log.take() == ["text(\"a\") before \(next)"])
  }

  @Test func `an empty list accepts content`() {
    show(numbers(0..<0))
    #expect(drop(.files(["/a"]), at: 200))
    #expect(log.take() == ["files([\"/a\"]) before end"])
  }

  @Test func `a line shows where content goes, until it leaves or is dropped`() {
    show(numbers(0..<8))
    let list = view.list
    var marks: [InsertionMark] = []
    let points = [150.0, 135, 2, 318].map { Point(x: 5, y: $0) }
    view.mountHost.drop(.text("a"), on: list, through: points, isCanceled: true) { _ in
      if let mark = list.insertionMark { marks.append(mark) }
    }
    #expect(marks.map(\.frame.minY) == [159, 119, 0, 318])
    #expect(marks.first == .line(Rect(x: 0, y: 159, width: 200, height: 2)))
    #expect(list.insertionMark == nil && log.take() == [])
    drop(.text("a"), at: 150)
    #expect(list.insertionMark == nil && log.take().count == 1)
  }

  @Test func `content of another kind isn't accepted`() {
    show(inserting(List(0..<8, id: \.self) { Text("\($0)") }, .files))
    let list = view.list
    view.mountHost.drop(.text("a"), on: list, through: [Point(x: 5, y: 20)]) { _ in
      #expect(list.insertionMark == nil)
    }
    #expect(!drop(.text("a"), at: 20))
    #expect(log.take() == [])
  }

  @Test func `of several actions, the first one that accepts the content gets it`() {
    let log = log
    show(
      inserting(List(0..<8, id: \.self, estimatedRowHeight: 40) { Text("\($0)") }, .files)
        .onInsert(of: [.files, .text]) { (content: TransferContent, _: RowInsertionPoint<Int>) in
          log.record("second: \(content)")
        })
    #expect(view.list.inputs == [.drop([.files, .text])])
    #expect(drop(.files(["/a"]), at: 390))
    #expect(drop(.text("a"), at: 390))
    #expect(log.take() == ["files([\"/a\"]) before end", "second: text(\"a\")"])
  }

  @Test func `a value goes to the action for its type, although another one accepts text`() {
    show(inserting(listOfAddresses(), .text))
    #expect(drop(.text("a"), at: 150))
    #expect(drop(TransferContent(AddressList(["a"])), at: 150))
    view.settle()
    #expect(log.take() == ["text(\"a\") before 4", "[\"a\"] before 4"])
  }

  @Test func `content at an edge scrolls, and the line stays at the pointer`() throws {
    show(numbers(0..<100))
    let (list, host) = (view.list, view.mountHost)
    var offsets: [Double] = []
    var marks: [Double] = []
    let points = [395.0, 200].map { Point(x: 5, y: $0) }
    host.drop(.text("a"), on: list, through: points) { _ in
      host.advance(by: host.clock.frameDuration * 20)
      offsets.append(list.scrollOffset)
      marks.append(list.insertionMark?.frame.minY ?? 0)
    }
    let offset = try #require(offsets.first)
    #expect(offset > 50)
    #expect(abs(marks[0] - 395) <= 21)
    #expect(offsets == [offset, offset], "the pointer is away from the edge")
    #expect(log.take() == ["text(\"a\") before \(Int(((offset + 200) / 40).rounded()))"])
  }

  @Test func `a list doesn't scroll on after content has been dropped at its edge`() {
    show(listOfAddresses())
    let host = view.mountHost
    #expect(drop(TransferContent(AddressList(["a"])), at: 395))
    #expect(view.list.insertionMark == nil)
    host.advance(by: host.clock.frameDuration * 20)
    #expect(view.list.scrollOffset == 0)
    view.settle()
    #expect(host.isIdle)
  }

  @Test func `content over a component that accepts it is dropped there`() throws {
    let log = log
    show(
      inserting(
        List(0..<8, id: \.self, estimatedRowHeight: 40) { number in
          Text("\(number)").frame(height: 40)
            .dropTarget(for: .text) { event in
              if case .dropped = event { log.record("dropped on \(number)") }
            }
        }))
    let list = view.list
    let text = try #require(try row(3).descendants.first { $0 is HeadlessTextView })
    view.mountHost.drop(.text("a"), on: text, through: [.zero]) { _ in
      #expect(list.insertionMark == nil)
    }
    #expect(log.take() == ["dropped on 3"])
    view.mountHost.drop(.files(["/a"]), on: text)
    #expect(log.take() == ["files([\"/a\"]) before 3"])
  }

  @Test func `rows that can be moved are moved, and the content of others is inserted`() throws {
    let log = log
    let rows = numbers(0..<8).draggableRows { (ids: [Int]) in .text("\(ids)") }
    show(rows)
    #expect(view.list.dragsRows)
    view.mountHost.drag(from: try row(1), to: view.list, at: Point(x: 5, y: 150))
    #expect(log.take() == ["text(\"[1]\") before 4"])
    #expect(try row(1).drag(from: Point(x: 5, y: 5), through: [Point(x: 5, y: 70)]))
    #expect(log.take() == ["text(\"[1]\") before 3"])
    show(rows.onMove { (move: RowMove<Int>) in log.record("move \(move.ids)") })
    view.mountHost.drag(from: try row(1), to: view.list, at: Point(x: 5, y: 150))
    #expect(log.take() == ["move [1]"])
    #expect(view.list.insertionMark == nil)
  }

  @Test func `the content of a row that is released outside its list isn't inserted`() throws {
    show(numbers(0..<8).draggableRows { (ids: [Int]) in .text("\(ids)") })
    let points = [70.0, 5000].map { Point(x: 5, y: $0) }
    #expect(try !row(1).drag(from: Point(x: 5, y: 5), through: points))
    #expect(log.take() == [] && view.list.insertionMark == nil)
  }

  @Test func `content that arrives later is inserted where it was dropped`() {
    show(listOfAddresses())
    drop(TransferContent(AddressList(["a"])), at: 150)
    #expect(log.take() == [], "the value isn't decoded yet")
    view.list.scroll(by: 400)
    view.settle()
    #expect(log.take() == ["[\"a\"] before 4"])
  }

  @Test func `content reaches the application even if the list is gone when it arrives`() {
    show(listOfAddresses())
    drop(TransferContent(AddressList(["a"])), at: 150)
    show(Text("other"))
    #expect(log.take() == ["[\"a\"] before 4"])
  }

  @Test func `a value that is refused is reported, and nothing is inserted`() {
    show(listOfAddresses())
    let reports = DiagnosticsRecorder.reports {
      drop(TransferContent(EncodedContent(.addressList, [0xFF])), at: 150)
      view.settle()
    }
    #expect(reports.map(\.summary) == ["Transferred content was refused."])
    #expect(log.take() == [] && view.list.insertionMark == nil)
  }

  @Test func `a value that is refused after the list is gone is reported`() {
    show(listOfAddresses())
    let reports = DiagnosticsRecorder.reports {
      drop(TransferContent(EncodedContent(.addressList, [0xFF])), at: 150)
      show(Text("other"))
    }
    #expect(reports.map(\.summary) == ["Transferred content was refused."])
    #expect(log.take() == [])
  }

  @Test func `content over a list in a row is dropped there if that list accepts it`() throws {
    let log = log
    show(
      inserting(
        List(0..<4, id: \.self, estimatedRowHeight: 120) { _ in
          List(10..<12, id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(height: 40) }
            .onInsert(of: .text) { (_: TransferContent, point: RowInsertionPoint<Int>) in
              log.record("inside before \(point.before.map(String.init) ?? "end")")
            }
            .frame(height: 120)
        }))
    let outer = view.list
    let inner = try #require(
      outer.descendants.dropFirst().compactMap { $0 as? HeadlessScrollView }
        .min { $0.frameInRoot.minY < $1.frameInRoot.minY })
    var marks: [Bool] = []
    view.mountHost.drop(.text("a"), on: inner, through: [Point(x: 5, y: 45)]) { _ in
      marks = [outer, inner].map { $0.insertionMark != nil }
    }
    #expect(marks == [false, true])
    #expect(log.take() == ["inside before 11"])
    view.mountHost.drop(.files(["/a"]), on: inner, at: Point(x: 5, y: 10))
    #expect(log.take() == ["files([\"/a\"]) before 0"])
  }

  /// A list of numbers that inserts 9 where content is dropped.
  private func growing(_ numbers: [Int]) -> List {
    List(numbers, id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(height: 40) }
      .onInsert(of: .text) { (_: TransferContent, point: RowInsertionPoint<Int>) in
        var grown = numbers
        grown.insert(contentsOf: [9], at: point, id: \.self)
        view.host.setComponent(growing(grown))
      }
  }

  @Test func `rows make room for content that the application inserts`() throws {
    show(growing([0, 1, 2]))
    let row = try row(1)
    drop(.text("a"), at: 45)
    #expect(row.frameInRoot.minY < 80, "it is on its way")
    view.settle()
    #expect(row.frameInRoot.minY == 80)
    #expect(try self.row(9).frameInRoot.minY == 40)
  }

  @Test func `content that is dropped above the topmost row is in sight`() throws {
    show(growing(Array(10..<40)))
    view.list.scroll(by: 410)
    view.settle()
    drop(.text("a"), at: 5)
    view.settle()
    #expect(view.list.scrollOffset == 400)
    #expect(try row(9).frameInRoot.minY == 0)
  }

  @Test func `a list doesn't scroll to rows that arrive by themselves after a drop`() {
    show(numbers(0..<100))
    view.list.scroll(by: 10)
    view.settle()
    drop(.text("a"), at: 228)
    #expect(log.take() == ["text(\"a\") before 6"])
    show(numbers(-1..<100))
    #expect(view.list.scrollOffset == 50)
  }

  @Test func `nothing is dropped between the rows of a sorted query`() {
    let source = DataSource(Item.even(1...6))
    func show(_ query: DataSource<Item>.Query) {
      self.show(
        List(query, estimatedRowHeight: 40) { Text("\($0.id)").frame(height: 40) }
          .onInsert(of: .text) { (_: TransferContent, point: RowInsertionPoint<Int>) in
            source.insert(contentsOf: [Item(id: 9, height: 40)], at: point)
          })
    }
    show(source.sorted(by: \.id, .descending))
    #expect(!drop(.text("a"), at: 45))
    show(source.filtered(by: 3) { $0.id <= $1 || $0.id == 9 })
    #expect(drop(.text("a"), at: 118))
    #expect(source.elements.map(\.id) == [1, 2, 3, 9, 4, 5, 6], "it stays before hidden elements")
  }

  @Test func `a list reports only content of its current kinds, and none when it is gone`() {
    let rows = List(0..<8, id: \.self) { Text("\($0)") }
    show(rows)
    let scrollView = view.list
    #expect(scrollView.inputs.isEmpty)
    for kinds: TransferKinds in [.text, .files, .text] {
      show(inserting(rows, kinds))
      #expect(scrollView.inputs == [.drop(kinds)])
    }
    show(rows)
    #expect(scrollView.inputs.isEmpty)
    show(inserting(rows))
    show(Text("other"))
    #expect(scrollView.inputs.isEmpty)
  }

  @Test func `a list that accepts other kinds doesn't lose track of content over it`() {
    let rows = List(0..<8, id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(height: 40) }
    show(inserting(rows, .text))
    let operations = view.mountHost.log.operations(during: { show(inserting(rows)) })
    let handlers = operations.compactMap { operation -> String? in
      guard case .set(_, let property, let value) = operation, property.hasPrefix("drop") else {
        return nil
      }
      return value
    }
    #expect(handlers == ["handler", "nil"], "the view listens all the time")
  }

  @Test func `the line goes away if the list accepts no content from now on`() {
    let rows = List(0..<8, id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(height: 40) }
    show(inserting(rows))
    let list = view.list
    let isDropped = view.mountHost.drop(.text("a"), on: list, through: [Point(x: 5, y: 150)]) { _ in
      #expect(list.insertionMark != nil)
      show(rows)
      #expect(list.insertionMark == nil)
    }
    #expect(!isDropped)
    #expect(log.take() == [])
  }

  @Test func `content is inserted where it was dropped if the list now accepts other kinds`() {
    let rows = List(0..<8, id: \.self, estimatedRowHeight: 40) { Text("\($0)").frame(height: 40) }
    show(inserting(rows))
    let list = view.list
    let isDropped = view.mountHost.drop(.text("a"), on: list, through: [Point(x: 5, y: 150)]) { _ in
      show(inserting(rows, .text))
    }
    #expect(isDropped && list.insertionMark == nil)
    #expect(log.take() == ["text(\"a\") before 4"])
  }

  private struct Part: Identifiable, Sendable {
    let id: String
    var elements: [Int]
  }

  private func list(of parts: [Part]) -> List {
    let log = log
    return List(
      sections: parts, elements: \.elements, id: \.self, estimatedRowHeight: 40,
      row: { Text("\($0)").frame(height: 40) }, header: { Text($0.id).frame(height: 40) }
    )
    .onInsert(of: .text) { (_: TransferContent, point: RowInsertionPoint<Int>) in
      log.record(
        "before \(point.before.map(String.init) ?? "end") in \(point.section(String.self) ?? "")")
    }
  }

  @Test func `a list without any sections accepts no content`() {
    show(list(of: []))
    #expect(!drop(.text("a"), at: 45))
    show(list(of: [Part(id: "a", elements: [])]))
    #expect(drop(.text("a"), at: 45))
    #expect(log.take() == ["before end in a"])
  }

  @Test func `content is dropped in a section`() {
    show(list(of: [Part(id: "a", elements: [1, 2]), Part(id: "b", elements: [])]))
    for place in [5.0, 65, 110, 145, 390] { drop(.text("a"), at: place) }
    #expect(
      log.take() == [
        "before 1 in a", "before 2 in a", "before end in a", "before end in b", "before end in b",
      ])
  }
}
