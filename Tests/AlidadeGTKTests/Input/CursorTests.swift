#if GTK
import AlidadeNative
import AlidadeGTK
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct CursorTests {
    private func name(_ view: GTKView) -> String? {
      gtk_widget_get_cursor(view.widget).flatMap { gdk_cursor_get_name($0) }
        .map { String(cString: $0) }
    }

    @Test func `every cursor has a name that GDK knows, and is taken back`() async {
      let window = await TestWindow()
      let view = window.add(GTKView(), Rect(x: 0, y: 0, width: 100, height: 100))
      await InputTool.run("mousemove 50 50")
      for cursor in Cursor.allCases {
        view.apply(.cursor(cursor))
        #expect(name(view) == cursor.rawValue)
        await window.frame()
      }
      view.apply(.cursor(nil))
      #expect(name(view) == nil)
    }

    @Test func `a recycled view has no cursor of its previous component`() async {
      let (window, view) = await TestWindow.showing(
        List(Array(0..<100), id: \.self, estimatedRowHeight: 40) { row in
          if row.isMultiple(of: 2) {
            Box(background: .red).frame(height: 40).cursor(.grab)
          } else {
            Box(background: .red).frame(height: 40).onTap {}
          }
        }.grow())
      let scroll = view.root.scrollViews[0]
      for offset in [0.0, 40, 1000, 1040, 2] {
        scroll.scrollOffset = offset
        await window.frame()
        let names = scroll.subviews.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
          .map { row in row.subviews.filter { !$0.isHidden }.compactMap(name) }
        let first = Int(offset / 40)
        for (place, shown) in names.enumerated() {
          #expect(shown == ((first + place).isMultiple(of: 2) ? ["grab"] : []))
        }
      }
    }
  }
}
#endif
