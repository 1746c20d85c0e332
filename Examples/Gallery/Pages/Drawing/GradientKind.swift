/// A kind of gradient.
enum GradientKind: Hashable, Sendable, CaseIterable {
  case linear, radial, conic
}
