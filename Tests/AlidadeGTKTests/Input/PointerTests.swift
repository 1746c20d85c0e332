#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct PointerTests {
    private let told = EventLog()

    private func listen(
      _ view: GTKView, for input: ViewInput,
      _ describe: @escaping @MainActor (ViewInputEvent) -> String
    ) {
      let told = told
      view.listen(for: input, EventHandler { told.record(describe($0)) })
    }

    /// A view whose taps are recorded, at (10, 10).
    private func tappable(in window: TestWindow) -> GTKView {
      let view = window.add(GTKView(), Rect(x: 10, y: 10, width: 100, height: 100))
      listen(view, for: .tap(count: 1)) {
        guard case .tap(let event) = $0 else { return "?" }
        return "tap \(event.location.x.rounded()) \(event.location.y.rounded())"
      }
      listen(view, for: .tap(count: 2)) { _ in "double" }
      listen(view, for: .tap(button: .secondary, count: 1)) { _ in "secondary" }
      return view
    }

    @Test func `a click is a tap, and one of another button isn't`() async {
      let window = await TestWindow()
      let view = tappable(in: window)
      await InputTool.click(40, 50)
      #expect(told.take() == ["tap 30.0 40.0"])
      await InputTool.click(40, 50, button: 3)
      #expect(told.take() == ["secondary"])
      view.listen(for: .tap(count: 1), nil)
      view.listen(for: .tap(count: 2), nil)
      view.listen(for: .tap(button: .secondary, count: 1), nil)
      await InputTool.click(40, 50)
      await InputTool.click(40, 50, button: 3)
      #expect(told.take() == [])
    }

    @Test func `the second of two clicks is a double tap, too`() async {
      let window = await TestWindow()
      _ = tappable(in: window)
      await InputTool.click(40, 50, count: 2)
      #expect(told.take().sorted() == ["double", "tap 30.0 40.0", "tap 30.0 40.0"])
    }

    @Test func `what moves while the button is down is a drag and no tap`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10, y: 10, width: 150, height: 100))
      listen(view, for: .tap(count: 1)) { _ in "tap" }
      listen(view, for: .drag) {
        guard case .drag(let event) = $0 else { return "?" }
        return "\(event.phase) \(event.start.x.rounded()) \(event.translation.x.rounded())"
      }
      await InputTool.run("mousemove 40 50 mousedown 1")
      await InputTool.run("mousemove 45 50")
      #expect(told.take() == [], "not far enough")
      await InputTool.run("mousemove 60 50")
      await InputTool.run("mousemove 90 50")
      await InputTool.run("mouseup 1")
      let told = told
      await MainLoop.run { told.entries.last == "ended 30.0 50.0" }
      let entries = told.take()
      #expect(entries.first?.hasPrefix("began") == true)
      #expect(entries.dropFirst().dropLast().allSatisfy { $0.hasPrefix("changed") })
      await InputTool.click(40, 50)
      await MainLoop.run { told.entries == ["tap"] }
    }

    @Test func `a handler of the end of a drag may remove the view for good`() async {
      let window = await TestWindow()
      weak var removed: GTKView?
      do {
        let view = window.add(GTKView(), Rect(x: 10, y: 10, width: 150, height: 100))
        removed = view
        let told = told
        let handler = EventHandler<ViewInputEvent> { [weak view, window] event in
          guard case .drag(let drag) = event, drag.phase == .ended, let view else { return }
          told.record("ended")
          window.host.remove(view, from: window.root)
        }
        view.listen(for: .drag, handler)
        // Only views that hovering matters to are looked at after a drag.
        listen(view, for: .hover) { _ in "hover" }
      }
      await InputTool.run("mousemove 40 50 mousedown 1")
      await InputTool.run("mousemove 60 50")
      await InputTool.run("mousemove 90 50")
      await InputTool.run("mouseup 1")
      let told = told
      await MainLoop.run { told.entries.contains("ended") && removed == nil }
      #expect(told.entries.contains("ended") && removed == nil)
    }

    @Test func `the innermost view is told, and a pressable keeps its presses`() async {
      let window = await TestWindow()
      let outer = window.add(GTKView(), Rect(x: 0, y: 0, width: 150, height: 100))
      let inner = GTKView()
      window.host.insert(inner, into: outer, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 50, height: 100), of: inner)
      let pressable = GTKPressableView()
      window.host.insert(pressable, into: outer, above: inner)
      window.host.setFrame(Rect(x: 50, y: 0, width: 50, height: 100), of: pressable)
      let told = told
      pressable.pressHandler = EventHandler { told.record("pressed") }
      listen(outer, for: .tap(count: 1)) { _ in "outer" }
      listen(inner, for: .tap(count: 1)) { _ in "inner" }
      await InputTool.click(20, 50)
      #expect(told.take() == ["inner"])
      await InputTool.click(70, 50)
      #expect(told.take() == ["pressed"])
      await InputTool.click(120, 50)
      #expect(told.take() == ["outer"])
    }

    @Test func `a drag can begin on a pressable inside, but not on a widget that slides`() async {
      let window = await TestWindow()
      let outer = window.add(GTKView(), Rect(x: 0, y: 0, width: 200, height: 100))
      let pressable = GTKPressableView()
      window.host.insert(pressable, into: outer, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 100, height: 50), of: pressable)
      let entry = GTKWidgetView(content: gtk_entry_new())
      window.host.insert(entry, into: outer, above: nil)
      window.host.setFrame(Rect(x: 0, y: 50, width: 200, height: 50), of: entry)
      let told = told
      pressable.pressHandler = EventHandler { told.record("pressed") }
      listen(outer, for: .drag) {
        if case .drag(let event) = $0 { "\(event.phase)" } else { "?" }
      }
      listen(outer, for: .swipe) { _ in "swipe" }
      await InputTool.run("mousemove 20 20 mousedown 1")
      await InputTool.run("mousemove 60 20")
      await InputTool.run("mouseup 1")
      #expect(told.take().filter { $0 != "swipe" } == ["began", "ended"])
      await InputTool.click(20, 20)
      #expect(told.take() == ["pressed"])
      await InputTool.run("mousemove 20 75 mousedown 1")
      await InputTool.run("mousemove 60 75")
      await InputTool.run("mouseup 1")
      #expect(told.take() == [])
    }

    @Test func `a drag can begin in a scroll view inside, unless it uses the drag`() async {
      let window = await TestWindow()
      let outer = window.add(GTKView(), Rect(x: 0, y: 0, width: 200, height: 150))
      let list = GTKScrollView()
      window.host.insert(list, into: outer, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 200, height: 150), of: list)
      list.contentHeight = 1000
      listen(outer, for: .drag) {
        if case .drag(let event) = $0 { "\(event.phase)" } else { "?" }
      }
      await window.frame()
      await InputTool.run("mousemove 20 20 mousedown 1")
      await InputTool.run("mousemove 60 20")
      await InputTool.run("mouseup 1")
      #expect(told.take() == ["began", "ended"])
      list.selectionMode = .many
      await InputTool.run("mousemove 20 20 mousedown 1")
      await InputTool.run("mousemove 60 20")
      await InputTool.run("mouseup 1")
      #expect(told.take() == [])
      list.selectionMode = .none
      await InputTool.run("mousemove 100 20")
      await InputTool.run("mousemove 195 20 mousedown 1")
      await InputTool.run("mousemove 195 80")
      await InputTool.run("mouseup 1")
      #expect(told.take() == [])
      #expect(list.scrollOffset > 0, "the bar was dragged")
    }

    @Test func `a tap inside a pressable is none of its presses`() async {
      let window = await TestWindow()
      let pressable = window.add(GTKPressableView(), Rect(x: 0, y: 0, width: 100, height: 100))
      let inner = GTKView()
      window.host.insert(inner, into: pressable, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 50, height: 100), of: inner)
      let told = told
      pressable.pressHandler = EventHandler { told.record("pressed") }
      listen(inner, for: .tap(count: 1)) { _ in "tap" }
      await InputTool.click(20, 50)
      #expect(told.take() == ["tap"])
      await InputTool.click(70, 50)
      #expect(told.take() == ["pressed"])
    }

    @Test func `the pointer hovers, and leaves`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10, y: 10, width: 50, height: 50))
      listen(view, for: .hover) {
        guard case .hover(let event) = $0 else { return "?" }
        return event.location.map { "\($0.x.rounded())" } ?? "left"
      }
      let told = told
      await InputTool.run("mousemove 150 120")
      _ = told.take()
      await InputTool.run("mousemove 30 30")
      await MainLoop.run { told.entries.last == "20.0" }
      _ = told.take()
      await InputTool.run("mousemove 150 120")
      await MainLoop.run { !told.entries.isEmpty }
      #expect(told.take() == ["left"])
    }

    @Test func `the wheel is told of, and the list around scrolls all the same`() async {
      let window = await TestWindow()
      let list = window.add(GTKScrollView(), Rect(x: 0, y: 0, width: 200, height: 150))
      list.contentHeight = 1000
      let row = GTKView()
      window.host.insert(row, into: list, above: nil)
      window.host.setFrame(Rect(x: 0, y: 0, width: 200, height: 150), of: row)
      listen(row, for: .scroll) {
        if case .scroll(let event) = $0 { "\(event.delta.y)" } else { "?" }
      }
      listen(row, for: .tap(count: 1)) { _ in "tap" }
      listen(row, for: .drag) { _ in "drag" }
      await InputTool.run("mousemove 50 50 click 5")
      #expect(told.take() == ["40.0"])
      await MainLoop.run { list.scrollOffset > 0 }
    }

    @Test func `a press that lasts is a long press and no tap`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 10, y: 10, width: 100, height: 100))
      listen(view, for: .longPress) { _ in "long" }
      listen(view, for: .tap(count: 1)) { _ in "tap" }
      await InputTool.run("mousemove 40 50 mousedown 1")
      let told = told
      await MainLoop.run { !told.entries.isEmpty }
      await InputTool.run("mouseup 1")
      #expect(told.take() == ["long"])
      await InputTool.click(40, 50)
      await MainLoop.run { told.entries == ["tap"] }
    }

    @Test func `an area larger than the view takes taps beside it`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 40, y: 40, width: 20, height: 20))
      listen(view, for: .tap(count: 1)) { _ in "tap" }
      await InputTool.click(34, 50)
      #expect(told.take() == [])
      view.apply(.hitOutset(10))
      await InputTool.click(34, 50)
      #expect(told.take() == ["tap"])
      await InputTool.click(27, 50)
      #expect(told.take() == [])
      view.apply(.hitOutset(0))
      await InputTool.click(34, 50)
      #expect(told.take() == [])
    }
  }
}
#endif
