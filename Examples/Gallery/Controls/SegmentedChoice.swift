import Alidade

/// One of a few values, all of which are in sight, in as many columns as their names allow.
struct SegmentedChoice: Component, Equatable {
  let title: String
  let labels: [String]
  let selection: Int
  let choose: Action<Int>

  func body(_ context: Context<NoState>) -> some Component {
    Grid(columns: .equal(columnCount), columnSpacing: 2, rowSpacing: 2) {
      for (place, label) in labels.enumerated() {
        Segment(
          title: title, label: label, isSelected: place == selection,
          choose: Action { [choose] in choose(place) }
        )
        .key(place)
      }
    }
    .padding(2)
    .background(SegmentedChoice.trough, cornerRadius: 8)
  }

  /// The rows are as equal as can be.
  private var columnCount: Int {
    let longest = labels.map(\.count).max() ?? 1
    let width = Double(longest) * 7 + 12
    let fitting = max(1, min(labels.count, Int(SegmentedChoice.width / width)))
    // Nine places are a map of the space.
    if labels.count == 9 { return 3 }
    let rows = (labels.count + fitting - 1) / fitting
    return (labels.count + rows - 1) / rows
  }

  private static let width = 256.0
  private static let trough = Color(
    light: RGBA(hex: 0x000000, alpha: 0.07), dark: RGBA(hex: 0xFFFFFF, alpha: 0.08))
}
