#if GTK
import AlidadeNative
import AlidadeGTK
import CGTK
import Testing

extension GTKTests {
  /// Input on views that move while the pointer is on them.
  @MainActor @Suite struct MovingViewTests {
    @MainActor private final class Told {
      var drags: [DragEvent] = []
      var hovered: Set<Int> = []
      var entries: [String] = []
    }

    private let told = Told()

    @Test func `a handle that moves with its drag is told the whole distance`() async {
      let window = await TestWindow()
      let handle = window.add(GTKView(), Rect(x: 40, y: 10, width: 20, height: 100))
      let told = told
      handle.listen(
        for: .drag,
        EventHandler {
          guard case .drag(let event) = $0 else { return }
          told.drags.append(event)
          let x = 40 + event.translation.x
          window.host.setFrame(Rect(x: x, y: 10, width: 20, height: 100), of: handle)
        })
      await InputTool.run("mousemove 50 50 mousedown 1")
      for x in [70, 90, 120] { await InputTool.run("mousemove \(x) 50") }
      await InputTool.run("mouseup 1")
      await MainLoop.run { told.drags.last?.phase == .ended }
      #expect(told.drags.last?.translation.x == 70)
      #expect(Set(told.drags.map { $0.start.x.rounded() }) == [10])
      #expect(told.drags.map(\.translation.x) == told.drags.map(\.translation.x).sorted())
    }

    /// A list whose rows note whether the pointer is on them.
    private func list() -> some Component {
      let told = told
      return List(Array(0..<200), id: \.self, estimatedRowHeight: 40) { row in
        Box(background: .red).frame(height: 40).onHover { event in
          told.entries.append("\(row) \(event.isInside)")
          if event.isInside { told.hovered.insert(row) } else { told.hovered.remove(row) }
        }
      }.grow()
    }

    @Test func `rows that scroll under a resting pointer are hovered, and those that go are not`()
      async
    {
      let (window, view) = await TestWindow.showing(list())
      let told = told
      await InputTool.run("mousemove 50 50")
      await MainLoop.run { told.hovered == [1] }
      let scroll = view.root.scrollViews[0]
      for offset in [45.0, 90, 135, 4000, 4045, 30] {
        scroll.scrollOffset = offset
        let row = Int((offset + 50) / 40)
        await MainLoop.run { told.hovered == [row] }
        #expect(told.hovered == [row], "scrolled by \(offset)")
      }
      withExtendedLifetime(window) {}
    }

    @Test func `a component that gets the view under a resting pointer is hovered`() async {
      let told = told
      func content(_ generation: Int) -> some Component {
        Column {
          Box(background: .red).frame(width: 100, height: 100)
            .onHover { told.entries.append("\(generation) \($0.isInside)") }
            .key(generation)
        }
      }
      let (window, view) = await TestWindow.showing(content(0))
      await InputTool.run("mousemove 50 50")
      await MainLoop.run { told.entries.last == "0 true" }
      let shown = view.root.subviews[0]
      for generation in 1...3 {
        told.entries = []
        view.setContent { content(generation) }
        await MainLoop.run { told.entries.count == 2 }
        #expect(told.entries == ["\(generation - 1) false", "\(generation) true"])
        #expect(view.root.subviews[0] === shown)
      }
      withExtendedLifetime(window) {}
    }

    @Test
    func `a pressable that is clicked takes the focus, and a click elsewhere leaves it there`()
      async
    {
      let window = await TestWindow()
      let one = window.add(GTKPressableView(), Rect(x: 0, y: 0, width: 50, height: 50))
      let other = window.add(GTKPressableView(), Rect(x: 60, y: 0, width: 50, height: 50))
      await InputTool.activate(window)
      await InputTool.click(80, 20)
      #expect(other.containsFocus)
      await InputTool.click(20, 20)
      #expect(one.containsFocus)
      await InputTool.click(20, 120)
      #expect(one.containsFocus)
    }
  }
}
#endif
