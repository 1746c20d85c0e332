/// What a component that places others says of itself, whatever is inside it and around it.
///
/// Asked once, when the component is built and its type is known; to ask it again through `any
/// LayoutComponent` would cost more than to remember the answers.
struct PlacingTraits: Sendable {
  /// Whether a child that stands for several components, or for none, counts as one.
  var keepsGroupsTogether = false
  /// Whether the component scrolls what is in it.
  var scrolls = false
  /// The place among the children of the one that it modifies.
  var modifiedChild: Int?
  /// The axes along which it takes all it is offered.
  var expandingAxes: FlexAxes = []

  /// What holds for a component that places nothing.
  init() {}

  init<C: LayoutComponent>(_ component: C) {
    keepsGroupsTogether = component.keepsGroupsTogether
    scrolls = component.scrolls
    modifiedChild = component.modifiedChild
    if component.fillsSpace(along: .horizontal) { expandingAxes.insert(.horizontal) }
    if component.fillsSpace(along: .vertical) { expandingAxes.insert(.vertical) }
  }
}
