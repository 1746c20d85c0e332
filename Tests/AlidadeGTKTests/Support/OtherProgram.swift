#if GTK
import Foundation
import Testing

/// A program that knows nothing of Alidade: a window with a text and a file to drag, and a place to
/// drop things on; it copies and pastes when it is told.
@MainActor final class OtherProgram {
  private let process = Process()
  private let input = Pipe()
  private let output: URL

  /// Where the window stands on the display, in points.
  static let left = 400
  /// What can be dragged off the text, at this height.
  static let text = "wörds from elsewhere"
  static let textHeight = 30
  /// What can be dragged off the picture of a file, at this height.
  static let file = "/tmp/a file from elsewhere"
  static let fileHeight = 90
  /// The place to drop things on, at this height.
  static let targetHeight = 150

  /// Starts the program and waits until its window is on the screen.
  init() async throws {
    output = FileManager.default.temporaryDirectory
      .appendingPathComponent("alidade-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let name = "Alidade other program \(ProcessInfo.processInfo.processIdentifier)"
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [
      "-W", "ignore", "-c", OtherProgram.script, name, OtherProgram.text, OtherProgram.file,
    ]
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    try await expect("shown")
    let title = name.split(separator: " ").joined(separator: ".")
    await InputTool.run(
      "search --sync --onlyvisible --name \(title) windowmove \(OtherProgram.left) 0")
  }

  /// Ends the program.
  func end() async throws {
    try input.fileHandleForWriting.close()
    await MainLoop.run(untilEndOf: process)
    try FileManager.default.removeItem(at: output)
  }

  /// Tells the program to do something: `copy text`, `copy file`, `copy contact`, `paste`, or
  /// `paste` with a content type.
  func tell(_ command: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
  }

  /// Waits until the program has said a line.
  func expect(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<5000 {
      let said = try String(decoding: Data(contentsOf: output), as: UTF8.self)
      if said.split(separator: "\n").contains(Substring(line)) { return }
      await MainLoop.turnOnce()
      if !process.isRunning { break }
    }
    let said = try String(decoding: Data(contentsOf: output), as: UTF8.self)
    Issue.record("The other program said \(said)", sourceLocation: sourceLocation)
  }

  private static let script = """
    import sys, gi
    gi.require_version("Gtk", "4.0")
    from gi.repository import Gdk, Gio, GLib, GObject, Gtk

    title, text, path = sys.argv[1:]
    loop = GLib.MainLoop()

    def say(line): print(line, flush=True)

    def provider(kind):
        if kind == "text": return Gdk.ContentProvider.new_for_value(text)
        if kind == "contact":
            data = GLib.Bytes.new(b"Eve\\ne@example.org")
            return Gdk.ContentProvider.new_for_bytes("application/x-contact", data)
        files = Gdk.FileList.new_from_list([Gio.File.new_for_path(path)])
        return Gdk.ContentProvider.new_for_value(GObject.Value(Gdk.FileList, files))

    def shown(value):
        if isinstance(value, str): return value
        return " ".join(file.get_path() for file in value.get_files())

    window = Gtk.Window(title=title, decorated=False, default_width=200, default_height=180)
    box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, homogeneous=True)
    window.set_child(box)
    for kind in ["text", "file"]:
        label = Gtk.Label(label=kind)
        source = Gtk.DragSource()
        source.set_content(provider(kind))
        label.add_controller(source)
        box.append(label)
    place = Gtk.Label(label="drop here")
    target = Gtk.DropTarget.new(str, Gdk.DragAction.COPY)
    target.set_gtypes([Gdk.FileList, str])
    def drop(target, value, x, y):
        say("dropped " + shown(value))
        return True
    target.connect("drop", drop)
    place.add_controller(target)
    box.append(place)

    def paste():
        clipboard = window.get_clipboard()
        kind = Gdk.FileList if clipboard.get_formats().contain_gtype(Gdk.FileList) else str
        def done(clipboard, result): say("pasted " + shown(clipboard.read_value_finish(result)))
        clipboard.read_value_async(kind, GLib.PRIORITY_DEFAULT, None, done)

    def paste_type(name):
        clipboard = window.get_clipboard()
        def done(clipboard, result):
            stream, found = clipboard.read_finish(result)
            def read(stream, result):
                data = stream.read_bytes_finish(result).get_data()
                say("pasted %s %d %s" % (found, len(data), data[:20].hex()))
            stream.read_bytes_async(1 << 16, GLib.PRIORITY_DEFAULT, None, read)
        clipboard.read_async([name], GLib.PRIORITY_DEFAULT, None, done)

    def command(channel, condition):
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        words = line.split()
        if words[0] == "copy":
            window.get_clipboard().set_content(provider(words[1]))
            say("copied " + words[1])
        elif len(words) > 1: paste_type(words[1])
        else: paste()
        return True

    GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, command)
    window.connect("map", lambda window: GLib.idle_add(lambda: say("shown")))
    window.present()
    loop.run()
    """
}
#endif
