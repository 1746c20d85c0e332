#if GTK
import AlidadeGTK
import Foundation
import Testing

/// A service of the desktop on the session bus, in a program of its own, that does what it is told.
@MainActor final class BusService {
  private let process = Process()
  private let input = Pipe()
  private let output: URL

  /// Starts a service with a script, which is told commands line by line.
  init(_ script: String) async throws {
    output = FileManager.default.temporaryDirectory
      .appendingPathComponent("alidade-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-W", "ignore", "-c", BusService.frame + script + BusService.loop]
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    try await expect("ready")
  }

  /// Ends the service.
  func end() async throws {
    try input.fileHandleForWriting.close()
    await MainLoop.run(untilEndOf: process)
    try FileManager.default.removeItem(at: output)
  }

  /// Waits until the service has ended by itself.
  func expectEnd() async throws {
    await MainLoop.run(untilEndOf: process)
    try await end()
  }

  /// Tells the service to do something, and waits until it is done.
  func tell(_ command: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let count = try lines().count { $0 == "done" }
    try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
    for _ in 0..<5000 {
      if try lines().count(where: { $0 == "done" }) > count { return }
      await MainLoop.turnOnce()
    }
    Issue.record("The service said \(try lines())", sourceLocation: sourceLocation)
  }

  /// Waits until the service has said a line.
  func expect(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<5000 {
      if try lines().contains(line) { return }
      await MainLoop.turnOnce()
      if !process.isRunning { break }
    }
    Issue.record("The service said \(try lines())", sourceLocation: sourceLocation)
  }

  /// What the service has said.
  func lines() throws -> [String] {
    try String(decoding: Data(contentsOf: output), as: UTF8.self).split(separator: "\n")
      .map(String.init)
  }

  private static let frame = """
    import sys, gi
    from gi.repository import Gio, GLib

    loop = GLib.MainLoop()
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    def say(line): print(line, flush=True)
    def export(path, xml, call):
        interface = Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0]
        return bus.register_object(path, interface, call, None, None)
    owned = {}
    def own(name):
        bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
            "RequestName", GLib.Variant("(su)", (name, 4)), None, 0, -1, None)
    def disown(name):
        bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
            "ReleaseName", GLib.Variant("(s)", (name,)), None, 0, -1, None)


    """

  private static let loop = """

    def read(channel, condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        command(line.split())
        bus.flush_sync(None)
        say("done")
        return True

    GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, read)
    say("ready")
    loop.run()
    """
}

extension BusService {
  /// Starts a settings portal: `set KEY VALUE` changes a setting, `own` and `disown` let the name
  /// appear and disappear, and `silent` leaves requests without answers.
  static func settingsPortal() async throws -> BusService {
    try await BusService(
      """
      values = {}
      answers = True
      name = "org.freedesktop.portal.Desktop"
      path = "/org/freedesktop/portal/desktop"
      interface = "org.freedesktop.portal.Settings"
      space = "org.freedesktop.appearance"

      def call(bus, sender, path, interface, method, arguments, invocation):
          if answers: invocation.return_value(GLib.Variant("(a{sa{sv}})", ({space: values},)))

      export(path, '''<node><interface name="org.freedesktop.portal.Settings">
      <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
      </interface></node>''', call)

      def command(words):
          global answers
          if words[0] == "own": own(name)
          elif words[0] == "disown": disown(name)
          elif words[0] == "silent": answers = False
          else:
              value = GLib.Variant.parse(None, " ".join(words[2:]), None, None)
              values[words[1]] = value
              bus.emit_signal(None, path, interface, "SettingChanged",
                  GLib.Variant("(ssv)", (space, words[1], value)))

      """)
  }

  /// Ends a settings portal after setting everything back, because its last settings stay, also for
  /// the tests that follow.
  func endPortal() async throws {
    for setting in [
      "color-scheme uint32 0", "accent-color (2.0, 2.0, 2.0)", "contrast uint32 0",
      "reduced-motion uint32 0",
    ] { try await tell("set \(setting)") }
    await MainLoop.run { GTKAppearance.current == .init() }
    try await end()
  }

  /// Starts a file manager that says which files it selects.
  static func fileManager() async throws -> BusService {
    try await BusService(
      """
      def call(bus, sender, path, interface, method, arguments, invocation):
          say("selected " + " ".join(arguments.unpack()[0]))
          invocation.return_value(None)

      export("/org/freedesktop/FileManager1", '''<node><interface name="org.freedesktop.FileManager1">
      <method name="ShowItems"><arg type="as" direction="in"/><arg type="s" direction="in"/></method>
      </interface></node>''', call)
      own("org.freedesktop.FileManager1")
      def command(words): pass

      """)
  }

  /// Starts a server of notifications, which says what it shows and closes; `press N` presses the
  /// button with an index, or the notification itself for 0.
  static func notifications() async throws -> BusService {
    try await BusService(
      """
      path = "/org/freedesktop/Notifications"
      interface = "org.freedesktop.Notifications"
      count = 0
      actions = []

      def call(bus, sender, path, interface, method, arguments, invocation):
          global count, actions
          arguments = arguments.unpack()
          if method == "Notify":
              count = arguments[1] or count + 1
              actions = arguments[5]
              say("shown %d %s: %s [%s]" % (count, arguments[3], arguments[4], ", ".join(filter(None, actions[1::2]))))
              invocation.return_value(GLib.Variant("(u)", (count,)))
          elif method == "CloseNotification":
              say("closed %d" % arguments[0])
              invocation.return_value(None)
          elif method == "GetCapabilities":
              invocation.return_value(GLib.Variant("(as)", (["actions", "body"],)))
          else: invocation.return_value(GLib.Variant("(ssss)", ("test", "test", "1", "1.2")))

      export(path, '''<node><interface name="org.freedesktop.Notifications">
      <method name="GetCapabilities"><arg type="as" direction="out"/></method>
      <method name="GetServerInformation"><arg type="s" direction="out"/><arg type="s" direction="out"/>
      <arg type="s" direction="out"/><arg type="s" direction="out"/></method>
      <method name="CloseNotification"><arg type="u" direction="in"/></method>
      <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/>
      <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="as" direction="in"/><arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
      <arg type="u" direction="out"/></method></interface></node>''', call)
      own(interface)

      def command(words):
          keys = ["default"] + [key for key in actions[::2] if key != "default"]
          bus.emit_signal(None, path, interface, "ActionInvoked",
              GLib.Variant("(us)", (count, keys[int(words[1])])))

      """)
  }
}
#endif
