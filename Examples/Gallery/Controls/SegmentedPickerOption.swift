import Alidade

/// A choice that shows all its options, on as many lines as they need.
struct SegmentedChoice: Component, Equatable {
  let title: String
  let labels: [String]
  let selection: Int
  let choose: Action<Int>

  var body: some Component {
    Box(background: SegmentedChoice.trough, cornerRadius: 8, role: .group) {
      // Nine options are arranged like the places that they stand for.
      if labels.count == 9 {
        Grid(columns: .equal(3), columnSpacing: 2, rowSpacing: 2) { segments }.padding(2)
      } else {
        Wrap(spacing: 2, lineSpacing: 2) { segments }.padding(2)
      }
    }
  }

  private var segments: [AnyComponent] {
    labels.enumerated().map { place, label in
      Segment(
        title: title, label: label, isSelected: place == selection,
        choose: Action { [choose] in choose(place) }
      )
      .grow().key(place)
    }
  }

  private static let trough = Color(
    light: RGBA(hex: 0x000000, alpha: 0.07), dark: RGBA(hex: 0xFFFFFF, alpha: 0.08))
}
