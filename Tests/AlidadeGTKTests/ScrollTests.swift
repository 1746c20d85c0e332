#if GTK
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  /// Notes what a scroll view tells.
  @MainActor final class ScrollRecorder: ScrollViewDelegate {
    var offsets: [Double] = []
    var commands: [ScrollCommand] = []
    var usesCommands = true

    func scrollViewDidChangeViewport(_ scrollView: any ScrollView) {
      offsets.append(scrollView.scrollOffset)
    }

    func scrollView(_ scrollView: any ScrollView, perform command: ScrollCommand) -> Bool {
      commands.append(command)
      return usesCommands
    }
  }

  @MainActor @Suite struct ScrollTests {
    private func make() async -> (TestWindow, GTKScrollView, ScrollRecorder) {
      let window = await TestWindow()
      let view = window.add(GTKScrollView(), Rect(x: 0, y: 0, width: 200, height: 100))
      let recorder = ScrollRecorder()
      view.scrollDelegate = recorder
      view.contentHeight = 1000
      recorder.offsets = []
      return (window, view, recorder)
    }

    @Test func `the viewport is the frame, at once`() async {
      let (window, view, recorder) = await make()
      #expect(view.viewportSize == Size(width: 200, height: 100))
      window.host.setFrame(Rect(x: 0, y: 0, width: 150, height: 80), of: view)
      #expect(view.viewportSize == Size(width: 150, height: 80))
      #expect(recorder.offsets == [0])
    }

    @Test func `an offset is brought into range and told at once`() async {
      let (_, view, recorder) = await make()
      view.scrollOffset = 250
      #expect(view.scrollOffset == 250 && recorder.offsets == [250])
      view.scrollOffset = 5000
      #expect(view.scrollOffset == 900)
      view.scrollOffset = -5
      #expect(view.scrollOffset == 0)
      view.scrollOffset = .nan
      view.scrollOffset = 0
      #expect(recorder.offsets == [250, 900, 0])
    }

    @Test func `content that shrinks takes the offset with it`() async {
      let (_, view, recorder) = await make()
      view.scrollOffset = 900
      view.contentHeight = 300
      #expect(view.scrollOffset == 200 && recorder.offsets == [900, 200])
      view.contentHeight = 20
      #expect(view.scrollOffset == 0)
      view.contentHeight = .nan
      #expect(view.contentHeight == 0)
    }

    @Test func `all rows move when the origin of their coordinates does, without a frame of any`()
      async
    {
      let (window, view, _) = await make()
      let row = GTKPressableView(role: .listItem)
      window.host.insert(row, into: view, above: nil)
      window.host.setFrame(Rect(x: 0, y: 16_030, width: 200, height: 40), of: row)
      #expect(gtk_widget_pick(window.root.widget, 50, 50, GTK_PICK_DEFAULT) != row.widget)
      view.contentOrigin = Point(x: 0, y: -16_000)
      #expect(gtk_widget_pick(window.root.widget, 50, 50, GTK_PICK_DEFAULT) == row.widget)
      #expect(row.frame.minY == 16_030)
      await window.frame()
      var bounds = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(row.widget, view.widget, &bounds) != 0)
      #expect(bounds.origin.y == 30)
      window.host.setFrame(Rect(x: 0, y: 0, width: 200, height: 90), of: view)
      await window.frame()
      #expect(view.contentOrigin == Point(x: 0, y: -16_000), "another size keeps it")
    }

    @Test func `rows are placed in coordinates of the viewport at first`() async {
      let (window, view, _) = await make()
      let row = GTKPressableView(role: .listItem)
      window.host.insert(row, into: view, above: nil)
      window.host.setFrame(Rect(x: 0, y: 30, width: 200, height: 40), of: row)
      #expect(gtk_widget_pick(window.root.widget, 50, 50, GTK_PICK_DEFAULT) == row.widget)
      await window.frame()
      var bounds = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(row.widget, view.widget, &bounds) != 0)
      #expect(bounds.origin.y == 30)
      #expect(view.subviews.count == 1)
    }

    @Test func `scrolling needs no layout of the window`() async throws {
      let (window, view, _) = await make()
      let row = GTKView()
      window.host.insert(row, into: view, above: nil)
      window.host.setFrame(Rect(x: 0, y: 30, width: 200, height: 40), of: row)
      let layouts = try await window.layoutPhases(inSteps: 5) { step in
        view.scrollOffset = Double(step * 10)
        window.host.setFrame(
          Rect(x: 0, y: 30 - Double(step * 10), width: 200, height: 40), of: row)
      }
      #expect(layouts == 0)
    }

    @Test func `keys go to the delegate and scroll when it has no use for them`() async {
      let (_, view, recorder) = await make()
      #expect(view.perform(.next) && view.scrollOffset == 0)
      recorder.usesCommands = false
      #expect(view.perform(.next) && view.scrollOffset == 40)
      #expect(view.perform(.pageForward) && view.scrollOffset == 130)
      #expect(view.perform(.end) && view.scrollOffset == 900)
      #expect(!view.perform(.end))
      #expect(view.perform(.pageBackward) && view.scrollOffset == 810)
      #expect(view.perform(.previous) && view.scrollOffset == 770)
      #expect(view.perform(.start) && view.scrollOffset == 0)
      #expect(recorder.commands.first == .next && recorder.commands.count == 8)
    }

    @Test func `the focus moves to a row and is found there`() async {
      let (window, view, _) = await make()
      let row = GTKView(role: .listItem)
      let button = GTKPressableView()
      window.host.insert(row, into: view, above: nil)
      window.host.insert(button, into: row, above: nil)
      window.host.setFrame(Rect(x: 0, y: 80, width: 200, height: 40), of: row)
      window.host.setFrame(Rect(x: 0, y: 0, width: 200, height: 40), of: button)
      #expect(!view.hasFocus(in: row))
      #expect(view.moveFocus(to: row))
      #expect(view.hasFocus(in: row) && button.containsFocus)
      #expect(view.scrollOffset == 20, "what has the focus is scrolled into sight")
      #expect(view.moveFocus(to: row), "and stays where it is")
      window.host.setHidden(true, row)
      #expect(!view.hasFocus(in: row) && view.containsFocus)
    }

    @Test func `what is clicked stays under the pointer when it takes the focus`() async {
      let (window, view, _) = await make()
      let row = GTKView(role: .listItem)
      let button = GTKWidgetView(content: gtk_button_new_with_label("press"))
      window.host.insert(row, into: view, above: nil)
      window.host.setFrame(Rect(x: 0, y: -50, width: 200, height: 200), of: row)
      window.host.insert(button, into: row, above: nil)
      window.host.setFrame(Rect(x: 20, y: 80, width: 100, height: 40), of: button)
      view.scrollOffset = 50
      var clicks = 0
      let connection = SignalConnection("clicked", of: button.content.object) { _ in
        clicks += 1
        return .none
      }
      await window.frame()
      await InputTool.click(60, 50)
      await MainLoop.run { clicks == 1 }
      #expect(clicks == 1)
      #expect(button.containsFocus)
      #expect(view.scrollOffset == 50)
      await InputTool.press("Tab")
      #expect(view.press == nil)
      connection?.disconnect()
    }

    @Test func `a list without rows cannot move the focus into one`() async {
      let (window, view, _) = await make()
      let row = GTKView(role: .listItem)
      window.host.insert(row, into: view, above: nil)
      #expect(!view.moveFocus(to: row))
    }

    @Test func `a scroll view that goes lets go of its rows and its delegate`() async {
      weak var view: GTKScrollView?
      weak var row: GTKView?
      weak var recorder: ScrollRecorder?
      do {
        let made = GTKScrollView()
        let inside = GTKView()
        let delegate = ScrollRecorder()
        made.insert(inside, above: nil)
        made.scrollDelegate = delegate
        (view, row, recorder) = (made, inside, delegate)
      }
      #expect(view == nil && row == nil && recorder == nil)
    }
  }
}
#endif
