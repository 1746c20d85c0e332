import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// What every window and every application handles.
@MainActor @Suite struct StandardCommandTests {
  private struct Plain: App {
    var handlesQuitting = false
    var log = EventLog()

    func body(_ context: Context<NoState>) -> some Component {
      if handlesQuitting {
        Row { window }.onCommand(.quit) { log.record("no") }
      } else {
        window
      }
    }

    private var window: Window {
      Window("Plain", size: Size(width: 300, height: 300)) { Text("plain") }
        .onCommand(.save) {}
        .onCommand(.delete) {}
    }
  }

  private let log = EventLog()

  @Test func `Control-Q quits, and Control-W closes`() throws {
    let app = TestApplication(Plain(log: log))
    #expect(try app.window("Plain").press("q", .control))
    #expect(!app.isRunning)
    let other = TestApplication(Plain(log: log))
    #expect(try other.window("Plain").press("w", .control))
    #expect(other.titles == [])
  }

  @Test func `an application decides itself what quits it`() throws {
    let app = TestApplication(Plain(handlesQuitting: true, log: log))
    #expect(try app.window("Plain").press("q", .control))
    #expect(app.isRunning)
    #expect(log.take() == ["no"])
  }

  @Test func `all shortcuts are listed by category`() async throws {
    let app = TestApplication(Plain(log: log))
    let host = try app.window("Plain")
    #expect(host.press("?", .control))
    let list = try await app.wait(forWindow: "Keyboard Shortcuts")
    #expect(
      list.view.root.visibleTexts == [
        "General", "Save", "Ctrl+S", "Keyboard Shortcuts", "Ctrl+?", "Quit", "Ctrl+Q", "Notes",
        "Delete", "Delete", "Windows", "Close Window", "Ctrl+W",
      ])
    #expect(list.press(.escape))
    #expect(await app.wait { app.titles == ["Plain"] })
  }
}
