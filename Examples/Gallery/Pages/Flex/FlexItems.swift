import Alidade

/// The children of a flex container in an example, one of which can be changed.
struct FlexItems: Equatable, Sendable {
  /// The children.
  var items: [FlexItemValues]
  /// Which of them the controls are about.
  var selection = 0

  /// Makes children, from their titles and the sizes of their letters.
  init(_ titles: [(String, Double)]) {
    items = titles.map { FlexItemValues(title: $0.0, size: $0.1) }
  }

  /// The child that the controls are about.
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

  /// The children in Swift.
  var lines: [String] { items.map(\.line) }

  static let three = FlexItems([("one", 14), ("two", 26), ("three", 14)])
  static let seven = FlexItems([
    ("one", 14), ("two", 26), ("three", 14), ("four", 14), ("five", 20), ("six", 14), ("seven", 14),
  ])
}

/// What a child of a flex container tells it.
struct FlexItemValues: Equatable, Sendable {
  let title: String
  let size: Double
  var grow = 0.0
  var shrink = 1.0
  var basis = Named("auto", FlexLength.auto)
  var alignment = Named("auto", FlexAlignment.auto)
  var margin = Named("0", FlexLength.zero)
  var order = 0
  var isAbsolute = false

  /// The child, with no more modifiers than it needs.
  func component(isSelected: Bool) -> AnyComponent {
    var component = AnyComponent(Tile(title, size: size, isSelected: isSelected))
    if grow != 0 { component = component.grow(grow) }
    if shrink != 1 { component = component.shrink(shrink) }
    if basis.name != "auto" { component = component.basis(basis.value) }
    if alignment.name != "auto" { component = component.alignSelf(alignment.value) }
    if margin.name != "0" { component = component.margin(margin.value) }
    if order != 0 { component = component.order(order) }
    if isAbsolute { component = component.absolute(top: 8, end: 8) }
    return component
  }

  /// The child in Swift.
  var line: String {
    var parts = [Tile.listing(title, size: size)]
    if grow != 0 { parts.append(".grow(\(grow == 1 ? "" : Listing.number(grow)))") }
    if shrink != 1 { parts.append(".shrink(\(Listing.number(shrink)))") }
    if basis.name != "auto" { parts.append(".basis(\(basis.expression))") }
    if alignment.name != "auto" { parts.append(".alignSelf(.\(alignment.name))") }
    if margin.name != "0" { parts.append(".margin(\(margin.expression))") }
    if order != 0 { parts.append(".order(\(order))") }
    if isAbsolute { parts.append(".absolute(top: 8, end: 8)") }
    return parts.joined()
  }
}
