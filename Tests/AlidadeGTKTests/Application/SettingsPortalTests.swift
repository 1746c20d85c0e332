#if GTK
import AlidadeApplication
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct SettingsPortalTests {
    /// A portal whose changes are counted.
    @MainActor private final class Followed {
      private(set) var changes = 0
      private(set) lazy var portal = SettingsPortal { [weak self] in self?.changes += 1 }
    }

    @Test func `the settings of a running portal are known at once, and followed`() async throws {
      let service = try await BusService.settingsPortal()
      try await service.tell("own")
      try await service.tell("set color-scheme uint32 1")
      try await service.tell("set accent-color (0.5, 0.25, 1.0)")
      let followed = Followed()
      #expect(followed.portal.values.colorScheme == .dark)
      #expect(followed.portal.values.accentColor == RGBA(red: 0.5, green: 0.25, blue: 1))
      #expect(!followed.portal.values.hasHighContrast && !followed.portal.values.reducesMotion)
      try await service.tell("set color-scheme uint32 2")
      try await service.tell("set contrast uint32 1")
      try await service.tell("set reduced-motion uint32 1")
      await MainLoop.run { followed.portal.values.reducesMotion }
      #expect(followed.portal.values.colorScheme == .light)
      #expect(followed.portal.values.hasHighContrast)
      await MainLoop.settle()
      #expect(followed.changes == 3)
      try await service.endPortal()
    }

    @Test func `values of other types and unknown ones count as the defaults`() async throws {
      let service = try await BusService.settingsPortal()
      try await service.tell("own")
      for setting in [
        "color-scheme 'dark'", "accent-color (-1.0, -1.0, -1.0)", "contrast uint32 7",
        "reduced-motion true", "strange [1, 2]",
      ] { try await service.tell("set \(setting)") }
      let followed = Followed()
      #expect(followed.portal.values == PortalSettings())
      try await service.tell("set accent-color <(0.0, 1.0, 0.0)>")
      await MainLoop.run { followed.portal.values.accentColor == RGBA(hex: 0x00FF00) }
      try await service.tell("set accent-color (0.0, nan, 0.0)")
      await MainLoop.run { followed.portal.values.accentColor == nil }
      try await service.endPortal()
    }

    @Test func `a portal that ends leaves its settings, and is read when it returns`() async throws
    {
      let followed = Followed()
      #expect(followed.portal.values == PortalSettings(), "There is no portal yet.")
      let service = try await BusService.settingsPortal()
      try await service.tell("set color-scheme uint32 1")
      try await service.tell("own")
      await MainLoop.run { followed.portal.values.colorScheme == .dark }
      try await service.tell("disown")
      await MainLoop.settle()
      #expect(followed.portal.values.colorScheme == .dark)
      try await service.tell("set color-scheme uint32 2")
      await MainLoop.settle()
      #expect(followed.portal.values.colorScheme == .dark, "It isn't the portal anymore.")
      try await service.tell("own")
      await MainLoop.run { followed.portal.values.colorScheme == .light }
      try await service.endPortal()
    }

    @Test func `without a bus or an answer, there are no settings`() async throws {
      #expect(SettingsPortal(on: nil) {}.values == PortalSettings())
      let service = try await BusService.settingsPortal()
      try await service.tell("own")
      try await service.tell("set color-scheme uint32 1")
      try await service.tell("silent")
      #expect(SettingsPortal {}.values == PortalSettings())
      try await service.endPortal()
    }

    private struct SchemeTitle: Component, Equatable {
      let builds: Builds
      func body(_ context: Context<NoState>) -> some Component {
        Text(builds.note(context.colorScheme == .dark ? "dark" : "light"))
      }
    }

    private struct Square: Component, Equatable {
      let builds: Builds
      var body: some Component {
        _ = builds.note("square")
        return Box(background: .accent).frame(width: 50, height: 50)
      }
    }

    /// The names of what was built, in order.
    private final class Builds: Equatable, Sendable {
      private let store = Store<[String]>([])
      var names: [String] { store.state }
      func note(_ name: String) -> String {
        store.update { $0.append(name) }
        return name
      }
      static func == (one: Builds, other: Builds) -> Bool { one === other }
    }

    private struct Program: App {
      var builds = Builds()
      var identifier: String? { "org.example.Portal" }
      func body(_ context: Context<NoState>) -> some Component {
        Window("Program", size: Size(width: 200, height: 200)) {
          Column(alignment: .start) {
            Square(builds: builds)
            SchemeTitle(builds: builds)
          }
        }
      }
    }

    private func prefersDark() -> Bool {
      guard let settings = gtk_settings_get_default() else { return false }
      return ObjectProperty.value(
        "gtk-application-prefer-dark-theme", of: UnsafeMutablePointer(settings)
      ).boolValue == true
    }

    @Test func `a program follows the portal while it runs, and builds only what reads a setting`()
      async throws
    {
      let program = Program()
      let application = GTKApplication(program, settings: MemorySettings())
      application.register()
      application.activate()
      let window = try #require(application.window)
      await MainLoop.run { gtk_widget_get_width(window.hostingView.widget) > 0 }
      await MainLoop.settle()
      func pixels() throws -> Pixels { try Pixels(of: window.hostingView.root) }
      #expect(try pixels()[20, 20] == 0x3584E4)
      #expect(program.builds.names.sorted() == ["light", "square"])

      let service = try await BusService.settingsPortal()
      try await service.tell("set color-scheme uint32 1")
      try await service.tell("set accent-color (1.0, 0.0, 0.0)")
      try await service.tell("own")
      await MainLoop.run { GTKAppearance.scheme == .dark && program.builds.names.count == 3 }
      await MainLoop.settle()
      #expect(prefersDark(), "GTK's own widgets follow.")
      #expect(program.builds.names.last == "dark")
      #expect(try pixels()[20, 20] == 0xFF0000 && pixels()[150, 150] == 0x242424)

      GTKAppearance.preferred = .light
      await MainLoop.run { program.builds.names.last == "light" }
      #expect(!prefersDark() && GTKAppearance.scheme == .light, "The program's own wish counts.")
      GTKAppearance.preferred = nil
      #expect(prefersDark() && GTKAppearance.scheme == .dark)

      try await service.tell("set reduced-motion uint32 1")
      await MainLoop.run { GTKAppearance.current.reducesMotion }
      #expect(!window.hostingView.mountHost.movesViews)
      try await service.endPortal()
      #expect(!prefersDark() && window.hostingView.mountHost.movesViews)
      #expect(!program.builds.names.dropFirst(2).contains("square"))
      application.application?.end()
    }
  }
}
#endif
