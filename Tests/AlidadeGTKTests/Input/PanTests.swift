#if GTK
import AlidadeLayout
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// Pages that are swiped aside, in a real window.
  ///
  /// No tool touches a screen, so the tests begin where the events have been read.
  @MainActor @Suite struct PanTests {
    private struct Pages: Component {
      func initialState() -> [Int] { [1] }

      func body(_ context: Context<[Int]>) -> some Component {
        NavigationStack(path: context.binding(\.self)) {
          Text("root")
        } page: { page in
          Text("page \(page)").frame(height: 20)
          Slider("amount", value: 0.5, onChange: { _ in }).frame(height: 30)
          Scroll(.horizontal) { Text("wide").frame(width: 900, height: 40) }
          List(0..<50, id: \.self, estimatedRowHeight: 40) { id in
            Text("row \(id)").frame(height: 40)
          }
          .grow().basis(0)
        }
      }
    }

    private func show() async -> (TestWindow, GTKHostingView, pages: GTKView?) {
      let (window, view) = await TestWindow.showing(Pages())
      return (window, view, pannedView(in: view.root))
    }

    private func pannedView(in view: GTKView) -> GTKView? {
      if view.inputs?.takesPans == true { return view }
      return view.subviews.lazy.compactMap { pannedView(in: $0) }.first
    }

    private func place(_ text: String, _ view: GTKHostingView) -> Double? {
      let found = view.root.texts.first {
        $0.textLayout?.content.plainText == text && gtk_widget_get_mapped($0.widget) != 0
      }
      guard let found else { return nil }
      var x = 0.0
      gtk_widget_translate_coordinates(found.widget, view.root.widget, 0, 0, &x, nil)
      return x
    }

    @Test func `a page follows a movement sideways over the one below it, and goes`() async throws {
      let (window, view, pages) = await show()
      let inputs = try #require(pages?.inputs)
      let start = try #require(place("page 1", view))
      var movement = try #require(inputs.panMovement(at: Point(x: 150, y: 200)))
      movement.move(to: Point(x: 4, y: 0), at: 0, inputs.followPan)
      #expect(movement.stage == .undecided, "the movement may still be a tap")
      movement.move(to: Point(x: 20, y: 5), at: 0.02, inputs.followPan)
      #expect(movement.stage == .followed)
      await MainLoop.run { place("root", view) != nil }
      movement.move(to: Point(x: 200, y: 60), at: 0.5, inputs.followPan)
      #expect(place("page 1", view) == start + 200)
      let event = try #require(movement.end(.ended, at: 1))
      _ = inputs.followPan(event)
      await MainLoop.run { place("page 1", view) == nil }
      #expect(place("root", view) == start && pages?.inputs?.takesPans != true)
      withExtendedLifetime(window) {}
    }

    @Test func `moving a page needs no layout of the window`() async throws {
      let (window, view, pages) = await show()
      let inputs = try #require(pages?.inputs)
      var movement = try #require(inputs.panMovement(at: Point(x: 150, y: 200)))
      movement.move(to: Point(x: 20, y: 0), at: 0, inputs.followPan)
      await MainLoop.run { place("root", view) != nil }
      let before = try #require(place("page 1", view))
      let layouts = try await window.layoutPhases(inSteps: 5) { step in
        let shift = 10 * Double(step)
        movement.move(to: Point(x: 20 + shift, y: 0), at: Double(step), inputs.followPan)
        #expect(place("page 1", view) == before + shift)
      }
      #expect(layouts == 0)
    }

    @Test func `a movement up or down isn't followed`() async throws {
      let (window, view, pages) = await show()
      let inputs = try #require(pages?.inputs)
      var movement = try #require(inputs.panMovement(at: Point(x: 150, y: 200)))
      movement.move(to: Point(x: 5, y: 20), at: 0, inputs.followPan)
      movement.move(to: Point(x: 200, y: 20), at: 0.1, inputs.followPan)
      #expect(movement.stage == .declined && movement.end(.ended, at: 1) == nil)
      #expect(place("root", view) == nil)
      withExtendedLifetime(window) {}
    }

    @Test func `what moves sideways itself keeps its movements`() async throws {
      let (window, _, pages) = await show()
      let inputs = try #require(pages?.inputs)
      #expect(inputs.panMovement(at: Point(x: 150, y: 35)) == nil, "a slider")
      #expect(inputs.panMovement(at: Point(x: 150, y: 70)) == nil, "it scrolls sideways")
      #expect(inputs.panMovement(at: Point(x: 150, y: 10)) != nil)
      withExtendedLifetime(window) {}
    }

    @Test func `a wheel and the pointer don't move a page`() async throws {
      let (window, view, pages) = await show()
      await InputTool.run("mousemove 150 200 click 6 click 6 click 7")
      await InputTool.drag(from: (50, 200), to: (280, 205))
      await InputTool.run("mouseup 1")
      #expect(place("page 1", view) != nil && place("root", view) == nil)
      withExtendedLifetime((window, pages)) {}
    }
  }
}
#endif
