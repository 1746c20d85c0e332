import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct WindowMemoryTests {
  @Test func `a window opens with the size that it had`() throws {
    let settings = HeadlessSettings()
    let first = TestApplication(Desk(), settings: settings)
    first.headless.windows[0].resize(to: Size(width: 640, height: 480))
    first.quit()
    let second = TestApplication(Desk(), settings: settings)
    #expect(try second.window("Desk").size == Size(width: 640, height: 480))
  }

  @Test func `a maximized window opens maximized, and has its former size when restored`() throws {
    let settings = HeadlessSettings()
    let first = TestApplication(Desk(), settings: settings)
    first.headless.windows[0].resize(to: Size(width: 640, height: 480))
    first.headless.windows[0].setMaximized(true)
    first.close(try first.window("Desk"))
    let second = TestApplication(Desk(), settings: settings)
    let window = second.headless.windows[0]
    #expect(window.placement.isMaximized && window.view.size == HeadlessWindow.screenSize)
    window.setMaximized(false)
    #expect(window.view.size == Size(width: 640, height: 480))
  }

  @Test func `a window without a name has the size of the program`() throws {
    let settings = HeadlessSettings()
    let first = TestApplication(Desk(), settings: settings)
    try first.window("Desk").tap("Travel")
    first.headless.windows[1].resize(to: Size(width: 640, height: 480))
    first.quit()
    let second = TestApplication(Desk(), settings: settings)
    try second.window("Desk").tap("Travel")
    #expect(try second.window("Travel").size == Size(width: 200, height: 100))
  }

  @Test(arguments: ["", "nan", "-5", "inf", "wide"])
  func `an unusable size is ignored`(width: String) throws {
    let settings = HeadlessSettings([
      "windows.main.width": width, "windows.main.height": "480",
    ])
    let app = HeadlessApplication(Desk(), settings: settings)
    _ = DiagnosticsRecorder.reports { app.start() }
    #expect(app.windows[0].view.size == Size(width: 400, height: 300))
  }
}
