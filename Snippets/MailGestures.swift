// Pointer and keyboard input for pictures, mails, a split handle and fields.

import Alidade
import AlidadeHeadless

// snippet.hide
@MainActor func note(_ event: String) { print(event) }
// snippet.show

struct PhotoCell: Component, Equatable {
  let path: String

  var body: some Component {
    Image(file: path, size: ComponentSize(width: 80, height: 60))
      .onTap(count: 2) { note("open \(path)") }
      .onTap(button: .secondary) { tap in note("menu at \(tap.location.x)") }
      .onKeyPress(.delete) { note("delete \(path)") }
      .draggable(.files([path]))
  }
}

struct MailRow: Component, Equatable {
  let subject: String

  var body: some Component {
    Row { Text(subject) }
      .onTap { tap in note(tap.modifiers.contains(.shift) ? "extend" : "select") }
      .onTap(button: .middle) { note("open in a new window") }
  }
}

struct SplitHandle: Component {
  let resize: Action<Double>

  var body: some Component {
    Box(background: .separator)
      .frame(width: 4)
      .cursor(.columnResize)
      .onDrag { drag in resize(drag.translation.x) }
  }
}

struct MailSearch: Component {
  struct State {
    var term = ""
    var selection = 0
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    SearchField("Search", text: context.binding(\.term))
      .onKeyPress(.down, phase: .capture) {
        context.update { $0.selection += 1 }
        return true
      }
    Text("Result \(context.state.selection)")
  }
}

struct Reply: Component {
  struct State { var message = "Yes" }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    TextEditor("Message", text: context.binding(\.message))
      .submitKey(.enter)
      .onSubmit { note("send \(context.currentState.message)") }
  }
}

// snippet.hide
let view = HeadlessHostingView(size: Size(width: 300, height: 300)) {
  Column {
    MailRow(subject: "Hello").key("mail")
    SplitHandle(resize: Action { note("resize by \($0)") }).frame(height: 40)
    MailSearch()
    Reply()
  }
}
if let mail = view.root.hitTest(Point(x: 5, y: 5)) {
  mail.tap()
  mail.tap(modifiers: .shift)
  mail.tap(button: .middle)
}
view.root.hitTest(Point(x: 2, y: 40))?.drag(from: .zero, through: [Point(x: 12, y: 0)])
view.mountHost.moveFocusOn(in: view.root)
view.mountHost.pressKey(KeyCombination(.down), in: view.root)
view.settle()
view.mountHost.moveFocusOn(in: view.root)
view.mountHost.pressKey(KeyCombination(.enter), in: view.root)
print(view.root.visibleTexts)
