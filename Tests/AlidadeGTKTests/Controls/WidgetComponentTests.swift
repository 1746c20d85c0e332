#if GTK
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeLists
import AlidadeRender
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct WidgetComponentTests {
    private func open(
      width: Double = 300, @ComponentBuilder _ content: () -> ComponentList
    ) async -> GTKWindow {
      let window = GTKWindow(title: "Test", size: Size(width: width, height: 200), content: content)
      window.present()
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      await MainLoop.settle()
      return window
    }

    private func views(_ window: GTKWindow) -> [GTKWidgetView] {
      window.hostingView.root.subviews.compactMap { $0 as? GTKWidgetView }
    }

    @Test func `a widget has the size it asks for in the first frame`() async throws {
      let window = GTKWindow(title: "Test", size: Size(width: 300, height: 200)) {
        Row(alignment: .start) {
          GTKWidget("GtkButton", .property("label", "Some button"))
          Text("after")
        }
      }
      window.hostingView.host.size = Size(width: 300, height: 200)
      let view = try #require(views(window).first)
      let requested = view.sizeThatFits(width: .infinity)
      #expect(view.frame.size == requested && requested.width > 40)
      #expect(window.hostingView.root.subviews.last?.frame.minX == requested.width)
      window.close()
    }

    @Test func `the next like it is laid out right at once`() throws {
      func host() -> GTKHostingView {
        GTKHostingView {
          Row(alignment: .start) { GTKWidget("GtkButton", .property("label", "Known button")) }
        }
      }
      let first = host()
      first.host.size = Size(width: 300, height: 200)
      #expect(first.host.counters.updates == 2)
      let next = host()
      next.host.size = Size(width: 300, height: 200)
      #expect(next.host.counters.updates == 1)
      #expect((next.root.subviews.first?.frame.size.width ?? 0) > 40)
    }

    @Test func `a widget that needs more room gets it`() async throws {
      let window = await open {
        Row(alignment: .start) { GTKWidget("GtkLabel", .property("label", "short")) }
      }
      let view = try #require(views(window).first)
      let before = view.frame.size
      gtk_label_set_text(view.content.opaque, "a text that is a good deal longer")
      await MainLoop.run { view.frame.size.width > before.width + 20 }
      #expect(view.frame.size == view.sizeThatFits(width: .infinity))
      window.close()
    }

    @Test func `text that wraps gets the height that it needs in its width`() async throws {
      let words = "several words that need a good deal of room to stand side by side in a line"
      let window = await open(width: 120) {
        Column {
          GTKWidget("GtkLabel", .property("label", words), .property("wrap", true))
          Text("below")
        }
      }
      let view = try #require(views(window).first)
      #expect(view.frame.size.width == 120)
      #expect(view.frame.size.height == view.heightRequest(width: 120))
      #expect(view.frame.size.height > 40)
      #expect(window.hostingView.root.subviews.last?.frame.minY == view.frame.maxY)
      window.close()
    }

    @Test func `rows of a list are as high as the widgets in them`() async throws {
      let window = await open {
        List(Array(0..<40), id: \.self) { row in
          Row(alignment: .start) {
            GTKWidget("GtkButton", .property("label", row % 2 == 0 ? "one" : "two\nlines"))
          }
        }
      }
      let list = try #require(window.hostingView.root.subviews.first as? GTKScrollView)
      await MainLoop.settle()
      list.scrollOffset = 300
      await MainLoop.settle()
      var pending: [GTKView] = [list]
      var widgets: [GTKWidgetView] = []
      while let view = pending.popLast() {
        if let widget = view as? GTKWidgetView { widgets.append(widget) }
        pending += view.subviews.filter { !$0.isHidden }
      }
      #expect(widgets.count > 2)
      for widget in widgets {
        #expect(widget.frame.size == widget.sizeThatFits(width: .infinity))
      }
      window.close()
    }

    /// A widget of which nobody says how large it is.
    private struct Bare: ViewComponent {
      var size = ComponentSize()

      func view() -> ViewConfiguration? { ViewConfiguration(.widget("GtkLevelBar")) }
    }

    @Test func `a widget without a size is reported, one that is measured or has a size is not`()
      async throws
    {
      let reports = await DiagnosticsRecorder.reportsOfAllThreads {
        let sized = await open {
          Column(alignment: .start) {
            GTKWidget("GtkLevelBar")
            Bare(size: ComponentSize(width: 50, height: 20))
          }
        }
        sized.close()
      }
      #expect(!reports.map(\.summary).contains { $0.hasSuffix("without a size.") })
      let later = await DiagnosticsRecorder.reportsOfAllThreads {
        let bare = await open {
          Column {
            Bare()
            Bare()
          }
        }
        bare.close()
      }
      let found = later.filter { $0.summary == "A GtkLevelBar is shown without a size." }
      #expect(found.count == 1)
      #expect(found.first?.remedy.contains("GTKWidget, which measures") == true)
    }

    /// An object that the closures of a window's widgets retain.
    private final class Document: Sendable {}

    /// Returns the size of a widget that requests only a width.
    private func extents(_ width: Double) -> WidgetExtents {
      WidgetExtents(minimumWidth: width, naturalWidth: width, heights: [:])
    }

    @Test func `the sizes of widgets keep nothing alive that their closures retain`() {
      weak var document: Document?
      do {
        let made = Document()
        document = made
        let clicked: ViewAttribute<GTKWidgetView> = .signal("clicked") {
          withExtendedLifetime(made) {}
        }
        WidgetSizes.set(
          extents(10), of: "a kept button",
          ViewConfiguration(
            .widget("GtkButton"), attributes: [.property("label", "Save"), clicked]))
        let viewClass = ViewClass("a made button") {
          withExtendedLifetime(made) { GTKWidgetView(content: gtk_button_new()) }
        }
        WidgetSizes.set(extents(20), of: "a made button", ViewConfiguration(viewClass))
      }
      #expect(document == nil)
    }

    @Test func `the size of a widget is known whatever its closures do`() {
      func configuration(_ label: String, _ number: Int) -> ViewConfiguration {
        let clicked: ViewAttribute<GTKWidgetView> = .signal("clicked") { _ = number }
        return ViewConfiguration(
          .widget("GtkButton"), attributes: [.property("label", label), clicked])
      }
      WidgetSizes.set(extents(10), of: "a known button", configuration("Save", 1))
      WidgetSizes.set(extents(20), of: "a known button", configuration("Close", 2))
      #expect(
        WidgetSizes.extents(of: "a known button", configuration("Save", 3)) == extents(10))
    }

    @Test func `a widget that a function makes`() async throws {
      let window = await open {
        Row(alignment: .start) { GTKWidget("my calendar") { gtk_calendar_new() } }
      }
      let view = try #require(views(window).first)
      #expect(view.frame.size == view.sizeThatFits(width: .infinity))
      #expect(view.frame.size.height > 100)
      window.close()
    }
  }
}
#endif
