import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// What happens when a toolkit measures otherwise while a program runs.
@MainActor @Suite struct MeasurerChangeTests {
  private func texts(in view: HeadlessHostingView) -> [HeadlessTextView] {
    view.root.descendants.compactMap { $0 as? HeadlessTextView }.filter(\.isVisible)
  }

  @Test func `all that is shown is laid out again, with the same views`() throws {
    let view = HeadlessHostingView {
      Column(alignment: .start) {
        Text("abcd").size(20)
        TextField(text: "x") { _ in }.textStyle(TextStyle(size: 20))
      }
    }
    let label = try #require(texts(in: view).first)
    let field: HeadlessTextInputView = try #require(view.first())
    #expect(label.frame.size == Size(width: 40, height: 25))
    #expect(field.frame.size.height == 25 + 12)
    let made = view.counters.viewsCreated
    view.mountHost.measurer = HeadlessMeasurer(textScale: 2)
    #expect(label.frame.size == Size(width: 40, height: 25), "In the next frame.")
    view.settle()
    #expect(label.frame.size == Size(width: 80, height: 50))
    #expect(field.frame.size.height == 50 + 12)
    #expect(view.counters.viewsCreated == made)
    view.mountHost.measurer = HeadlessMeasurer()
    view.settle()
    #expect(label.frame.size == Size(width: 40, height: 25))
  }

  @Test func `what is as large as before is shown in the other letters too`() throws {
    let view = HeadlessHostingView { Text("abcd").frame(width: 300, height: 100) }
    let label = try #require(texts(in: view).first)
    let before = try #require(label.textLayout)
    view.mountHost.measurer = HeadlessMeasurer(textScale: 1.5)
    view.settle()
    let after = try #require(label.textLayout)
    #expect(after != before && after.revision != before.revision)
  }

  @Test func `a view of its content's size asks for room`() throws {
    let view = HeadlessHostingView { Text("abcd").size(20) }
    let range = SizeRange(min: .zero, max: Size(width: Double.infinity, height: .infinity))
    var asked = 0
    view.host.didInvalidateSize = { asked += 1 }
    #expect(view.host.sizeThatFits(range) == Size(width: 40, height: 25))
    view.mountHost.measurer = HeadlessMeasurer(textScale: 2)
    view.settle()
    #expect(asked == 1)
    #expect(view.host.sizeThatFits(range) == Size(width: 80, height: 50))
  }

  private struct Rows: Component {
    let controller: ListController
    var body: some Component {
      List(Array(0..<300), id: \.self, estimatedRowHeight: 25, controller: controller) { row in
        Text("\(row)").size(20)
      }
    }
  }

  private func rows(in view: HeadlessHostingView) -> [String: Rect] {
    let height = view.size.height
    let visible = texts(in: view).filter { label in
      label.frameInRoot.minY > -label.frame.size.height && label.frameInRoot.minY < height
    }
    return Dictionary(
      visible.map { ($0.visibleText ?? "", $0.frameInRoot) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func `rows get other heights and what is in sight stays there`() throws {
    let controller = ListController()
    let view = HeadlessHostingView { Rows(controller: controller) }
    view.settle()
    controller.scroll(toRow: 100)
    view.settle()
    #expect(rows(in: view)["100"]?.minY == 0)
    #expect(rows(in: view)["101"]?.minY == 25)
    view.mountHost.measurer = HeadlessMeasurer(textScale: 2)
    view.settle()
    #expect(rows(in: view)["100"]?.minY == 0)
    #expect(rows(in: view)["101"]?.minY == 50)
    let scroll = try #require(view.root.descendants.compactMap { $0 as? HeadlessScrollView }.first)
    for _ in 0..<400 {
      scroll.scroll(by: -100)
      view.settle()
    }
    #expect(scroll.scrollOffset == 0)
    #expect(rows(in: view)["1"]?.minY == 50, "All rows are as high as they are now.")
  }

  @Test func `another scale of the display reaches rows`() throws {
    let controller = ListController()
    let view = HeadlessHostingView {
      List(Array(0..<3), id: \.self, controller: controller) { _ in Text("a").frame(height: 10.3) }
    }
    view.settle()
    func tops() -> [Double] {
      view.root.descendants.filter { $0.role == .listItem }.map(\.frame.minY).sorted()
    }
    let before = tops()
    view.mountHost.scaleFactor = 2
    view.host.setNeedsLayout()
    view.settle()
    #expect(before == [0, 11, 22] && tops() == [0, 10.5, 21])
  }

  @Test func `a scale of text that makes no sense is reported`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      #expect(HeadlessMeasurer(textScale: .nan).textScale == 1)
      #expect(HeadlessMeasurer(textScale: 0).textScale == 1)
    }
    #expect(reports.all.count == 2)
  }
}
