import Alidade

/// A value between a button that decreases it and a button that increases it.
struct StepControl: Component, Equatable {
  let title: String
  let value: String
  let canDecrease: Bool
  let canIncrease: Bool
  let move: Action<Int>

  var body: some Component {
    Row(alignment: .center) {
      StepperButton(
        icon: "list-remove-symbolic", label: "\(title): less", isEnabled: canDecrease,
        press: Action { [move] in move(-1) }
      )
      .key(0)
      Text(value).size(13).weight(.medium).lineLimit(1).alignment(.center)
        .padding(horizontal: 6).frame(minWidth: 44).shrink(0)
      StepperButton(
        icon: "list-add-symbolic", label: "\(title): more", isEnabled: canIncrease,
        press: Action { [move] in move(1) }
      )
      .key(1)
    }
    .shrink(0)
  }
}
