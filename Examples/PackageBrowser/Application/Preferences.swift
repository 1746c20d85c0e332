import Alidade

/// The preferences, which all windows follow.
struct Preferences: Component {
  func body(_ context: Context<NoState>) -> some Component {
    Column(spacing: 12) {
      Toggle(context.text("Show the sidebar"), isOn: context.binding(.showsSidebar))
      Toggle(context.text("Show details beside the list"), isOn: context.binding(.showsDetails))
    }
    .padding(20)
    .frame(width: 340)
    .shortcut(.escape, []) { context.window.close() }
  }
}
