import Alidade

/// The flex item properties of a child.
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

  /// Returns the child with only the modifiers that it needs.
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

  /// The Swift code of the child.
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
