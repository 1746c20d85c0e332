#if GTK
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// What assistive technologies learn of trees.
  @MainActor @Suite struct TreeAccessibilityTests {
    private struct Part: Identifiable, Sendable {
      let id: String
      var parts: [Part]?

      static let all = [
        Part(id: "one", parts: [Part(id: "one a", parts: []), Part(id: "one b")]),
        Part(id: "two"),
      ]
    }

    private struct Book: Component {
      let isSelectable: Bool

      struct State {
        var expanded: Set<String> = ["one"]
        var selected: Set<String> = []
      }
      func initialState() -> State { State() }

      func body(_ context: Context<State>) -> some Component {
        let tree = List(
          tree: Part.all, children: \.parts, expanded: context.binding(\.expanded),
          estimatedRowHeight: 40
        ) { Text($0.id).frame(height: 40) }
        return isSelectable ? tree.selection(context.binding(\.selected)) : tree
      }
    }

    private func rows(_ view: GTKHostingView) -> [GTKRowView] {
      view.root.scrollViews.flatMap { $0.subviews.compactMap { $0 as? GTKRowView } }
        .filter { !$0.isHidden }
        .sorted { ($0.status?.position ?? 0) < ($1.status?.position ?? 0) }
    }

    @Test func `they find a tree with its items, and which are expanded`() async throws {
      let (window, _) = await TestWindow.showing(Book(isSelectable: true))
      try await Keyboard.focus(window)
      func items() async throws -> [String: AccessibilityClient.Element] {
        let elements = try await AccessibilityClient.elements()
        #expect(elements.contains { $0.role == "tree" })
        let items = elements.filter { $0.role == "tree item" }
        return Dictionary(items.map { ($0.name, $0) }) { first, _ in first }
      }
      let before = try await items()
      #expect(before.keys.sorted() == ["one", "one a", "one b", "two"])
      #expect(before["one"]?.states.isSuperset(of: ["expandable", "expanded"]) == true)
      #expect(before["one a"]?.states.contains("expandable") == true)
      #expect(before["one a"]?.states.contains("expanded") == false)
      #expect(before["two"]?.states.contains("expandable") == false)
      await InputTool.click(150, 20)
      try await Keyboard.press("Left")
      await window.frame()
      let after = try await items()
      #expect(after["one"]?.states.isSuperset(of: ["expandable", "selected"]) == true)
      #expect(after["one"]?.states.contains("expanded") == false)
      #expect(after["two"]?.states.contains("expandable") == false)
      #expect(after.count == 2)
    }

    private struct Contents: Component {
      struct State { var expanded: Set<String> = ["one"] }
      func initialState() -> State { State() }

      func body(_ context: Context<State>) -> some Component {
        Table(tree: Part.all, children: \.parts, expanded: context.binding(\.expanded)) {
          TableColumn("Part") { Text($0.id) }
          TableColumn("Length") { Text("\($0.id.count)") }
        }
      }
    }

    @Test func `they find a tree in a table, with rows that are expanded`() async throws {
      let (window, view) = await TestWindow.showing(Contents())
      await MainLoop.settle()
      let elements = try await AccessibilityClient.elements()
      #expect(elements.contains { $0.role == "tree table" })
      let rows = rows(view)
      #expect(rows.map { $0.status?.outline?.depth } == [0, 1, 1, 0])
      #expect(
        rows.map {
          gtk_test_accessible_has_state(OpaquePointer($0.widget), GTK_ACCESSIBLE_STATE_EXPANDED)
            != 0
        } == [true, true, false, false])
      withExtendedLifetime(window) {}
    }

    // GTK 4.8 tells positions only to programs that ask GTK itself.
    @Test func `they learn the position of each node among its siblings`() async throws {
      let (window, view) = await TestWindow.showing(Book(isSelectable: true))
      await MainLoop.settle()
      let rows = rows(view)
      #expect(rows.map { $0.knownPlace?.position } == [0, 0, 1, 1])
      #expect(rows.map { $0.knownPlace?.count } == [2, 2, 2, 2])
      for row in rows {
        for relation in [GTK_ACCESSIBLE_RELATION_POS_IN_SET, GTK_ACCESSIBLE_RELATION_SET_SIZE] {
          #expect(gtk_test_accessible_has_relation(OpaquePointer(row.widget), relation) != 0)
        }
      }
      withExtendedLifetime(window) {}
    }

    // GTK 4.8 tells levels only to programs that ask GTK itself.
    @Test(arguments: [true, false])
    func `they learn the level of each node`(isSelectable: Bool) async throws {
      let (window, view) = await TestWindow.showing(Book(isSelectable: isSelectable))
      await MainLoop.settle()
      let rows = rows(view)
      #expect(rows.map { $0.status?.outline?.depth } == [0, 1, 1, 0])
      for row in rows {
        #expect(
          gtk_test_accessible_has_property(
            OpaquePointer(row.widget), GTK_ACCESSIBLE_PROPERTY_LEVEL) != 0)
      }
      #expect(
        rows.map {
          gtk_test_accessible_has_state(OpaquePointer($0.widget), GTK_ACCESSIBLE_STATE_EXPANDED)
            != 0
        } == [true, true, false, false])
      withExtendedLifetime(window) {}
    }
  }
}
#endif
