// Native controls show the value in the state. The user's choice goes to the control's closure;
// afterward, the control shows the state, which may be a different value.

import Alidade
import AlidadeHeadless

struct SoundSettings: Component {
  struct State {
    var isMuted = false
    var volume = 3.0
    var output = "speakers"
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let state = context.state
    Column(spacing: 12) {
      Toggle("Mute", isOn: context.binding(\.isMuted))
      Slider("Volume", value: state.volume, in: 0...10, step: 1, isEnabled: !state.isMuted) {
        volume in
        // Never louder than 8, even if the user moves the slider further.
        context.update { $0.volume = min(volume, 8) }
      }
      Picker(
        "Output", selection: context.binding(\.output),
        choices: [PickerOption("speakers", "Speakers"), PickerOption("phones", "Headphones")])
    }
    .padding(12)
    .contextMenu {
      MenuItem("Reset") { context.update { $0 = State() } }
    }
  }
}

// snippet.hide
extension HeadlessView {
  func first<View: HeadlessView>(_ type: View.Type) -> View? {
    descendants.compactMap { $0 as? View }.first
  }
}
// snippet.show

let view = HeadlessHostingView(size: Size(width: 240, height: 140)) { SoundSettings() }
view.settle()
view.root.first(HeadlessSliderView.self)?.slide(to: 9.6)
view.root.first(HeadlessPickerView.self)?.select(1)
view.root.first(HeadlessToggleView.self)?.toggle()
print(view.root.dump())
view.root.first(HeadlessContextMenuView.self)?.choose("Reset")
print(view.root.dump())
