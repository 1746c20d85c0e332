#if GTK
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import Testing

extension GTKTests {
  @MainActor @Suite struct TableMenuTests {
    private struct Mails: Component {
      let log: EventLog

      func initialState() -> Set<Int> { [1, 2] }

      func body(_ context: Context<Set<Int>>) -> some Component {
        Table(0..<3, id: \.self) {
          TableColumn("Subject") { Text("mail \($0)").frame(height: 40) }.hideable(false)
        }
        .selection(context.binding(\.self))
        .contextMenu(forSelectionType: Int.self) { ids in
          if !ids.isEmpty { MenuItem("Delete") { log.record("delete \(ids.sorted())") } }
        }
      }
    }

    private let log = EventLog()

    private func menu(in view: GTKView) -> GTKContextMenuView? {
      for view in view.subviews {
        if let menu = view as? GTKContextMenuView ?? menu(in: view) { return menu }
      }
      return nil
    }

    @Test func `the pointer and the menu key open the menu of the selected rows`() async throws {
      let (window, view) = await TestWindow.showing(Mails(log: log))
      try await Keyboard.focus(window)
      let menu = try #require(self.menu(in: view.root))
      let top = Int(menu.placeInWindow)
      await InputTool.click(40, top + 60, button: 3)
      await MainLoop.run { menu.isOpen }
      await InputTool.press("Return")
      await MainLoop.run { !menu.isOpen }
      #expect(log.take() == ["delete [1, 2]"])
      await InputTool.click(40, top + 20)
      try await Keyboard.press("Down", "Menu")
      await MainLoop.run { menu.isOpen }
      await InputTool.press("Return")
      await MainLoop.run { !menu.isOpen }
      #expect(log.take() == ["delete [1]"])
      withExtendedLifetime(window) {}
    }
  }
}

extension GTKView {
  /// The distance of the view from the top of its window.
  fileprivate var placeInWindow: Double {
    var (y, next) = (0.0, Optional(self))
    while let view = next {
      y += view.frame.origin.y
      next = view.superview
    }
    return y
  }
}
#endif
