import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Reports that the user scrolled near an end; rows are 40 points high, and 15 are visible.
@MainActor @Suite struct NearEndTests {
  private let log = EventLog()
  private let memory = ListMemory()
  private let controller = ListController()
  private let view = HeadlessHostingView(size: Size(width: 200, height: 600)) { Text("") }

  private func show(_ ids: Range<Int>) {
    let log = log
    view.host.setComponent(
      List(Array(ids), id: \.self, estimatedRowHeight: 40, controller: controller) {
        Text("\($0)").frame(height: 40)
      }
      .remembered(by: memory).onNearEnd(within: 15) { (id: Int) in log.record("\(id)") })
    view.settle()
  }

  private func hide() {
    view.host.setComponent(Text("gone"))
    view.settle()
  }

  @Test func `a row that a filter takes away and brings back isn't reported again`() {
    show(0..<30)
    show(0..<28)
    #expect(log.take() == ["29", "27"])
    show(0..<30)
    #expect(log.take() == [])
    show(0..<28)
    #expect(log.take() == ["27"])
    show(0..<30)
    #expect(log.take() == [])
  }

  @Test func `a page that was loaded and is gone is requested again`() {
    show(0..<30)
    #expect(log.take() == ["29"])
    show(0..<60)
    #expect(log.take() == [], "the new page is below")
    show(0..<30)
    #expect(log.take() == ["29"])
    show(0..<60)
    controller.scroll(toRow: 40)
    view.settle()
    controller.scroll(toRow: 0)
    #expect(log.take() == ["59"])
    show(0..<30)
    #expect(log.take() == ["29"])
    show(0..<60)
    controller.scroll(toRow: 40)
    view.settle()
    #expect(log.take() == ["59"], "the list was loaded again")
  }

  @Test func `a list that is shown again reports nothing twice`() {
    show(0..<30)
    #expect(log.take() == ["29"])
    hide()
    show(0..<30)
    #expect(log.take() == [])
    hide()
    show(0..<25)
    #expect(log.take() == ["24"])
  }

  @Test func `a shelf that scrolls out of view and back reports nothing twice`() {
    let log = log
    view.host.setComponent(
      List(Array(0..<2_000), id: \.self, estimatedRowHeight: 40, controller: controller) { row in
        if row == 0 {
          List(0..<8, id: \.self) { Text("c\($0)").frame(width: 50) }
            .axis(.horizontal).onNearEnd { (id: Int) in log.record("near \(id)") }
            .onSeen(for: .seconds(1)) { (ids: [Int]) in log.record("seen \(ids.sorted())") }
            .frame(height: 40)
        } else {
          Text("\(row)").frame(height: 40)
        }
      })
    view.settle()
    view.host.isVisible = true
    view.mountHost.advance(by: .seconds(2))
    #expect(log.take() == ["near 7", "seen [0, 1, 2, 3]"])
    controller.scroll(toRow: 1_000)
    view.settle()
    controller.scroll(toRow: 0)
    view.settle()
    view.mountHost.advance(by: .seconds(2))
    #expect(view.root.descendants.contains { $0.visibleText == "c3" })
    #expect(log.take() == [])
  }

  @Test func `only the latest of the rows that were at the end are remembered`() {
    let ends = ReportedEnds()
    func report(_ key: Int) -> Bool {
      ends.update(
        ComponentKey(key), rowCount: 500, elementCount: 500, isNear: true, isUpToDate: true)
    }
    let reports = (0..<1_000).map { (report($0), report($0)) }
    #expect(reports.allSatisfy { $0 && !$1 })
    let (isLateReported, isEarlyReported) = (report(990), report(10))
    #expect(!isLateReported && isEarlyReported)
  }
}
