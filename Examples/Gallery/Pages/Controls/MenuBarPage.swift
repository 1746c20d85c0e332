import Alidade

/// A page about a row of menus.
struct MenuBarPage: LayoutPage {
  var hasView = true

  static let name = "MenuBar"
  static let summary = "A row of menus, which F10 and Alt with a letter open."
  static let family = LayoutFamily.controls
  static let stage = Stage(width: 420, height: 200)

  static let sections: [ControlSection<MenuBarPage>] = [
    ControlSection("Menus", [.check("View", \.hasView)])
  ]

  var example: ComponentList { MenuBarExample(hasView: hasView) }

  var listing: String {
    let names = ["Format"] + (hasView ? ["View"] : [])
    let menus = names.map { "Menu(\"\($0)\") { … }" }
    return Listing.block("MenuBar", [], ["Menu(\"Note\") { … }", "Menu.edit"] + menus)
  }
}

/// Menus whose items a note performs.
struct MenuBarExample: Component, Equatable {
  let hasView: Bool

  struct State {
    var notes = 1
    var isBold = false
  }

  func initialState() -> State { State() }

  private static let bold = Command("Bold Text")

  func body(_ context: Context<State>) -> some Component {
    Column(spacing: 12, alignment: .start) {
      MenuBar {
        Menu("Note") {
          MenuItem("New") { context.update { $0.notes += 1 } }
          MenuItem("Delete", isEnabled: context.state.notes > 0, isDestructive: true) {
            context.update { $0.notes -= 1 }
          }
        }
        Menu.edit
        Menu("Format") { MenuItem(MenuBarExample.bold) }
        if hasView { Menu("View") { MenuItem(.keyboardShortcuts) } }
      }
      Text(
        "Notes: \(context.state.notes)",
        style: TextStyle(weight: context.state.isBold ? .bold : .regular))
      TextField("Title", initialText: "Shopping").frame(width: 200)
      Button(MenuBarExample.bold)
    }
    .padding(12)
    .onCommand(MenuBarExample.bold, isOn: context.state.isBold) {
      context.update { $0.isBold.toggle() }
    }
  }
}
