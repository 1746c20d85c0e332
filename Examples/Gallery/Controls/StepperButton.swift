import Alidade

/// One of the two buttons of a stepper.
struct StepperButton: Component, Equatable {
  let icon: String
  /// The label for assistive technologies.
  let label: String
  let isEnabled: Bool
  let press: Action<Void>

  var body: some Component {
    Pressable(style: style, isEnabled: isEnabled, action: press) {
      Center {
        Image(icon: icon, size: 14).tint(isEnabled ? .primaryText : StepperButton.faded)
      }
    }
    .frame(width: 30, height: 26).shrink(0)
  }

  private var style: Pressable.Style {
    Pressable.Style(
      background: StepperButton.ground, cornerRadius: 6,
      accessibility: Accessibility(label: label))
  }

  private static let faded = Color.primaryText.opacity(0.3)
  private static let ground = Color(
    light: RGBA(hex: 0x000000, alpha: 0.07), dark: RGBA(hex: 0xFFFFFF, alpha: 0.09))
}
