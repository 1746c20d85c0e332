import Alidade
import AlidadeHeadless
import AlidadeTesting
import Testing

private struct SchemeLabel: Component, Equatable {
  func body(_ context: Context<NoState>) -> some Component {
    Text(context.colorScheme == .dark ? "dark" : "light")
  }
}

private struct ContrastLabel: Component, Equatable {
  func body(_ context: Context<NoState>) -> some Component {
    Text(context.hasHighContrast ? "high contrast" : "usual contrast")
  }
}

private struct AccentLabel: Component, Equatable {
  func body(_ context: Context<NoState>) -> some Component {
    Text(context.accentColor == RGBA(hex: 0xFF0000) ? "red" : "another color")
  }
}

private struct MotionLabel: Component, Equatable {
  func body(_ context: Context<NoState>) -> some Component {
    Text(context.reducesMotion ? "still" : "moving")
  }
}

private struct Labels: Component {
  var body: some Component {
    SchemeLabel()
    ContrastLabel()
    AccentLabel()
    MotionLabel()
    Box(background: .accent).frame(width: 10, height: 10)
  }
}

private struct TwoWindows: App {
  func body(_ context: Context<NoState>) -> some Component {
    Window("One \(context.colorScheme)", id: "one", size: Size(width: 200, height: 200)) {
      Labels()
    }
    Window("Two", size: Size(width: 200, height: 200)) {
      List([1], id: \.self) { _ in SchemeLabel() }
    }
  }
}

@MainActor @Suite struct AppearanceTests {
  @Test func `a changed setting rebuilds only the components that read it`() {
    let host = TestHost { Labels() }
    for text in ["light", "usual contrast", "another color", "moving"] { host.expect(text) }
    let dark = host.updates { host.setAppearance { $0.colorScheme = .dark } }
    #expect(Set(dark.reasons.keys) == ["SchemeLabel", "Text"])
    host.expect("dark")
    let strong = host.updates { host.setAppearance { $0.hasHighContrast = true } }
    #expect(Set(strong.reasons.keys) == ["ContrastLabel", "Text"])
    host.expect("high contrast")
    let red = host.updates { host.setAppearance { $0.accentColor = RGBA(hex: 0xFF0000) } }
    #expect(Set(red.reasons.keys) == ["AccentLabel", "Text"])
    host.expect("red")
    let still = host.updates { host.setAppearance { $0.reducesMotion = true } }
    #expect(Set(still.reasons.keys) == ["MotionLabel", "Text"])
    host.expect("still")
    #expect(host.mountHost.appearance.reducesMotion)
    let same = host.updates { host.setAppearance { $0.reducesMotion = true } }
    #expect(same.rebuilds.isEmpty)
  }

  @Test func `colors follow without any work`() {
    let host = TestHost { Box(background: .accent).frame(width: 10, height: 10) }
    let count = host.mountHost.log.count
    #expect(host.view.root.svg().contains("#3584e4"))
    let updates = host.updates {
      host.setAppearance {
        $0.accentColor = RGBA(hex: 0x00FF00)
        $0.colorScheme = .dark
      }
    }
    #expect(updates.componentsBuilt == 0 && host.mountHost.log.count == count)
    #expect(host.view.root.svg().contains("#00ff00") && host.view.root.svg().contains("#242424"))
  }

  @Test func `a host begins with the color scheme that it is given`() {
    TestHost(colorScheme: .dark) { SchemeLabel() }.expect("dark")
  }

  @Test func `a host knows the settings of its desktop`() {
    let host = TestHost(colorScheme: .dark) { SchemeLabel() }
    #expect(host.appearance.colorScheme == .dark && !host.appearance.hasHighContrast)
    host.setAppearance { $0.hasHighContrast = true }
    #expect(host.appearance.colorScheme == .dark && host.appearance.hasHighContrast)
  }

  @Test func `all windows of an application have the settings of one desktop`() {
    let app = TestApplication(TwoWindows(), colorScheme: .dark)
    app.setAppearance { $0.reducesMotion = true }
    let settings = app.windows.map(\.appearance)
    #expect(settings.count == 2)
    #expect(settings.allSatisfy { $0.colorScheme == .dark && $0.reducesMotion })
  }

  @Test func `the application, its windows and rows of lists follow`() throws {
    let app = TestApplication(TwoWindows(), colorScheme: .dark)
    #expect(app.titles == ["One dark", "Two"])
    try app.window("Two").expect("dark")
    app.setAppearance { $0.colorScheme = .light }
    #expect(app.titles == ["One light", "Two"])
    try app.window("One light").expect("light")
    try app.window("Two").expect("light")
  }
}
