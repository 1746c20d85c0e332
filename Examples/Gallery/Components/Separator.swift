import Alidade

/// A thin line.
struct Separator: Component, Equatable {
  /// The axis of the line.
  var axis = Axis.horizontal

  var body: some Component {
    Box(background: .separator)
      .frame(width: axis == .vertical ? 1 : nil, height: axis == .vertical ? nil : 1).shrink(0)
  }
}
