import Alidade

/// A check box.
struct Mark: Component {
  let name: String
  let isMarked: Bool
  let toggle: @MainActor @Sendable () -> Void

  var body: some Component {
    Pressable(style: style, action: toggle) {
      Center {
        Box(
          background: isMarked ? .accent : .clear,
          border: Border(width: isMarked ? 0 : 1.5, color: Mark.line), cornerRadius: 5
        ) {
          Center {
            Image(icon: "object-select-symbolic", size: 14).tint(isMarked ? .white : .clear)
          }
        }
        .frame(width: 18, height: 18)
      }
    }
    .frame(width: 38, height: 38)
    .padding(EdgeInsets(top: 3, start: 8, end: 6))
    .shrink(0)
  }

  private var style: Pressable.Style {
    Pressable.Style(
      role: .checkbox, cornerRadius: 8,
      accessibility: Accessibility(label: "Mark \(name)", isChecked: isMarked))
  }

  private static let line = Color(
    light: RGBA(hex: 0x000000, alpha: 0.35), dark: RGBA(hex: 0xFFFFFF, alpha: 0.40))
}
