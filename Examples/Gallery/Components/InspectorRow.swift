import Alidade

/// A row in the list of parameters.
struct InspectorRow: Component, Equatable {
  let content: InspectorEntry.Content
  let change: Action<ControlChange>

  var body: some Component {
    switch content {
    case .title(let title):
      Text(title).size(13).weight(.bold).heading(2).lineLimit(1)
        .padding(EdgeInsets(top: 18, start: 18, bottom: 5, end: 18))
    case .control(let control):
      ControlRow(control: control, step: step(control))
        .padding(EdgeInsets(top: 5, start: 18, bottom: 5, end: 18))
    }
  }

  private func step(_ control: ControlAppearance) -> Action<ControlChange.Step> {
    Action { [change] in change(ControlChange(control: control.id, step: $0)) }
  }
}
