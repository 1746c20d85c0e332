#if GTK
import AlidadeNative
import AlidadeGTK
import CGTK
import Foundation
import Testing

extension GTKTests {
  /// What a screen reader finds, over the accessibility bus.
  @MainActor @Suite struct TextInputAccessibilityTests {
    private static let reader = """
      import sys, gi
      gi.require_version("Atspi", "2.0")
      from gi.repository import Atspi
      def walk(node):
          if node is None: return
          text = node if "Text" in node.get_interfaces() else None
          editable = node.get_state_set().contains(Atspi.StateType.EDITABLE)
          if text is not None and editable:
              content = Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text))
              print(node.get_role_name(), "|", node.get_name(), "|", content, "|", Atspi.Text.get_caret_offset(text))
          for i in range(node.get_child_count()): walk(node.get_child_at_index(i))
      desktop = Atspi.get_desktop(0)
      for i in range(desktop.get_child_count()):
          application = desktop.get_child_at_index(i)
          if application and application.get_process_id() == int(sys.argv[1]): walk(application)
      """

    /// What is editable in this process, a line each.
    private func editables() async throws -> [String] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
      process.arguments = [
        "-c", TextInputAccessibilityTests.reader, "\(ProcessInfo.processInfo.processIdentifier)",
      ]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      await MainLoop.run(untilEndOf: process)
      let data = output.fileHandleForReading.readDataToEndOfFile()
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func `a screen reader finds names, texts and carets`() async throws {
      let window = await TestWindow(width: 300, height: 300, isShown: false)
      let view = GTKHostingView(sizing: .fill) {
        TextField("Name", initialText: "Ada")
        SearchField("Search", initialText: "engine").label("Look for")
        TextEditor("Draft", initialText: "one\ntwo")
      }
      let gtkWindow = UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_child(gtkWindow, view.widget)
      gtk_window_present(gtkWindow)
      await MainLoop.run { gtk_widget_get_width(view.widget) == 300 }
      await window.frame()
      let found = try await editables()
      #expect(found.contains { $0.contains("| Name | Ada |") }, "\(found)")
      #expect(found.contains { $0.contains("| Look for | engine |") }, "\(found)")
      #expect(found.contains { $0.contains("| Draft | one") }, "\(found)")
      withExtendedLifetime(view) {}
    }
  }
}
#endif
