#if GTK
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Uses components in texts with a real pointer and keyboard.
  @MainActor @Suite struct TextInlineTests {
    private struct Sentence: Component {
      let log: EventLog

      var body: some Component {
        let log = log
        let text = Text {
          "Ask "
          Text(inline: Box(background: .red).frame(width: 30, height: 40))
          " or "
          Text(inline: Button("somebody") { log.record("pressed") })
          "."
        }
        text.family(.monospaced).size(16).textSelection().padding(20)
      }
    }

    private let log = EventLog()

    @Test func `a component is painted in its line`() async throws {
      let (window, view) = await TestWindow.showing(Sentence(log: log), width: 500)
      await window.frame()
      let text = try #require(view.root.texts.first)
      let layout = try #require(text.textLayout)
      let pixels = try Pixels(of: view.root)
      let line = try #require(layout.lines(width: text.frame.size.width).first)
      #expect(line.bounds.size.height >= 40)
      let before = try #require(
        layout.shownRectangles(of: 0..<4, width: text.frame.size.width).first)
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(text.widget, view.root.widget, &bounds)
      let start = Double(bounds.origin.x) + before.maxX
      let middle = Int(Double(bounds.origin.y) + line.bounds.minY + line.bounds.size.height / 2)
      #expect(pixels[Int(start) + 3, middle] == pixels[Int(start) + 26, middle])
      #expect(pixels[Int(start) + 3, middle] != pixels[Int(start) - 3, middle])
      #expect(pixels[Int(start) + 3, middle] != pixels[Int(start) + 33, middle])
    }

    @Test func `a button in a line is pressed by the pointer and the keyboard`() async throws {
      let (window, view) = await TestWindow.showing(Sentence(log: log), width: 500)
      let text = try #require(view.root.texts.first)
      let button = try #require(text.subviews.last { $0 is GTKPressableView })
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(button.widget, window.widget, &bounds)
      await InputTool.click(
        Int(bounds.origin.x + bounds.size.width / 2),
        Int(bounds.origin.y + bounds.size.height / 2))
      #expect(log.take() == ["pressed"])
      try await Keyboard.focus(window)
      gtk_widget_grab_focus(button.widget)
      try await Keyboard.press("Return")
      #expect(log.take() == ["pressed"])
    }

    @Test func `a button is named after the components in its text, each once`() async throws {
      let (window, _) = await TestWindow.showing(
        Column {
          Pressable(action: {}) {
            Text {
              "Open "
              Text(inline: Text("one"))
            }
          }
          Pressable(action: {}) {
            Text {
              "Close "
              Text(inline: Text("2"), copiedAs: "two")
            }
          }
          Pressable(action: {}) { Text(inline: Text("three")) }
        })
      try await Keyboard.focus(window)
      let names = try await AccessibilityClient.elements().map { element in
        element.name.split(separator: " ").joined(separator: " ")
      }
      for name in ["Open one", "Close two", "three"] { #expect(names.contains(name), "\(names)") }
    }

    @Test func `assistive technologies find a button in a text`() async throws {
      let (window, _) = await TestWindow.showing(Sentence(log: log), width: 500)
      try await Keyboard.focus(window)
      let found = try await AccessibilityClient.elements()
      #expect(found.contains { $0.name == "somebody" && $0.states.contains("focusable") })
    }
  }
}
#endif
