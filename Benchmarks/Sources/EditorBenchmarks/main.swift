// EditorBenchmarks [alidade | gtk] [CHARACTERS]: measures the cost of a key in an editor with that
// many characters.
//
//   GSK_RENDERER=cairo Scripts/with-display Benchmarks/.build/release/EditorBenchmarks alidade
//   1000000
//
// Prints the processor time of the main thread for one key, in milliseconds, up to and including
// the frame that shows the change: the median, the 95th percentile and the maximum of 100 keys.
// `gtk` is a GtkTextView in a GtkScrolledWindow, in the same program.

import AlidadeGTK
import AlidadeNative
import CGTK4
import Glibc

let arguments = CommandLine.arguments
let isPlain = arguments.dropFirst().first == "gtk"
let count = arguments.count > 2 ? Int(arguments[2]) ?? 100_000 : 100_000
let line = "Each line of this text has fifty characters in it\n"
let text = String(repeating: line, count: max(1, count / line.count))

GTKApplication.run(
  title: "Editor", size: Size(width: 480, height: 600),
  didLaunch: { application in
    guard let window = application.window else { return }
    let widget = UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWidget.self)
    Task { await Typing(in: isPlain ? plainEditor(text) : widget).run(keys: 100) }
  }
) {
  if isPlain { Text("The editor is in another window.") } else { Editor(initial: text) }
}

/// An editor whose text is the state of a component.
struct Editor: Component {
  struct State: Sendable { var text: String }
  let initial: String

  func initialState() -> State { State(text: initial) }

  func body(_ context: Context<State>) -> some Component {
    TextEditor("Text", text: context.state.text) { text in context.update { $0.text = text } }
      .grow()
  }
}
