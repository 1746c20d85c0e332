// Controls bound to state, a menu, and links to addresses of a scheme that isn't allowed by
// default.

import Alidade
import AlidadeHeadless

struct Player: Component {
  struct State {
    var isOn = false
    var volume = 5.0
    var wraps = false
    var log: [String] = []
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let state = context.state
    let recent = ["Sea.txt", "Sky.txt"]
    let canDelete = false
    let open = { @Sendable (name: String) in context.update { $0.log.append("open \(name)") } }
    let delete = { @Sendable in context.update { $0.log.append("delete") } }

    Toggle("Airplane mode", isOn: context.binding(\.isOn))
    Slider("Volume", value: context.binding(\.volume), in: 0...10, step: 1)

    Toggle("Airplane mode", isOn: state.isOn) { isOn in context.update { $0.isOn = isOn } }

    Menu("File") {
      MenuItem("Open…", shortcut: KeyCombination("o", .control)) { open("a file") }
      Submenu("Recent") {
        for name in recent { MenuItem(name) { open(name) } }
      }
      MenuItem("Wrap lines", isOn: state.wraps) { context.update { $0.wraps.toggle() } }
      MenuGroup {
        MenuItem("Delete", isEnabled: canDelete, isDestructive: true) { delete() }
      }
    }

    Directory().environment(AllowedLinkSchemes.self, AllowedLinkSchemes.defaultValue.union(["tel"]))
  }
}

struct Directory: Component {
  var body: some Component {
    Link("Ada", address: "tel:+441234")
  }
}

// snippet.hide
extension HeadlessView {
  func all<View: HeadlessView>(_ type: View.Type) -> [View] {
    descendants.compactMap { $0 as? View }
  }
}
// snippet.show

let view = HeadlessHostingView(size: Size(width: 240, height: 300)) { Column { Player() } }
view.root.all(HeadlessToggleView.self)[0].toggle()
view.root.all(HeadlessSliderView.self)[0].slide(to: 7)
view.root.all(HeadlessMenuView.self)[0].choose("Wrap lines")
view.root.all(HeadlessLinkView.self)[0].open()
print(view.root.dump())
print(view.mountHost.openedAddresses)
