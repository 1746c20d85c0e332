// Pages that share a place, with tabs, and a bar of tabs that switches between views.

import Alidade
import AlidadeHeadless

struct Preferences: Component {
  enum Page: Hashable { case general, keyboard }

  struct State {
    var page = Page.general
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    TabView("Preferences", selection: context.binding(\.page)) {
      Tab("General", value: Page.general) { Text("Start with the desktop") }
      Tab("Keyboard", value: Page.keyboard) { Text("Repeat keys") }
    }
  }
}

struct Calendar: Component {
  enum Range: Hashable { case day, week }

  struct State {
    var range = Range.day
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    TabBar(
      "Range", selection: context.binding(\.range),
      choices: [PickerOption(.day, "Day"), PickerOption(.week, "Week")])
    Text(context.state.range == .day ? "Today" : "This week")
  }
}

// snippet.hide
@MainActor func show(_ view: HeadlessHostingView) {
  view.settle()
  print(view.root.visibleTexts)
}

@MainActor func press(_ label: String, in view: HeadlessHostingView) {
  view.root.descendants.compactMap { $0 as? HeadlessPressableView }
    .first { $0.options.accessibility?.label == label }?.press()
  show(view)
}
// snippet.show
let preferences = HeadlessHostingView(size: Size(width: 300, height: 200)) { Preferences() }
show(preferences)
press("Keyboard", in: preferences)

let calendar = HeadlessHostingView(size: Size(width: 300, height: 200)) { Calendar() }
show(calendar)
press("Week", in: calendar)
