import Alidade

/// A check box with a label.
struct CheckMark: Component, Equatable {
  let title: String
  let isChecked: Bool
  let toggle: Action<Void>

  var body: some Component {
    Pressable(style: style, action: toggle) {
      Row(spacing: 10, alignment: .center) {
        ControlTitle(title).grow()
        Box(
          background: isChecked ? .accent : .clear,
          border: Border(width: isChecked ? 0 : 1.5, color: CheckMark.line), cornerRadius: 5
        ) {
          Center {
            Image(icon: "object-select-symbolic", size: 14).tint(isChecked ? .white : .clear)
          }
        }
        .frame(width: 18, height: 18).shrink(0)
      }
      .padding(EdgeInsets(top: 4, start: 8, bottom: 4, end: 6))
    }
    // The highlight is wider than the label, which stays aligned with other labels.
    .padding(EdgeInsets(start: -8, end: -6))
  }

  private var style: Pressable.Style {
    Pressable.Style(
      role: .checkbox, cornerRadius: 6,
      accessibility: Accessibility(label: title, isChecked: isChecked))
  }

  private static let line = Color(
    light: RGBA(hex: 0x000000, alpha: 0.35), dark: RGBA(hex: 0xFFFFFF, alpha: 0.40))
}
