import AlidadeLayout
import AlidadeRender

extension BackendContract {
  /// Rules for scroll views.
  static let scrollingCases: [Case] = [
    scrolling("a scroll view keeps its offset in range and notifies its delegate of changes") {
      view, journal, _ in
      view.contentHeight = 1000
      journal.expect(view.viewportSize, equals: Size(width: 80, height: 100), "the viewport")
      _ = journal.take()
      view.scrollOffset = 250
      journal.expect(view.scrollOffset, equals: 250, "the offset")
      journal.expect(journal.take().last, equals: "0.0, 250.0", "the offset that the delegate got")
      view.scrollOffset = 5000
      journal.expect(view.scrollOffset, equals: 900, "the offset beyond the end")
      view.scrollOffset = -10
      journal.expect(view.scrollOffset, equals: 0, "the offset before the start")
      view.scrollOffset = 900
      view.contentHeight = 500
      journal.expect(view.scrollOffset, equals: 400, "the offset in shorter content")
      view.contentHeight = 50
      journal.expect(view.scrollOffset, equals: 0, "the offset in content that fits")
      view.contentHeight = .nan
      journal.expect(view.contentHeight, equals: 0, "a NaN height")
    },
    scrolling("a scroll view scrolls along the axes that it is told to") { view, journal, _ in
      view.contentSize = Size(width: 300, height: 1000)
      journal.expect(view.scrollAxes == .vertical, "the axes at first are \(view.scrollAxes)")
      view.contentOffset = Point(x: 50, y: 60)
      journal.expect(view.contentOffset, equals: Point(x: 0, y: 60), "the offset along one axis")
      view.scrollAxes = .both
      _ = journal.take()
      view.contentOffset = Point(x: 50, y: 70)
      journal.expect(view.contentOffset, equals: Point(x: 50, y: 70), "the offset along both")
      journal.expect(journal.take(), equals: ["50.0, 70.0"], "the offsets that the delegate got")
      view.contentOffset = Point(x: 5000, y: 5000)
      journal.expect(
        view.contentOffset, equals: Point(x: 220, y: 900), "the offset beyond the corner")
      journal.expect(
        view.maximumContentOffset, equals: Point(x: 220, y: 900), "the largest offset")
      view.contentSize = Size(width: 100, height: 500)
      journal.expect(
        view.contentOffset, equals: Point(x: 20, y: 400), "the offset in smaller content")
      view.scrollAxes = .horizontal
      journal.expect(
        view.contentOffset, equals: Point(x: 20, y: 0), "the offset without the vertical axis")
    },
    scrolling("a scroll view without bars scrolls, too") { view, journal, _ in
      view.contentHeight = 1000
      journal.expect(view.showsScrollBars, "there are no bars at first")
      view.showsScrollBars = false
      journal.expect(!view.showsScrollBars, "there are still bars")
      view.scrollOffset = 250
      journal.expect(view.scrollOffset, equals: 250, "the offset")
    },
    scrolling("a scroll view keeps its offset in range when it is resized") {
      view, journal, backend in
      view.scrollAxes = .both
      view.contentSize = Size(width: 300, height: 1000)
      view.contentOffset = Point(x: 220, y: 900)
      _ = journal.take()
      backend.host.setFrame(Rect(x: 0, y: 0, width: 180, height: 400), of: view)
      journal.expect(view.contentOffset, equals: Point(x: 120, y: 600), "the offset")
      journal.expect(
        journal.take().last, equals: "120.0, 600.0", "the offset that the delegate got")
    },
    scrolling("the views in a scroll view keep their frames when they are moved together") {
      view, journal, backend in
      let row = backend.host.makeView(PortableViewClass(.container, role: .listItem))
      let frame = Rect(x: 0, y: 16_000, width: 80, height: 40)
      backend.host.insert(row, into: view, above: nil)
      backend.host.setFrame(frame, of: row)
      journal.expect(view.contentOrigin, equals: .zero, "the origin at first")
      let origin = Point(x: -12.5, y: -15_990.5)
      view.contentOrigin = origin
      await backend.run()
      journal.expect(view.contentOrigin, equals: origin, "the origin")
      journal.expect(backend.frame(of: row), equals: frame, "the frame of a row")
      journal.expect(backend.children(of: view).count, equals: 1, "the views in it")
    },
  ]

  /// Returns a rule for a scroll view of 80 × 100 points that notifies a delegate, which records
  /// the offsets.
  private static func scrolling(
    _ name: String,
    _ check:
      @escaping @MainActor @Sendable (
        any ScrollView, ContractJournal, any ContractBackend
      ) async -> Void
  ) -> Case {
    Case(name) { backend in
      let journal = ContractJournal()
      guard
        let view = backend.host.makeView(PortableViewClass(.scroll, role: .list)) as? any ScrollView
      else { return ["the view isn't a scroll view"] }
      let delegate = ContractScrollDelegate(journal)
      backend.host.insert(view, into: backend.root, above: nil)
      backend.host.setFrame(Rect(x: 0, y: 0, width: 80, height: 100), of: view)
      view.scrollDelegate = delegate
      await backend.run()
      await check(view, journal, backend)
      view.scrollDelegate = nil
      return journal.violations
    }
  }
}

@MainActor private final class ContractScrollDelegate: ScrollViewDelegate {
  private let journal: ContractJournal

  init(_ journal: ContractJournal) {
    self.journal = journal
  }

  func scrollViewDidChangeViewport(_ scrollView: any ScrollView) {
    journal.write("\(scrollView.contentOffset.x), \(scrollView.contentOffset.y)")
  }

  func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool { false }
}
