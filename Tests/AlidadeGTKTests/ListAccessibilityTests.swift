#if GTK
import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// What assistive technologies learn of the rows of a list.
  @MainActor @Suite struct ListAccessibilityTests {
    private struct Rows: Component {
      let isSelectable: Bool
      let first: Int
      var isExpanded = false
      func initialState() -> Set<Int> { [] }

      func body(_ context: Context<Set<Int>>) -> some Component {
        let isExpanded = isExpanded
        let list = List(Array(first..<100), id: \.self, estimatedRowHeight: 40) { number in
          Row {
            Text("row \(number)")
            if number == 2 {
              Pressable(
                style: .init(
                  accessibility: Accessibility(label: "details", isExpanded: isExpanded)),
                action: {}
              ) { Text("…") }
            }
          }
          .frame(height: 40)
        }
        return isSelectable ? list.selection(context.binding(\.self)) : list
      }
    }

    private func rowViews(_ view: GTKHostingView) -> [GTKRowView] {
      view.root.scrollViews.flatMap { $0.subviews.compactMap { $0 as? GTKRowView } }
    }

    @Test func `they find a list with its items, and which are selected and expanded`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Rows(isSelectable: true, first: 0))
      try await Keyboard.focus(window)
      await InputTool.click(40, 60)
      await MainLoop.settle()
      func items() async throws -> [AccessibilityClient.Element] {
        try await AccessibilityClient.elements().filter { $0.role == "list item" }
      }
      let elements = try await AccessibilityClient.elements()
      #expect(elements.contains { $0.role == "list" })
      let rows = try await items()
      #expect(rows.first { $0.name == "row 1" }?.states.contains("selected") == true)
      #expect(rows.first { $0.name == "row 3" }?.states.contains("selectable") == true)
      #expect(rows.first { $0.name == "row 3" }?.states.contains("selected") == false)
      #expect(rows.first { $0.name == "row 3" }?.states.contains("expandable") == false)
      #expect(rows.first { $0.name == "row 2 details" }?.states.contains("expandable") == true)
      #expect(rows.first { $0.name == "row 2 details" }?.states.contains("expanded") == false)
      view.setContent { Rows(isSelectable: true, first: 0, isExpanded: true) }
      await window.frame()
      await MainLoop.settle()
      let expanded = try await items().first { $0.name == "row 2 details" }
      #expect(expanded?.states.contains("expanded") == true)
      withExtendedLifetime(window) {}
    }

    // GTK 4.8 tells positions only to programs that ask GTK itself.
    @Test(arguments: [true, false])
    func `they learn the position of each row and the number of rows`(
      isSelectable: Bool
    )
      async throws
    {
      let (window, view) = await TestWindow.showing(Rows(isSelectable: isSelectable, first: 10))
      await MainLoop.settle()
      let rows = rowViews(view)
      #expect(rows.count >= 6)
      for row in rows {
        let accessible = OpaquePointer(row.widget)
        for relation in [GTK_ACCESSIBLE_RELATION_POS_IN_SET, GTK_ACCESSIBLE_RELATION_SET_SIZE] {
          #expect(gtk_test_accessible_has_relation(accessible, relation) != 0)
        }
      }
      #expect(rows.compactMap { $0.status?.position }.sorted().prefix(6) == [0, 1, 2, 3, 4, 5])
      #expect(rows.allSatisfy { $0.status?.count == 90 })
      view.root.scrollViews.first?.scrollOffset = 1_000
      await window.frame()
      view.setContent { Rows(isSelectable: isSelectable, first: 0) }
      await window.frame()
      var moved: [GTKRowView] { rowViews(view).filter { !$0.isHidden } }
      await MainLoop.run { moved.compactMap { $0.status?.position }.min() == 35 }
      #expect(moved.allSatisfy { $0.status?.count == 100 })
      let container = try #require(gtk_widget_get_parent(moved[0].widget))
      let isMulti = gtk_test_accessible_has_property(
        OpaquePointer(container), GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE)
      #expect((isMulti != 0) == isSelectable)
      withExtendedLifetime(window) {}
    }
  }
}
#endif
