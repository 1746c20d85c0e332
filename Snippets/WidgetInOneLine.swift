// Any GTK widget in one line, in the size that the widget requests.

#if GTK
import Alidade
import AlidadeGTK

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

if CommandLine.arguments.contains("--show") {
  GTKApplication.run(title: "Dial", size: Size(width: 260, height: 60)) { Dial() }
}
#endif
print("run with --show to open the window")
