#if GTK
@testable import AlidadeApplication
import AlidadeComponents
import AlidadeCore
@testable import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Foundation
import Testing

private struct Downloads: App {
  let identifier: String?
  init(identifier: String?) { self.identifier = identifier }

  /// Each application of the process has another name on the bus.
  init() {
    identifier = MainActor.assumeIsolated {
      Downloads.count += 1
      return "org.example.Downloads\(Downloads.count)"
    }
  }
  @MainActor private static var count = 0

  var body: some Component {
    Window("Downloads", size: Size(width: 200, height: 100)) { Text("Downloads") }
  }
}

extension GTKTests {
  @MainActor @Suite struct DesktopRequestTests {
    private func outcome(of request: DesktopRequest) async -> DesktopError? {
      var outcome: DesktopError??
      DesktopRequests.perform(request, in: nil) { outcome = .some($0) }
      await MainLoop.run { outcome != nil }
      return outcome ?? nil
    }

    @Test func `an address without a program for it fails with a reason`() async {
      let error = await outcome(of: .open("alidade-unknown:1"))
      #expect(error?.message.isEmpty == false)
    }

    @Test func `a program and a missing file aren't opened`() async throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("alidade-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let script = folder.appendingPathComponent("run")
      try Data("#!/bin/sh\nexit 0\n".utf8).write(to: script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
      let error = await outcome(of: .openFile(script.absoluteString))
      #expect(error?.message == "\(script.absoluteString) is a program.")
      let missing = folder.appendingPathComponent("missing").absoluteString
      #expect(await outcome(of: .openFile(missing)) != nil)
      #expect(await outcome(of: .moveToTrash(missing)) != nil)
      #expect(FileManager.default.fileExists(atPath: script.path))
    }

    @Test func `the file manager selects a file`() async throws {
      let service = try await BusService.fileManager()
      #expect(await outcome(of: .showInFolder("file:///tmp/a%20poem.txt")) == nil)
      try await service.expect("selected file:///tmp/a%20poem.txt")
      try await service.end()
    }

    @Test func `a notification is shown, and its buttons call the program`() async throws {
      let service = try await BusService.notifications()
      let application = try start(Downloads())
      var events: [String] = []
      func notify(_ title: String) {
        application.application?.notify(
          DesktopNotification(
            title, id: "down load", body: "poem.txt", icon: "folder-download",
            buttons: [
              DesktopNotification.Button("Show") { events.append("shown") },
              DesktopNotification.Button("Delete") { events.append("deleted") },
            ]
          ) { events.append("opened") })
      }
      notify("Finished")
      try await service.expect("shown 1 Finished: poem.txt [Show, Delete]")
      try await service.tell("press 2")
      await MainLoop.run { events == ["deleted"] }
      notify("Again")
      try await service.expect("shown 2 Again: poem.txt [Show, Delete]")
      try await service.tell("press 0")
      await MainLoop.run { events == ["deleted", "opened"] }
      try await service.tell("press 1")
      await MainLoop.settle()
      #expect(events == ["deleted", "opened"], "What was pressed has no actions anymore.")
      notify("Third")
      try await service.expect("shown 3 Third: poem.txt [Show, Delete]")
      await receiveAnswersOfNotifications()
      notify("Third, changed")
      try await service.expect("shown 3 Third, changed: poem.txt [Show, Delete]")
      application.application?.withdrawNotification("down load")
      try await service.expect("closed 3")
      application.application?.end()
      try await service.end()
    }

    /// Waits until the number of the last notification has arrived, which the next one replaces:
    /// the service answers calls in their order.
    private func receiveAnswersOfNotifications() async {
      let interface = "org.freedesktop.Notifications"
      var hasAnswered = false
      Task {
        let service = try await BusPeer.find(interface)
        _ = try await service.call(
          "GetServerInformation", of: interface, at: "/org/freedesktop/Notifications",
          returning: "(ssss)")
        hasAnswered = true
      }
      await MainLoop.run { hasAnswered }
    }

    private func start(_ app: Downloads) throws -> GTKApplication {
      let application = GTKApplication(app, settings: MemorySettings())
      application.register()
      application.activate()
      _ = try #require(application.window)
      return application
    }

    @Test func `a notification of an earlier run starts the program`() async throws {
      let application = GTKApplication(Downloads(), settings: MemorySettings())
      application.register()
      #expect(application.windows.isEmpty)
      g_action_group_activate_action(
        OpaquePointer(application.gApplication), "alidade-notification",
        g_variant_new_string("2 down load"))
      #expect(application.windows.map(\.title) == ["Downloads"])
      application.application?.end()
    }

    @Test func `without an identifier, a notification is reported`() async throws {
      let reports = try await DiagnosticsRecorder.reportsOfAllThreads {
        let application = try start(Downloads(identifier: nil))
        application.application?.notify(DesktopNotification("Finished", id: "download"))
        application.application?.end()
      }
      #expect(
        reports.map(\.summary)
          == ["A notification wasn't shown because the application has no identifier."])
    }
  }
}
#endif
