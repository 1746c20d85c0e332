import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Rows that the user moves within and between sections; headers, rows and footers are 40 points
/// high.
@MainActor @Suite struct SectionMoveTests {
  private struct Part: Identifiable, Sendable {
    let id: String
    var elements: [Int]
  }

  private let log = EventLog()

  private func show(
    _ parts: [Part], sticky: Bool = false, after: [Part]? = nil
  ) -> (HeadlessHostingView, HeadlessScrollView) {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }
    view.host.setComponent(
      list(parts, sticky: sticky) { [unowned view] in
        if let after { view.host.setComponent(list(after, sticky: sticky)) }
      })
    view.settle()
    return (view, view.list)
  }

  /// - Parameter didMove: called after each move.
  private func list(
    _ parts: [Part], sticky: Bool, didMove: @escaping @MainActor @Sendable () -> Void = {}
  ) -> List {
    let log = log
    return List(
      sections: parts, elements: \.elements, id: \.self, estimatedRowHeight: 40,
      row: { Text("\($0)").frame(height: 40) },
      header: { Text($0.id).frame(height: 40) }
    )
    .stickyHeaders(sticky)
    .selection(Binding(Set<Int>()) { _ in })
    .onMove { (move: RowMove<Int>) in
      let next = move.before.map(String.init) ?? "end"
      log.record("\(move.ids) before \(next) in \(move.section(String.self) ?? "none")")
      didMove()
    }
  }

  private func row(_ text: String, in list: HeadlessScrollView) -> HeadlessView {
    guard let row = list.visibleSubviews.first(where: { $0.visibleTexts.first == text }) else {
      preconditionFailure("Row \(text) is out of sight.")
    }
    return row
  }

  private let parts = [
    Part(id: "a", elements: [1, 2]), Part(id: "b", elements: []), Part(id: "c", elements: [5, 6]),
  ]

  @Test(arguments: [
    (5.0, "[5] before 1 in a"), (45, "[5] before 1 in a"), (65, "[5] before 2 in a"),
    (110, "[5] before end in a"), (125, "[5] before end in a"), (145, "[5] before end in b"),
    (165, "[5] before end in b"), (390, "[5] before end in c"),
  ])
  func `a place belongs to a section`(place: Double, move: String) {
    let (view, list) = show(parts)
    let source = row("5", in: list)
    view.mountHost.drag(from: source, to: list, at: Point(x: 5, y: place))
    #expect(log.take() == [move])
  }

  @Test func `headers stay in their places`() {
    let (view, list) = show(parts)
    withExtendedLifetime(view) {
      #expect(!GrabbedRow(row("c", in: list), in: list).canMove)
    }
  }

  @Test func `Alt and the arrows go from section to section`() {
    let (view, list) = show(parts)
    row("5", in: list).descendants.first { $0 is HeadlessTextView }?.tap()
    view.mountHost.pressKey(KeyCombination(.up, .alt), in: view.root)
    #expect(log.take() == ["[5] before end in b"])
    row("2", in: list).descendants.first { $0 is HeadlessTextView }?.tap()
    view.mountHost.pressKey(KeyCombination(.down, .alt), in: view.root)
    #expect(log.take() == ["[2] before end in b"])
    view.mountHost.pressKey(KeyCombination(.up, .alt), in: view.root)
    #expect(log.take() == ["[2] before 1 in a"])
  }

  @Test func `nothing is dropped behind a sticky header`() {
    let (view, list) = show([Part(id: "a", elements: Array(1...50))], sticky: true)
    list.scroll(by: 400)
    view.settle()
    // Row 10 begins at the top, and row 11 below the header.
    view.mountHost.drag(from: row("15", in: list), to: list, at: Point(x: 5, y: 5))
    #expect(log.take() == ["[15] before 11 in a"])
  }

  @Test func `a row that is dropped at a sticky header is below it`() {
    let moved = Array(1...10) + [15] + Array(11...14) + Array(16...50)
    let (view, list) = show(
      [Part(id: "a", elements: Array(1...50))], sticky: true,
      after: [Part(id: "a", elements: moved)])
    // The header covers a part of row 11.
    list.scroll(by: 405)
    view.settle()
    view.mountHost.drag(from: row("15", in: list), to: list, at: Point(x: 5, y: 5))
    view.settle()
    #expect(log.take() == ["[15] before 11 in a"])
    #expect(row("15", in: list).frameInRoot.minY == 40)
  }

  @Test func `the focus goes to the nearest row if a row is moved where it isn't shown`() {
    let empty = (0..<15).map { Part(id: "\($0)", elements: []) }
    // The application doesn't show the elements of other sections.
    let (view, list) = show(
      [Part(id: "a", elements: [1, 2])] + empty, after: [Part(id: "a", elements: [1])] + empty)
    row("2", in: list).descendants.first { $0 is HeadlessTextView }?.tap()
    list.scroll(by: 300)
    view.settle()
    view.mountHost.pressKey(KeyCombination(.down, .alt), in: view.root)
    view.settle()
    #expect(log.take() == ["[2] before end in 0"])
    #expect(view.mountHost.focusedView === row("1", in: list))
  }
}
