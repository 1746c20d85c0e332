import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

private enum Order: String, SettingValue { case name, date }

extension Setting where Value == Int {
  fileprivate static let size = Setting("editor.size", default: 14)
}

@MainActor @Suite struct SettingsTests {
  private struct Editor: App {
    var body: some Component {
      Window("Editor", size: Size(width: 300, height: 200)) { SizeControls() }
      Window("Other", size: Size(width: 300, height: 200)) { SizeControls() }
    }
  }

  private struct SizeControls: Component {
    func body(_ context: Context<NoState>) -> some Component {
      let size = context.binding(.size)
      Text("\(size.value) points")
      Button("Larger") { size.set(size.value + 1) }
    }
  }

  @Test func `a setting has its default until it is changed, in all windows`() throws {
    let settings = HeadlessSettings()
    let app = TestApplication(Editor(), settings: settings)
    try app.window("Other").expect("14 points")
    try app.window("Editor").tap("Larger")
    try app.window("Other").expect("15 points")
    #expect(settings.texts == ["editor.size": "15"])
  }

  @Test func `a setting is there when the application starts again`() throws {
    let settings = HeadlessSettings()
    try TestApplication(Editor(), settings: settings).window("Editor").tap("Larger")
    try TestApplication(Editor(), settings: settings).window("Editor").expect("15 points")
  }

  @Test func `changes of one turn are stored once`() throws {
    let storage = HeadlessSettings()
    let app = TestApplication(Editor(), settings: storage)
    for size in 20..<30 { app.headless.application.settings[.size] = size }
    app.settle()
    #expect(storage.texts == ["editor.size": "29"])
    #expect(storage.saveCount == 1)
    app.headless.application.settings[.size] = 29
    app.settle()
    #expect(storage.saveCount == 1)
  }

  @Test func `an unusable stored text is reported once, and the default applies`() {
    let settings = HeadlessSettings(["editor.size": "large"])
    let app = HeadlessApplication(Editor(), settings: settings)
    let reports = DiagnosticsRecorder.reports {
      app.start()
      app.mountHost.settle()
    }
    #expect(reports.count { $0.summary.contains("unusable") } == 1)
    #expect(app.application.settings[.size] == 14)
  }

  @Test func `settings that can't be stored keep their values until the end, and are reported`() {
    var size: Int?
    let reports = DiagnosticsRecorder.reports {
      let app = HeadlessApplication(Editor(), settings: HeadlessSettings(canBeStored: false))
      app.start()
      app.application.settings[.size] = 20
      app.mountHost.settle()
      app.application.settings[.size] = 21
      app.mountHost.settle()
      size = app.application.settings[.size]
    }
    #expect(size == 21)
    #expect(reports.count { $0.summary.contains("can't be stored") } == 1)
  }

  @Test func `settings that can't be read aren't overwritten`() {
    let storage = HeadlessSettings(["editor.size": "20"], canBeRead: false)
    let reports = DiagnosticsRecorder.reports {
      let app = HeadlessApplication(Editor(), settings: storage)
      app.start()
      app.application.settings[.size] = 21
      app.mountHost.settle()
      app.application.end()
    }
    #expect(storage.texts == ["editor.size": "20"])
    #expect(reports.count { $0.summary.contains("can't be read") } == 1)
  }

  @Test func `a reset setting has its default again`() {
    let storage = HeadlessSettings(["editor.size": "20"])
    let app = TestApplication(Editor(), settings: storage)
    app.headless.application.settings.reset(.size)
    app.settle()
    #expect(app.headless.application.settings[.size] == 14)
    #expect(storage.texts.isEmpty)
  }

  private struct Steps: Component {
    func body(_ context: Context<NoState>) -> some Component {
      Text("\(context.setting(.size)) points")
      Button("Three more") {
        for _ in 0..<3 { context.update(.size) { $0 += 1 } }
      }
      Button("The same") { context.update(.size) { $0 += 0 } }
      Button("Default") { context.reset(.size) }
    }
  }

  @Test func `each change of a setting applies to the result of the one before`() throws {
    let storage = HeadlessSettings()
    struct Counter: App {
      var body: some Component {
        Window("Counter", size: Size(width: 200, height: 100)) { Steps() }
      }
    }
    let app = TestApplication(Counter(), settings: storage)
    let window = try app.window("Counter")
    try window.tap("Three more")
    window.expect("17 points")
    #expect(storage.texts == ["editor.size": "17"] && storage.saveCount == 1)
    try window.tap("The same")
    #expect(storage.saveCount == 1)
    try window.tap("Default")
    window.expect("14 points")
    #expect(storage.texts.isEmpty)
  }

  @Test func `each test host has settings of its own`() throws {
    let host = TestHost { SizeControls() }
    try host.tap("Larger")
    host.expect("15 points")
    TestHost { SizeControls() }.expect("14 points")
  }

  @Test func `a change of a setting without an application is reported, and ignored`() {
    let settings = SettingsKey.defaultValue
    let reports = DiagnosticsRecorder.reports {
      settings[.size] = 20
      settings[.size] = 21
    }
    #expect(reports.count { $0.summary.contains("outside of an application") } == 1)
    #expect(settings[.size] == 14)
  }

  @Test func `values survive their texts`() {
    func check<Value: SettingValue>(_ value: Value) {
      #expect(Value.value(ofSettingText: value.settingText) == value)
    }
    check(true)
    check(-12)
    check(0.1)
    check("a;b\\c\n=")
    check(Order.date)
    check(["", ";", "\\", "a\\;"])
    check([[1, 2], [], [3]])
    check(["a", "\u{301}b;\u{301}"])
    check(String?.some("\u{301}"))
    check([String]())
    check(Int?.none)
    check(String?.some(""))
    check([Order?.none, .name])
  }

  @Test func `malformed texts give no value`() {
    #expect(Bool.value(ofSettingText: "yes") == nil)
    #expect(Order.value(ofSettingText: "size") == nil)
    #expect([Int].value(ofSettingText: "1;2") == nil)
    #expect([Int].value(ofSettingText: "1;x;") == nil)
    #expect([String].value(ofSettingText: "a\\") == nil)
    #expect(Int?.value(ofSettingText: "3") == nil as Int??)
  }
}
