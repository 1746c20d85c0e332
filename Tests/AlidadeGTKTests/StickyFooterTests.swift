#if GTK
import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

extension GTKTests {
  /// Sticky footers of a list, the pointer, and Tab.
  @MainActor @Suite struct StickyFooterTests {
    @MainActor private final class Told {
      var presses: [String] = []
      /// The footers and rows that have views.
      var shown: Set<String> = []
    }

    private struct Drawer: Identifiable, Sendable {
      let id: Int
      var items: [Int] { Array((id * 20)..<(id * 20 + 20)) }
    }

    private let told = Told()

    /// A list of 240 points, whose headers and footers are 30 points high.
    private func list() -> some Component {
      let told = told
      return List(
        sections: (0..<10).map { Drawer(id: $0) }, elements: \.items, id: \.self,
        estimatedRowHeight: 40
      ) { row in
        Pressable(action: { told.presses.append("row \(row)") }) { Box(background: .red) }
          .frame(height: 40)
          .onAppear { told.shown.insert("row \(row)") }
          .onDisappear { told.shown.remove("row \(row)") }
      } header: { _ in
        Text("header").frame(height: 30)
      } footer: { drawer in
        Pressable(action: { told.presses.append("footer \(drawer.id)") }) { Box(background: .blue) }
          .frame(height: 30)
          .onAppear { told.shown.insert("footer \(drawer.id)") }
          .onDisappear { told.shown.remove("footer \(drawer.id)") }
      }
      .stickyFooters()
      .grow()
    }

    @Test func `a click on a sticky footer presses the footer, and one above it a row`() async {
      let (window, view) = await TestWindow.showing(list())
      let scroll = view.root.scrollViews[0]
      // A section is 30 + 20 × 40 + 30 = 860 points high.
      for (offset, footer) in [(0.0, 0), (100, 0), (600, 0), (760, 1), (1_000, 1), (60, 0)] {
        scroll.scrollOffset = offset
        let row = Int((offset + 205 - 30 - 60 * Double(footer)) / 40)
        // A busy machine may show a row some frames later.
        await MainLoop.run {
          told.shown.isSuperset(of: ["footer \(footer)", "row \(row)"])
        }
        await window.frame()
        told.presses = []
        await InputTool.click(50, 225)
        #expect(told.presses == ["footer \(footer)"], "scrolled by \(offset)")
        told.presses = []
        await InputTool.click(50, 205)
        #expect(told.presses == ["row \(row)"], "scrolled by \(offset)")
      }
      withExtendedLifetime(window) {}
    }

    @Test func `Tab leads to rows that no footer covers`() async throws {
      let (window, view) = await TestWindow.showing(list())
      try await Keyboard.focus(window)
      let scroll = view.root.scrollViews[0]
      await MainLoop.run { told.shown.contains("row 3") }
      await InputTool.click(150, 100)
      for step in 1...18 {
        try await Keyboard.press("Tab")
        await window.frame()
        let focused = try #require(scroll.subviews.first { scroll.hasFocus(in: $0) })
        let bottom = focused.frame.maxY + scroll.contentOrigin.y
        #expect(bottom <= (focused.frame.size.height == 30 ? 240 : 210), "after \(step) steps")
      }
      withExtendedLifetime(window) {}
    }
  }
}
#endif
