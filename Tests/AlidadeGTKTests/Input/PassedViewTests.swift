#if GTK
import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Input on views that pass to another component in the meantime.
  @MainActor @Suite struct PassedViewTests {
    private let told = EventLog()

    /// Shows one component, presses it, shows another one in the same view, and releases the
    /// button.
    private func press(
      then release: String = "mouseup 1",
      _ content: @escaping @MainActor @Sendable (Int) -> some Component
    ) async -> TestWindow {
      let appeared = EventLog()
      func shown(_ generation: Int) -> some Component {
        Column {
          content(generation).onAppear { appeared.record("\(generation)") }.key(generation)
        }
      }
      let (window, view) = await TestWindow.showing(shown(0))
      let widget = view.root.subviews[0]
      await InputTool.run("mousemove 20 20 mousedown 1")
      view.setContent { shown(1) }
      await MainLoop.run { appeared.entries == ["0", "1"] }
      #expect(view.root.subviews[0] === widget)
      await InputTool.run(release)
      return window
    }

    @Test func `a press that began on one button presses no other`() async {
      let told = told
      let window = await press { generation in
        Button("Go") { told.record("\(generation)") }.frame(width: 100, height: 40)
      }
      #expect(told.take() == [])
      await InputTool.click(20, 20)
      #expect(told.take() == ["1"])
      withExtendedLifetime(window) {}
    }

    @Test func `a press that began on one component is no tap on another`() async {
      let told = told
      let window = await press { generation in
        Box(background: .red).frame(width: 100, height: 40)
          .onTap { told.record("\(generation)") }
      }
      #expect(told.take() == [])
      await InputTool.click(20, 20)
      #expect(told.take() == ["1"])
      withExtendedLifetime(window) {}
    }

    @Test func `two taps on two components are no double tap`() async {
      let told = told
      let window = await press(then: "mouseup 1 click 1") { generation in
        Box(background: .red).frame(width: 100, height: 40)
          .onTap(count: 2) { told.record("\(generation)") }
      }
      #expect(told.take() == [])
      withExtendedLifetime(window) {}
    }

    @Test func `a press that began on one toggle switches no other`() async {
      let told = told
      let window = await press { generation in
        Toggle("Switch", isOn: Binding(false) { told.record("\(generation) \($0)") })
      }
      #expect(told.take() == [])
      withExtendedLifetime(window) {}
    }

    @Test func `a slider is not moved by a drag of another`() async {
      let told = told
      let window = await press(then: "mousemove 60 20 mousemove 90 20 mouseup 1") { generation in
        Slider("Volume", value: Binding(0.2) { told.record("\(generation) \($0)") })
          .frame(width: 150, height: 40)
      }
      #expect(told.take().allSatisfy { $0.hasPrefix("0") })
      withExtendedLifetime(window) {}
    }
  }
}
#endif
