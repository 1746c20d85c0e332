// The menu "Edit" applies to the field or the component with the keyboard focus.

import Alidade
import AlidadeTesting
import Testing

struct Card: Component {
  let name: String

  func body(_ context: Context<NoState>) -> some Component {
    Button(name) { context.clipboard.copy(.text("\(name)!")) }
      .contextMenu { MenuGroup.editing }
      .onCommand(.copy) { context.clipboard.copy(.text(name)) }
  }
}

struct Form: App {
  var body: some Component {
    Window("Form", size: Size(width: 480, height: 320)) {
      MenuBar {
        Menu("File") { MenuItem(.quit) }
        Menu.edit
      }
      TextField("Title")
      Card(name: "Ace of spades")
    }
  }
}

do {
  let window = try TestApplication(Form()).window("Form")
  try window.type("Solitaire", into: "Title")
  try window.choose("Select All", in: .role(.menuBar))
  try window.choose("Cut", in: .role(.menuBar))
  print("Cut out of the field:", window.clipboard == .text("Solitaire"))
  try window.choose("Undo", in: .role(.menuBar))
  print("Back in the field:", window.contains("Solitaire"))
  try window.tap("Ace of spades")
  try window.choose("Copy", in: .role(.menuBar))
  print("Copied from the card:", window.clipboard == .text("Ace of spades"))
} catch {
  print(error)
}
