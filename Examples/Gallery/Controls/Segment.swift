import Alidade

/// An option of a segmented choice.
struct Segment: Component, Equatable {
  /// The name of the choice.
  let title: String
  /// The name of the option.
  let label: String
  let isSelected: Bool
  let choose: Action<Void>

  var body: some Component {
    Pressable(style: style, action: choose) {
      Center(isCompact: true) {
        Text(label).size(12).weight(.medium).color(isSelected ? .primaryText : .secondaryText)
          .lineLimit(1)
          .alignment(.center)
          .padding(horizontal: 5, vertical: 4)
      }
    }
  }

  private var style: Pressable.Style {
    Pressable.Style(
      role: .toggleButton, background: isSelected ? Segment.raised : .clear,
      border: isSelected ? Border(color: .separator) : nil, cornerRadius: 6,
      accessibility: Accessibility(label: "\(title): \(label)", isPressed: isSelected))
  }

  private static let raised = Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x5A5A5C))
}
