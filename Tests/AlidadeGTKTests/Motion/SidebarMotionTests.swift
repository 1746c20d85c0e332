#if GTK
import AlidadeLayout
import AlidadeNative
import AlidadeRender
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// The sidebar of a split view that is hidden in a real window.
  @MainActor @Suite struct SidebarMotionTests {
    private struct Page: Component, AlwaysRebuilt {
      let store: Store<Bool>

      func body(_ context: Context<NoState>) -> some Component {
        SplitView(ideal: 100, minimum: 50, isSidebarShown: context.read(store, \.self)) {
          Box(background: .red) { Button("In the sidebar") {} }
        } content: {
          Box(background: .blue) { List(Array(0..<100), id: \.self) { Text("row \($0)") } }
        }
      }
    }

    /// The view of a background, with those around it.
    private func chain(to color: Color, in view: GTKHostingView) -> [GTKView] {
      var pending = view.root.subviews
      while let next = pending.popLast() {
        if next.decoration?.background == color, !next.isHidden {
          return Array(sequence(first: next) { $0.enclosingView })
        }
        pending += next.subviews
      }
      return []
    }

    @Test func `it slides with the content, and what goes isn't pressed or read out`() async throws
    {
      let store = Store(true)
      let (window, view) = await TestWindow.showing(Page(store: store))
      try #require(view.host.mounter.host.showsAnimations, "GTK's animations are off.")
      store.update { $0 = false }
      await MainLoop.run { chain(to: .red, in: view).contains(where: \.isInert) }
      let inert = chain(to: .red, in: view).first { $0.isInert }
      let leaving = try #require(inert)
      #expect(leaving.accessibility?.isHidden == true)
      #expect(gtk_widget_get_can_target(leaving.widget) == 0)
      let content = try #require(chain(to: .blue, in: view).first)
      let built = view.host.counters
      var places: [Double] = []
      for _ in 0..<1_000 where leaving.isInert {
        #expect(view.host.counters == built)
        places.append(content.frame.minX)
        await window.frame()
      }
      #expect(!leaving.isInert)
      #expect(places.count > 1 && places == places.sorted(by: >))
      #expect(chain(to: .red, in: view).contains { $0.isHidden })
      let width = Double(gtk_widget_get_width(view.root.widget))
      #expect(content.frame.minX == 0 && content.frame.size.width == width)
    }
  }
}
#endif
