import AlidadeLayout

extension LayoutChildren {
  /// The same children, in whose lines the start is where `direction` says.
  public func facing(_ direction: LayoutDirection) -> LayoutChildren {
    var context = context
    context.direction = direction
    return LayoutChildren(of: owner, context)
  }
}
