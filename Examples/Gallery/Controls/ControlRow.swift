import Alidade

/// A parameter: its name and its control.
struct ControlRow: Component, Equatable {
  let control: ControlAppearance
  let step: Action<ControlChange.Step>

  var body: some Component {
    switch control.look {
    case .segments:
      Column(spacing: 5) {
        ControlTitle(control.title)
        SegmentedChoice(
          title: control.title, labels: control.labels, selection: control.selection,
          choose: Action { [step] in step(.to($0)) })
      }
    case .stepper:
      Row(spacing: 10, alignment: .center) {
        ControlTitle(control.title).grow()
        StepControl(
          title: control.title, value: control.labels[control.selection],
          canDecrease: control.selection > 0,
          canIncrease: control.selection < control.labels.count - 1,
          move: Action { [step] in step(.by($0)) })
      }
    case .check:
      CheckMark(
        title: control.title, isChecked: control.selection == 1,
        toggle: Action { [step, selection = control.selection] in step(.to(1 - selection)) })
    }
  }
}
