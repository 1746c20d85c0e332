#if GTK
@testable import AlidadeGTK
import AlidadeNative
import CGTK
import Testing

extension GTKTests {
  /// Menu bars with a real keyboard.
  @MainActor @Suite(PrintsNoCriticals()) struct MenuBarKeyTests {
    @Test func `F10 opens the first menu, and Escape returns the focus`() async throws {
      let shown = try await ShownMenuBar()
      await InputTool.press("F10")
      await shown.expectOpen("File")
      #expect(!shown.field.containsFocus)
      await InputTool.press("Escape")
      await shown.expectClosed()
      try await Keyboard.type("a")
      await MainLoop.run { shown.field.text == "a" }
    }

    @Test(arguments: [false, true])
    func `the arrow keys go from menu to menu and around, in the direction of the text`(
      isMirrored: Bool
    ) async throws {
      let shown = try await ShownMenuBar(isMirrored: isMirrored)
      let (next, previous) = isMirrored ? ("Left", "Right") : ("Right", "Left")
      await InputTool.press("F10")
      await shown.expectOpen("File")
      await InputTool.press(next)
      await shown.expectOpen("Format")
      await InputTool.press(previous)
      await shown.expectOpen("File")
      await InputTool.press(previous)
      await shown.expectOpen("View")
      await InputTool.press("KP_\(previous)")
      await shown.expectOpen("Format")
      await InputTool.press("Escape")
      await shown.expectClosed()
      try await Keyboard.type("a")
      await MainLoop.run { shown.field.text == "a" }
    }

    @Test func `Up and Down go from item to item and around`() async throws {
      let shown = try await ShownMenuBar()
      for (keys, item) in [("Return", "new"), ("Down Return", "remove"), ("Up Return", "one")] {
        await InputTool.press("alt+f")
        await shown.expectOpen("File")
        await InputTool.press(keys)
        await shown.expectClosed()
        await MainLoop.run { !shown.log.entries.isEmpty }
        #expect(shown.log.take() == [item])
        await MainLoop.run { shown.field.containsFocus }
      }
    }

    @Test func `Alt with a letter opens a menu, and Escape closes it`() async throws {
      let shown = try await ShownMenuBar()
      // "File" has F, so the second menu has O.
      for (letter, title) in [("o", "Format"), ("f", "File"), ("v", "View")] {
        await InputTool.press("alt+\(letter)")
        await shown.expectOpen(title)
        await InputTool.press("Escape")
        await shown.expectClosed()
      }
      #expect(shown.field.text == "")
    }

    @Test func `the focus returns before an item is chosen`() async throws {
      let shown = try await ShownMenuBar()
      var wasFocused: Bool?
      let handler = try #require(shown.bar.changeHandler)
      let action = handler.action
      handler.action = { number in
        wasFocused = shown.field.containsFocus
        action?(number)
      }
      await InputTool.press("alt+f")
      await shown.expectOpen("File")
      await InputTool.press("Return")
      await shown.expectClosed()
      #expect(wasFocused == true)
    }
  }
}
#endif
