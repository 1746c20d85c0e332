// A stock GTK widget as a view: its properties and signals are attributes.

#if GTK
import AlidadeNative
import AlidadeGTK

struct NightSwitch: ViewComponent {
  let isOn: Bool
  let didChange: @MainActor @Sendable (Bool) -> Void

  var size: ComponentSize { ComponentSize(width: 48, height: 26) }

  func view() -> ViewConfiguration? {
    ViewConfiguration(
      .widget("GtkSwitch"),
      attributes: [
        .property("active", isOn),
        .signal("notify::active", perform: didChange),
      ])
  }
}

struct Lamp: Component {
  struct State { var isNight = false }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Row(spacing: 12, alignment: .center) {
      Text(context.state.isNight ? "Good night" : "Good day").grow()
      NightSwitch(isOn: context.state.isNight) { isOn in context.update { $0.isNight = isOn } }
    }
    .padding(12)
  }
}

if CommandLine.arguments.contains("--show") {
  GTKApplication.run(title: "Lamp", size: Size(width: 260, height: 60)) { Lamp() }
}
#endif
print("run with --show to open the window")
