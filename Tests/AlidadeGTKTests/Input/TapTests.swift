#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// What the events of the pointer tell besides the location.
  @MainActor @Suite struct TapTests {
    private let told = EventLog()

    private func listen(_ view: GTKView, for input: ViewInput) {
      let told = told
      view.listen(
        for: input,
        EventHandler { event in
          switch event {
          case .tap(let tap):
            told.record("\(tap.button) \(tap.count) \(tap.modifiers.rawValue)")
          case .hover(let hover):
            if hover.isInside { told.record("hover \(hover.modifiers.rawValue)") }
          case .drag(let drag): told.record("drag \(drag.modifiers.rawValue)")
          case .scroll(let scroll): told.record("scroll \(scroll.modifiers.rawValue)")
          default: told.record("?")
          }
        })
    }

    @Test func `a tap tells the button, the modifiers and how many there were`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 0, y: 0, width: 100, height: 100))
      for button in PointerButton.allCases { listen(view, for: .tap(button: button, count: 1)) }
      await InputTool.run("mousemove 40 50 keydown ctrl click 1 keyup ctrl")
      #expect(told.take() == ["primary 1 2"])
      await InputTool.run("mousemove 60 70 keydown shift click 2 keyup shift")
      #expect(told.take() == ["middle 1 1"])
      await InputTool.click(30, 30, button: 3, count: 2)
      #expect(told.take() == ["secondary 1 0", "secondary 2 0"])
    }

    @Test func `a secondary tap counts when the button goes down, others when it goes up`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 0, y: 0, width: 100, height: 100))
      for button in PointerButton.allCases { listen(view, for: .tap(button: button, count: 1)) }
      await InputTool.run("mousemove 40 50 mousedown 3")
      #expect(told.take() == ["secondary 1 0"])
      await InputTool.run("mouseup 3 mousedown 2")
      #expect(told.take() == [])
      await InputTool.run("mouseup 2")
      #expect(told.take() == ["middle 1 0"])
    }

    @Test func `other gestures tell the modifiers, too`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 0, y: 0, width: 100, height: 100))
      for input in [ViewInput.hover, .drag, .scroll] { listen(view, for: input) }
      await InputTool.run("mousemove 150 120")
      _ = told.take()
      await InputTool.run("keydown ctrl mousemove 40 50 click 5")
      await InputTool.run("mousedown 1 mousemove 60 50 mousemove 70 50 mouseup 1")
      let entries = Set(told.take())
      #expect(entries == ["hover 2", "scroll 2", "drag 2"])
      await InputTool.run("keyup ctrl")
    }
  }
}
#endif
