#if GTK
import Foundation
import Testing

/// A client of the accessibility bus, as a screen reader is one: a program of its own that reads
/// what this one tells and acts on it.
@MainActor enum AccessibilityClient {
  /// What the client knows of something that a user can find.
  struct Element: Codable {
    /// The role, in the words of AT-SPI.
    let role: String
    let name: String
    let description: String
    /// The value, when it is a number.
    let value: Double?
    /// Between which numbers the value is.
    let range: [Double]?
    let actions: [String]
    let states: Set<String>
  }

  /// Everything in this process that can be found, in order.
  static func elements() async throws -> [Element] {
    try JSONDecoder().decode([Element].self, from: await run([]))
  }

  /// Performs the first action of what has a role and a name.
  static func press(_ role: String, _ name: String) async throws {
    #expect(try await run(["press", role, name]) == Data("done\n".utf8), "\(role) \(name)")
  }

  /// Sets the value of what has a role and a name.
  static func setValue(_ value: Double, of role: String, _ name: String) async throws {
    let answer = try await run(["set", role, name, "\(value)"])
    #expect(answer == Data("done\n".utf8), "\(role) \(name)")
  }

  private static func run(_ arguments: [String]) async throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments =
      ["-W", "ignore", "-c", script, "\(ProcessInfo.processInfo.processIdentifier)"] + arguments
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("alidade-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    await MainLoop.run(untilEndOf: process)
    await MainLoop.settle()
    #expect(process.terminationStatus == 0)
    return try Data(contentsOf: output)
  }

  private static let script = """
    import json, sys, gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi

    def describe(node):
        interfaces = node.get_interfaces()
        value = span = None
        if "Value" in interfaces:
            value = node.get_current_value()
            span = [node.get_minimum_value(), node.get_maximum_value()]
        actions = []
        if "Action" in interfaces:
            try:
                actions = [node.get_action_name(i) for i in range(node.get_n_actions())]
            except Exception:
                pass
        return {
            "role": node.get_role_name(), "name": node.get_name(), "value": value, "range": span,
            "description": node.get_description() or "", "actions": actions,
            "states": [state.value_nick for state in node.get_state_set().get_states()],
        }

    def walk(node, found):
        if node is None: return
        found.append(node)
        for i in range(node.get_child_count()): walk(node.get_child_at_index(i), found)

    found = []
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(i)
        if application and application.get_process_id() == int(sys.argv[1]): walk(application, found)
    command = sys.argv[2:]
    if not command:
        print(json.dumps([describe(node) for node in found]))
        sys.exit()
    target = next(
        (n for n in found if n.get_role_name() == command[1] and n.get_name() == command[2]), None)
    if target is None: print("not found")
    elif command[0] == "press": print("done" if target.do_action(0) else "refused")
    else: print("done" if target.set_current_value(float(command[3])) else "refused")
    """
}
#endif
