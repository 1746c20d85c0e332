// Modifiers for the pointer, the keyboard and the clipboard.

import Alidade
import AlidadeHeadless

struct Card: Component, Equatable {
  let name: String

  var body: some Component {
    Button(name) { print("\(name) is pressed") }
      .padding(10)
      .onTap { tap in
        print(
          "\(name) is \(tap.modifiers.contains(.shift) ? "added to the selection" : "selected")")
      }
      .onTap(count: 2) { print("\(name) is opened") }
      .onTap(button: .secondary) { tap in
        print("the menu of \(name) at \(tap.location.x) \(tap.location.y)")
      }
      .onDrag { drag in print("\(name) \(drag.phase), moved by \(drag.translation.x)") }
      .onKeyPress(.delete) { print("\(name) is deleted") }
      .cursor(.pointer)
      .copyable(.text(name))
      .hitArea(outset: 4)
  }
}

/// A field for a message: Return sends, Shift-Return breaks the line, and Tab completes a name.
struct Composer: Component, Equatable {
  var body: some Component {
    TextEditor("Message", initialText: "Hello @a")
      .submitKey(.enter)
      .onSubmit { print("sent") }
      .onKeyPress(.tab, phase: .capture) {
        print("completed")
        return true
      }
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 200)) {
  Column {
    Card(name: "one")
    Column { Button("Paste here") {} }
      .onPaste { content in print("pasted \(content)") }
      .dropTarget { event in print("drop \(event)") }
    Composer()
  }
  .shortcut(.character("s"), .control) { print("saved") }
}
let host = view.mountHost
guard let card = view.root.hitTest(Point(x: 5, y: 5)) else { fatalError("There is a card.") }
card.tap()
card.tap(modifiers: .shift)
card.tap(count: 2)
card.tap(button: .secondary, at: Point(x: 5, y: 6))
card.drag(from: .zero, through: [Point(x: 20, y: 0), Point(x: 50, y: 0)])
host.moveFocusOn(in: view.root)
host.pressKey(KeyCombination(.enter), in: view.root)
host.pressKey(KeyCombination(.delete), in: view.root)
host.pressKey(.copy, in: view.root)
host.moveFocusOn(in: view.root)
host.pressKey(.paste, in: view.root)
host.drop(.text("from elsewhere"), on: view.root.hitTest(Point(x: 50, y: 60)) ?? card)
host.pressKey(KeyCombination(.character("s"), .control), in: view.root)
host.moveFocusOn(in: view.root)
host.pressKey(KeyCombination(.tab), in: view.root)
host.pressKey(KeyCombination(.enter, .shift), in: view.root)
host.pressKey(KeyCombination(.enter), in: view.root)
host.movePointer(to: Point(x: 5, y: 5), in: view.root)
print("the pointer is a \(host.cursor)")
