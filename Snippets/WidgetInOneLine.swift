// Any GTK widget in one line, in the size that the widget requests.

#if GTK
import Alidade
import AlidadeGTK
import CGTK

struct Dial: Component {
  struct State { var level = 0.3 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Row(spacing: 12, alignment: .center) {
      GTKWidget("GtkLabel", .property("label", "Level \(context.state.level)"))
      GTKWidget(
        "GtkScaleButton", .property("value", context.state.level),
        .signal("value-changed") { (level: Double) in context.update { $0.level = level } })
    }
    .padding(12)
  }
}

struct Toolbar: Component {
  let isOn: Bool
  let canSave: Bool
  let setOn: @MainActor @Sendable (Bool) -> Void
  let save: @MainActor @Sendable () -> Void
  let reload: (@MainActor @Sendable () -> Void)?

  var body: some Component {
    GTKWidget("GtkSwitch", .property("active", isOn), .signal("notify::active", perform: setOn))
    GTKWidget("level bar") { gtk_level_bar_new_for_interval(0, 10) }

    GTKWidget(
      "GtkButton", .property("label", "Save"), canSave ? .signal("clicked") { save() } : nil)
    GTKWidget("GtkButton", .property("label", "Reload"), .signal("clicked", perform: reload))
  }
}

if CommandLine.arguments.contains("--show") {
  GTKApplication.run(title: "Dial", size: Size(width: 260, height: 60)) { Dial() }
}
#endif
print("run with --show to open the window")
