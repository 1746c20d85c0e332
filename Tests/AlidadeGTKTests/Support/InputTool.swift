#if GTK
import CGTK
import Testing

/// Real input: `xdotool` moves the pointer and presses keys as devices do.
@MainActor enum InputTool {
  /// Gives commands of `xdotool`, such as `mousemove 10 20 click 1`, and waits until they are done
  /// and what they cause has happened.
  static func run(_ commands: String) async {
    var arguments = (["xdotool"] + commands.split(separator: " ").map(String.init)).map {
      strdup($0)
    }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: GPid = 0
    let flags = GSpawnFlags(
      rawValue: G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_DO_NOT_REAP_CHILD.rawValue)
    guard g_spawn_async(nil, &arguments, nil, flags, nil, nil, &process, nil) != 0 else {
      Issue.record("xdotool does not run; Scripts/bootstrap installs it.")
      return
    }
    var status: Int32 = 0
    await MainLoop.run { waitpid(process, &status, WNOHANG) != 0 }
    await MainLoop.receiveInput()
    await MainLoop.settle()
  }

  /// Clicks with a button of the pointer, once or several times.
  ///
  /// The clicks of a double click come from one command: between two, a busy machine may let more
  /// time pass than a double click may take.
  ///
  /// As with a hand, the pointer has arrived when the button goes down. GDK holds its motion back
  /// until a frame, and what a click without it does, such as opening a popover, depends on the
  /// moment.
  static func click(_ x: Int, _ y: Int, button: Int = 1, count: Int = 1) async {
    await run("mousemove \(x) \(y)")
    await run("click \(count > 1 ? "--repeat \(count) --delay 20 " : "")\(button)")
  }

  /// Presses the primary button and moves the pointer from one place to another, step by step.
  static func drag(from start: (Int, Int), to end: (Int, Int)) async {
    await run("mousemove \(start.0) \(start.1) mousedown 1")
    for step in 1...12 {
      let x = start.0 + (end.0 - start.0) * step / 12
      let y = start.1 + (end.1 - start.1) * step / 12
      await run("mousemove \(x) \(y)")
    }
  }

  /// Presses keys by their names.
  static func press(_ keys: String) async {
    await run("key \(keys)")
  }
}
#endif
