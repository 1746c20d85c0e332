#if GTK
import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

extension GTKTests {
  /// Sticky headers of a list, and the pointer.
  @MainActor @Suite struct StickyHeaderTests {
    @MainActor private final class Told {
      var presses: [String] = []
      /// The headers and rows that have views.
      var shown: Set<String> = []
    }

    private struct Drawer: Identifiable, Sendable {
      let id: Int
      var items: [Int] { Array((id * 20)..<(id * 20 + 20)) }
    }

    private let told = Told()

    private func list(isHeaderPressable: Bool) -> some Component {
      let told = told
      return List(
        sections: (0..<10).map { Drawer(id: $0) }, elements: \.items, id: \.self,
        estimatedRowHeight: 40
      ) { row in
        Pressable(action: { told.presses.append("row \(row)") }) { Box(background: .red) }
          .frame(height: 40)
          .onAppear { told.shown.insert("row \(row)") }
          .onDisappear { told.shown.remove("row \(row)") }
      } header: { drawer in
        if isHeaderPressable {
          Pressable(action: { told.presses.append("header \(drawer.id)") }) {
            Box(background: .blue)
          }
          .frame(height: 30)
          .onAppear { told.shown.insert("header \(drawer.id)") }
          .onDisappear { told.shown.remove("header \(drawer.id)") }
        } else {
          Text("header").frame(height: 30)
        }
      }.grow()
    }

    @Test func `a click on a sticky header presses the header, and one below it a row`() async {
      let (window, view) = await TestWindow.showing(list(isHeaderPressable: true))
      let scroll = view.root.scrollViews[0]
      // A section is 30 + 20 × 40 = 830 points high.
      for (offset, header) in [(0.0, 0), (100, 0), (400, 0), (845, 1), (1_000, 1), (60, 0)] {
        scroll.scrollOffset = offset
        let row = Int((offset + 35 - 30 * Double(header + 1)) / 40)
        // A busy machine may show a row some frames later, and a press on what was there before is
        // no press on the row.
        await MainLoop.run {
          told.shown.isSuperset(of: ["header \(header)", "row \(row)"])
        }
        await window.frame()
        told.presses = []
        await InputTool.click(50, 15)
        #expect(told.presses == ["header \(header)"], "scrolled by \(offset)")
        told.presses = []
        await InputTool.click(50, 35)
        #expect(told.presses == ["row \(row)"], "scrolled by \(offset)")
      }
      withExtendedLifetime(window) {}
    }

    @Test func `Tab leads to rows that no header covers`() async throws {
      let (window, view) = await TestWindow.showing(list(isHeaderPressable: false))
      try await Keyboard.focus(window)
      let scroll = view.root.scrollViews[0]
      scroll.scrollOffset = 1_000
      await window.frame()
      await InputTool.click(150, 200)
      for step in 1...30 {
        try await Keyboard.press("shift+Tab")
        await window.frame()
        let focused = try #require(scroll.subviews.first { scroll.hasFocus(in: $0) })
        let top = focused.frame.minY + scroll.contentOrigin.y
        #expect(top >= 30 || focused.frame.size.height == 30, "after \(step) steps")
        #expect(top + 40 <= 240)
      }
      withExtendedLifetime(window) {}
    }

    @Test func `a click on a header that is only a text doesn't press the row behind it`() async {
      let (window, view) = await TestWindow.showing(list(isHeaderPressable: false))
      let scroll = view.root.scrollViews[0]
      scroll.scrollOffset = 100
      await window.frame()
      await InputTool.click(150, 15)
      #expect(told.presses.isEmpty)
      await InputTool.click(150, 35)
      #expect(told.presses == ["row 2"])
      withExtendedLifetime(window) {}
    }
  }
}
#endif
