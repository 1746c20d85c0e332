#if GTK
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

extension GTKTests {
  /// Menu bars with a real keyboard and a real pointer.
  @MainActor @Suite(PrintsNoCriticals()) struct MenuBarTests {
    @Test func `a click opens a menu, and a command changes its check mark`() async throws {
      let shown = try await ShownMenuBar()
      let place = try shown.place(of: "File")
      await InputTool.click(place.x, place.y)
      await shown.expectOpen("File")
      await InputTool.press("Escape")
      await shown.expectClosed()
      await InputTool.press("ctrl+b")
      await MainLoop.run { !shown.log.entries.isEmpty }
      await MainLoop.run {
        shown.bar.controlContent.menus[1].sections.items[0].isOn == true
      }
    }

    @Test func `the pointer opens the other menus while one is open`() async throws {
      let shown = try await ShownMenuBar()
      let (file, format) = try (shown.place(of: "File"), shown.place(of: "Format"))
      await InputTool.click(file.x, file.y)
      await shown.expectOpen("File")
      await InputTool.run("mousemove \(format.x) \(format.y)")
      await shown.expectOpen("Format")
      await InputTool.press("Escape")
      await shown.expectClosed()
    }

    @Test func `the pointer doesn't take the keyboard focus from a field`() async throws {
      let shown = try await ShownMenuBar()
      let place = try shown.place(of: "File")
      await InputTool.run("mousemove \(place.x) \(place.y)")
      try await Keyboard.type("a")
      await MainLoop.run { shown.field.text == "a" }
      #expect(shown.field.containsFocus)
    }

    @Test func `other menus come while the pointer is above one`() async throws {
      let shown = try await ShownMenuBar()
      let (file, format) = try (shown.place(of: "File"), shown.place(of: "Format"))
      await InputTool.run("mousemove \(file.x) \(file.y)")
      for key in ["ctrl+h", "ctrl+o", "ctrl+h"] {
        await InputTool.press(key)
        await shown.window.frame()
        await InputTool.run("mousemove \(format.x) \(format.y)")
        await InputTool.run("mousemove \(file.x) \(file.y)")
      }
      #expect(shown.log.take() == ["help", "open", "help"])
      await InputTool.click(file.x, file.y)
      await shown.expectOpen("File")
      await InputTool.press("Escape")
      await shown.expectClosed()
    }

    @Test func `a menu stays open while the state of its items changes`() async throws {
      let shown = try await ShownMenuBar()
      await InputTool.press("alt+o")
      await shown.expectOpen("Format")
      var content = shown.bar.controlContent
      content.menus[1].sections = content.menus[1].sections.map { section in
        MenuSection(
          entries: section.entries.map { entry in
            guard case .item(var item) = entry else { return entry }
            if item.isOn != nil { item.isOn = true } else { item.isEnabled = true }
            return .item(item)
          })
      }
      shown.bar.controlContent = content
      await shown.window.frame()
      #expect(shown.openMenus == ["Format"])
      await InputTool.press("Down Return")
      await MainLoop.run { !shown.log.entries.isEmpty }
      #expect(shown.log.take() == ["locked"])
    }

    @Test func `the menus of a bar that is hidden are closed`() async throws {
      let shown = try await ShownMenuBar()
      await InputTool.press("alt+o")
      await shown.expectOpen("Format")
      shown.bar.setHidden(true)
      await shown.window.frame()
      shown.bar.setHidden(false)
      await shown.window.frame()
      #expect(shown.openMenus == [])
    }

    @Test func `a window closes with an open menu`() async throws {
      let shown = try await ShownMenuBar()
      let place = try shown.place(of: "File")
      await InputTool.click(place.x, place.y)
      await shown.expectOpen("File")
    }

    @Test func `assistive technologies find a menu bar with its menus`() async throws {
      let shown = try await ShownMenuBar()
      let elements = try await AccessibilityClient.elements()
      #expect(elements.contains { $0.role == "menu bar" })
      let items = elements.filter { $0.role == "menu item" }.map(\.name)
      #expect(items.contains("File") && items.contains("Format"))
      await InputTool.press("alt+f")
      await shown.expectOpen("File")
      let opened = try await AccessibilityClient.elements()
      #expect(opened.contains { $0.role == "menu item" && $0.name == "New" })
      await InputTool.press("Escape")
      await shown.expectClosed()
    }

    @Test func `the measured size is that of the widget`() {
      for titles in [["File"], ["File", "Edit", "A longer title"]] {
        let view = GTKMenuBarView()
        view.controlContent = MenuBarContent(menus: titles.map { MenuBarContent.Menu($0) })
        let size = view.sizeThatFits(width: .infinity)
        let extents = view.controlContent.extents(GTKContentMeasurer.shared)
        #expect(abs(extents.natural.width - size.width) <= Double(titles.count), "\(titles)")
        #expect(abs(extents.natural.height - size.height) <= 1)
      }
    }
  }
}
#endif
