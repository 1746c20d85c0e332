#if GTK
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// What assistive technologies learn of tables.
  @MainActor @Suite struct TableAccessibilityTests {
    private struct Files: Component {
      func initialState() -> Set<String> { [] }

      func body(_ context: Context<Set<String>>) -> some Component {
        Table(["one", "two"], id: \.self) {
          TableColumn("Name", width: .points(100)) { Text($0) }.sorted(by: \.self)
          TableColumn("Length", width: .points(100)) { Text("\($0.count)") }
        }
        .selection(context.binding(\.self))
      }
    }

    private func headers(_ view: GTKView) -> [GTKView] {
      view.subviews.flatMap { ($0.role == .columnHeader ? [$0] : []) + headers($0) }
    }

    @Test func `they find a table with its rows and the headers of its columns`() async throws {
      let (window, view) = await TestWindow.showing(Files())
      try await Keyboard.focus(window)
      await InputTool.click(20, 45)
      let elements = try await AccessibilityClient.elements()
      #expect(elements.contains { $0.role == "table" })
      let rows = elements.filter { $0.role == "table row" }
      #expect(rows.map(\.name) == ["Name: one, Length: 3", "Name: two, Length: 3"])
      #expect(rows.first?.states.contains("selected") == true)
      // GTK 4.8 tells the role of a header only to programs that ask GTK itself.
      let titles = headers(view.root)
      #expect(titles.count == 2)
      for title in titles {
        #expect(
          gtk_accessible_get_accessible_role(OpaquePointer(title.widget))
            == GTK_ACCESSIBLE_ROLE_COLUMN_HEADER)
      }
      withExtendedLifetime(window) {}
    }

    @Test(PrintsNoCriticals()) func `they learn in which direction a column is sorted`()
      async throws
    {
      let (window, view) = await TestWindow.showing(Files())
      // GTK creates what it tells only when it is asked.
      _ = try await AccessibilityClient.elements()
      let title = try #require(headers(view.root).first)
      for direction in [SortDirection.ascending, .descending] {
        await InputTool.click(20, 12)
        await MainLoop.run { title.accessibility?.requested.sort == direction }
        _ = try await AccessibilityClient.elements()
      }
      let isTold = gtk_test_accessible_has_property(
        title.accessibleWidget.accessible, GTK_ACCESSIBLE_PROPERTY_SORT)
      #expect(isTold != 0)
      withExtendedLifetime(window) {}
    }
  }
}
#endif
