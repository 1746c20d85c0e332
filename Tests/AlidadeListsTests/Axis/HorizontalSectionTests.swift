import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Sections of horizontal lists, whose headers stay at the edge where the list begins.
@MainActor @Suite struct HorizontalSectionTests {
  private struct Shelf: Identifiable, Sendable {
    let id: String
    let books: [Int]
  }

  /// A list of five sections of 30 + 10 × 40 = 430 points each.
  private func view(
    _ direction: LayoutDirection, _ controller: ListController, columns: Int = 1
  ) -> HeadlessHostingView {
    let shelves = (0..<5).map { Shelf(id: "s\($0)", books: Array($0 * 10..<$0 * 10 + 10)) }
    let list = List(
      sections: shelves, elements: \.books, id: \.self, estimatedRowHeight: 40,
      controller: controller, row: { Text("\($0)").frame(width: 40) },
      header: { Text($0.id).frame(width: 30) })
    let view = HeadlessHostingView(size: Size(width: 400, height: 200)) {
      list.columns(.equal(columns)).axis(.horizontal).layoutDirection(direction)
    }
    view.settle()
    return view
  }

  private func frame(_ text: String, in view: HeadlessHostingView) -> Rect? {
    view.list.visibleSubviews.first { $0.visibleTexts == [text] }?.frameInRoot
  }

  @Test(arguments: layoutDirections)
  func `a header stays at the edge until the next one pushes it out`(
    _ direction: LayoutDirection
  ) {
    let controller = ListController()
    let view = view(direction, controller)
    let places: [(offset: Double, header: String, start: Double)] = [
      (0, "s0", 0), (100, "s0", 0), (400, "s0", 0), (410, "s0", -10), (430, "s1", 0),
      (431, "s1", 0), (850, "s1", -20), (300, "s0", 0),
    ]
    for place in places {
      controller.offset = place.offset
      view.settle()
      let frame = frame(place.header, in: view)
      let start = direction == .rightToLeft ? frame.map { 400 - $0.maxX } : frame?.minX
      #expect(start == place.start, "at \(place.offset)")
      #expect(frame?.size == Size(width: 30, height: 200))
    }
  }

  @Test(arguments: layoutDirections)
  func `a row that gets the focus is shown beside the header`(_ direction: LayoutDirection) {
    let controller = ListController()
    let view = view(direction, controller)
    controller.scroll(to: 25, at: .start)
    view.settle()
    let isMirrored = direction == .rightToLeft
    #expect(frame("25", in: view)?.minX == (isMirrored ? 330 : 30))
    let row = view.list.visibleSubviews.first { $0.visibleTexts == ["25"] } ?? view.root
    let part = view.list.scrollDelegate?.scrollView(view.list, partUncoveredAt: row)
    #expect(part == Rect(x: isMirrored ? 0 : 30, y: 0, width: 370, height: 200))
  }

  @Test(arguments: layoutDirections)
  func `headers are as tall as the list, and sections begin new lines`(
    _ direction: LayoutDirection
  ) {
    let view = view(direction, ListController(), columns: 4)
    let isMirrored = direction == .rightToLeft
    func rect(_ start: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: isMirrored ? 400 - start - width : start, y: y, width: width, height: height)
    }
    #expect(frame("s0", in: view) == rect(0, 0, 30, 200))
    #expect(frame("0", in: view) == rect(30, 0, 40, 50))
    #expect(frame("3", in: view) == rect(30, 150, 40, 50))
    #expect(frame("9", in: view) == rect(110, 50, 40, 50))
    #expect(frame("s1", in: view) == rect(150, 0, 30, 200))
    #expect(frame("10", in: view) == rect(180, 0, 40, 50))
  }
}
