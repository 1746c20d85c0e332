import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import Gallery

/// The pages that need an application around them.
@MainActor @Suite struct ApplicationPageTests {
  private let settings = HeadlessSettings()
  private let secrets = HeadlessSecrets()

  private func start(
    _ page: String, language: Language? = nil
  ) throws -> (app: TestApplication, window: TestHost) {
    let app = TestApplication(
      GalleryApp(identifier: "org.alidade.Gallery", start: try #require(Exhibit.place(of: page))),
      settings: settings, secrets: secrets, language: language)
    return (app, try app.window("Gallery"))
  }

  @Test func `a command is disabled where it makes no sense, and undone by its name`() throws {
    let (_, window) = try start("Commands")
    for _ in 0..<3 { #expect(window.press("+", .control)) }
    window.expect("5 of 5: ★★★★★")
    #expect(!window.press("+", .control))
    try window.tap("Undo Add Star")
    window.expect("4 of 5: ★★★★")
    try window.choose("Remove Star", in: "Edit")
    #expect(window.press("z", .control))
    window.expect("4 of 5: ★★★★")
  }

  @Test func `one history undoes what was typed and what a menu did`() throws {
    let (_, window) = try start("Commands")
    try window.type("Night", into: "Name")
    try window.choose("Remove Star", in: "2 of 5: ★★")
    window.expect("1 of 5: ★")
    try window.tap("Undo Remove Star")
    window.expect("2 of 5: ★★")
    try window.tap("Undo Rename")
    #expect(try window.find("Name").value == "Stars")
  }

  @Test func `the second window has the same state, and closes when the answer is yes`()
    async throws
  {
    let (app, window) = try start("Windows")
    try window.tap("Open a Window")
    try app.window("Second window").type("hello", into: "Words")
    window.expect("“hello”")
    try window.set(.role(.toggle, "Full screen"), to: true)
    #expect(app.headless.windows[1].placement.isFullScreen)
    app.close(try app.window("Second window"))
    try await app.wait(forWindow: "Close the window?").tap("Cancel")
    #expect(app.titles.contains("Second window"))
    // A request is ignored while the question before it is open.
    let second = try app.window("Second window")
    await app.wait {
      app.close(second)
      return app.titles.contains("Close the window?")
    }
    try app.window("Close the window?").tap("Close")
    await app.wait { app.titles == ["Gallery"] }
    #expect(app.titles == ["Gallery"])
  }

  @Test func `a setting is there in the next run`() throws {
    let (app, window) = try start("Settings")
    try window.set(.role(.slider, "Font size"), to: 24)
    window.expect("In 24 points")
    app.quit()
    let (_, next) = try start("Settings")
    next.expect("In 24 points")
    try next.tap("Defaults")
    next.expect("In 16 points")
  }

  @Test func `the page follows the appearance of the desktop, and asks it to show a file`()
    async throws
  {
    let (app, window) = try start("Desktop")
    window.expect("Light, normal contrast, full motion")
    app.setAppearance { ($0.colorScheme, $0.reducesMotion) = (.dark, true) }
    window.expect("Dark, normal contrast, less motion")
    try window.tap("Write a File")
    try window.tap("Show in Folder")
    await app.wait { !app.headless.desktopRequests.isEmpty }
    guard case .showInFolder(let file) = app.headless.desktopRequests.first else {
      Issue.record("no folder is shown")
      return
    }
    #expect(file.hasSuffix("/gallery-note.txt"))
    try window.choose("gallery-note.txt", in: "Files")
    window.expect(.textContaining("To open: \(file)"))
    try window.tap("Move to Trash")
    await app.wait { app.headless.desktopRequests.count == 2 }
    #expect(app.headless.desktopRequests.last == .moveToTrash(file))
  }

  @Test func `a notification tells the page what was pressed`() throws {
    let (app, window) = try start("Notifications")
    try window.tap("Notify")
    try app.pressNotification("tea", button: "Thanks")
    window.expect("Thanks was pressed.")
    try window.tap("Withdraw")
    #expect(app.headless.notifications.isEmpty)
  }

  @Test func `a password is in the keyring until it is removed`() async throws {
    let (app, window) = try start("Secrets")
    try window.type("sesame", into: "Password")
    try window.tap("Store")
    try await window.wait(for: "Stored.")
    app.quit()
    let (_, next) = try start("Secrets")
    try next.tap("Read")
    try await next.wait(for: "It has 6 letters.")
    try next.tap("Remove")
    try await next.wait(for: "Removed.")
    try next.tap("Read")
    try await next.wait(for: "No password is stored.")
  }

  @Test func `each language has its plural forms, and its direction`() throws {
    let (_, window) = try start("Translations", language: "de")
    window.expect("3 Sterne")
    try window.tap("Stars: less")
    try window.tap("Stars: less")
    window.expect("1 Stern")
    try window.tap("Language: \"ar\"")
    window.expect("نجمة واحدة (1)")
    let text = try window.find(.textContaining("نجمة"))
    #expect(text.frame.minX > 500)
    try window.tap("Language: \"en\"")
    window.expect("1 star")
  }

  @Test func `a page has two columns from a width on`() throws {
    let (_, window) = try start("Width classes")
    let beside = (try window.find("one").frame, try window.find("two").frame)
    #expect(beside.0.minY == beside.1.minY)
    for _ in 0..<4 { try window.tap("From: more") }
    let below = (try window.find("one").frame, try window.find("two").frame)
    #expect(below.0.minX == below.1.minX && below.0.minY < below.1.minY)
  }

  @Test func `the dialogs say what the program is, and list its shortcuts`() async throws {
    let (app, window) = try start("About")
    try window.tap("About Gallery")
    let about = try await app.wait(forWindow: "About Gallery")
    about.expect(.textContaining("Every layout"))
    about.press(.escape)
    await app.wait { app.titles == ["Gallery"] }
    try window.tap("Keyboard Shortcuts")
    try await app.wait(forWindow: "Keyboard Shortcuts").expect("Ctrl+Q")
  }

  @Test func `a gallery that runs already shows the page of another command`() throws {
    let (app, window) = try start("Row")
    let options = try GalleryOptions.parse(["--page", "moving rows"])
    app.open([try #require(options.address), "file:///tmp/poem.txt", "alidade-gallery:nothing"])
    window.expect("Shuffle")
    #expect(try GalleryOptions.parse([]).address == nil)
  }
}
