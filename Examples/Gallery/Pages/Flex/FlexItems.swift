import Alidade

/// The children of a flex container in an example, one of which is selected.
struct FlexItems: Equatable, Sendable {
  /// The children.
  var items: [FlexItemValues]
  /// The index of the selected child.
  var selection = 0

  /// Creates children from their titles and font sizes.
  init(_ titles: [(String, Double)]) {
    items = titles.map { FlexItemValues(title: $0.0, size: $0.1) }
  }

  /// The child that the controls change.
  var selected: FlexItemValues {
    get { items[selection] }
    set { items[selection] = newValue }
  }

  /// The children as components.
  var components: [AnyComponent] {
    items.enumerated().map { place, item in
      item.component(isSelected: place == selection).key(place)
    }
  }

  /// The Swift code of each child.
  var lines: [String] { items.map(\.line) }

  static let three = FlexItems([("one", 14), ("two", 26), ("three", 14)])
  static let seven = FlexItems([
    ("one", 14), ("two", 26), ("three", 14), ("four", 14), ("five", 20), ("six", 14), ("seven", 14),
  ])
}
