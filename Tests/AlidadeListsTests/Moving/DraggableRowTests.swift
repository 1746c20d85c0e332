import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Rows of 40 points whose content is dragged out of their list, onto a target beside it.
@MainActor @Suite struct DraggableRowTests {
  private let log = EventLog()

  /// Shows a list, and a target at its right.
  private func show(
    selected: Set<Int> = [], _ change: @escaping (List) -> List
  ) -> HeadlessHostingView {
    let log = log
    return HeadlessHostingView(size: Size(width: 400, height: 400)) {
      Row {
        change(
          List(0..<8, id: \.self, estimatedRowHeight: 40) { id in
            Text("row \(id)").frame(height: 40)
          }
          .selection(Binding(selected) { _ in })
        )
        .frame(width: 200, height: 400)
        Text("target").frame(width: 200, height: 400)
          .dropTarget { event in
            switch event {
            case .entered: log.record("entered")
            case .moved(let place): log.record("moved \(place.x) \(place.y)")
            case .exited: log.record("exited")
            case .dropped(let content, _): log.record("\(content)")
            }
          }
      }
    }
  }

  private func text(_ text: String, in view: HeadlessHostingView) throws -> HeadlessView {
    try #require(
      view.root.descendants.first { ($0 as? HeadlessTextView)?.visibleTexts == [text] })
  }

  private func drag(_ row: Int, in view: HeadlessHostingView) throws -> Bool {
    try view.mountHost.drag(
      from: text("row \(row)", in: view), to: text("target", in: view), at: Point(x: 5, y: 7))
  }

  @Test func `the content of a row is dropped outside the list`() throws {
    let view = show { list in
      list.draggableRows { (ids: [Int]) in .text("rows \(ids)") }
    }
    #expect(try drag(3, in: view))
    #expect(log.entries == ["entered", "moved 5.0 7.0", "text(\"rows [3]\")"])
  }

  @Test func `selected rows are dragged together, in their order`() throws {
    let view = show(selected: [5, 1, 4]) { list in
      list.draggableRows { (ids: [Int]) in .text("\(ids)") }
    }
    #expect(try drag(4, in: view))
    #expect(try drag(2, in: view))
    #expect(
      log.entries.filter { $0.hasPrefix("text") } == ["text(\"[1, 4, 5]\")", "text(\"[2]\")"])
  }

  @Test func `the content is requested when a drag begins`() throws {
    let log = log
    let view = show { list in
      list.draggableRows { (ids: [Int]) in
        log.record("content of \(ids)")
        return nil
      }
    }
    #expect(log.entries.isEmpty)
    #expect(try !drag(0, in: view), "There is no content.")
    #expect(log.entries == ["content of [0]"])
  }

  @Test func `rows that can be moved are moved in the list, and their content goes elsewhere`()
    throws
  {
    let log = log
    let view = show { list in
      list.draggableRows { (ids: [Int]) in .text("\(ids)") }
        .onMove { (move: RowMove<Int>) in log.record("move \(move.ids)") }
    }
    #expect(try drag(1, in: view))
    #expect(log.take().last == "text(\"[1]\")")
    let row = try text("row 1", in: view)
    #expect(row.drag(from: Point(x: 5, y: 5), through: [Point(x: 5, y: 130)]))
    #expect(log.take() == ["move [1]"])
  }

  @Test func `rows that can't be moved aren't dropped in the list`() throws {
    let view = show { list in
      list.draggableRows { (ids: [Int]) in .text("\(ids)") }
    }
    let row = try text("row 1", in: view)
    #expect(!row.drag(from: Point(x: 5, y: 5), through: [Point(x: 5, y: 130)]))
    #expect(log.entries.isEmpty)
    #expect(view.root.descendants.allSatisfy { ($0 as? HeadlessScrollView)?.insertionMark == nil })
  }

  @Test func `a drag that a component in a row listens for doesn't take the row`() throws {
    let log = log
    let view = HeadlessHostingView(size: Size(width: 400, height: 400)) {
      Row {
        List(0..<3, id: \.self, estimatedRowHeight: 40) { id in
          Text("row \(id)").frame(height: 40).onDrag { _ in log.record("drag") }
        }
        .draggableRows { (ids: [Int]) in .text("\(ids)") }
        .onMove { (move: RowMove<Int>) in log.record("move \(move.ids)") }
        .frame(width: 200, height: 400)
        Text("target").frame(width: 200, height: 400).dropTarget { _ in log.record("drop") }
      }
    }
    #expect(try !drag(1, in: view))
    #expect(log.entries.isEmpty)
  }

  @Test func `rows are dragged as a value, and dropped as one`() throws {
    let log = log
    let view = HeadlessHostingView(size: Size(width: 400, height: 400)) {
      Row {
        List(0..<3, id: \.self, estimatedRowHeight: 40) { Text("row \($0)").frame(height: 40) }
          .draggableRows { (ids: [Int]) in AddressList(ids.map { "https://a.org/\($0)" }) }
          .frame(width: 200, height: 400)
        Text("target").frame(width: 200, height: 400)
          .dropTarget(for: AddressList.self) { event in
            if case .dropped(let list, _) = event { log.record("\(list.addresses)") }
          }
      }
    }
    #expect(try drag(2, in: view))
    view.settle()
    #expect(log.entries == ["[\"https://a.org/2\"]"])
  }
}
