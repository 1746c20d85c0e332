import AlidadeLayout

/// The layout that a host needs: everything that its result depends on other than the inputs of the
/// tree.
///
/// Two requests are equal if they have the same result for the same inputs.
struct LayoutRequest: Sendable, Equatable {
  /// The range of permitted sizes for the root.
  let range: SizeRange
  let context: LayoutContext
  /// A Boolean value that is `true` if only the visible part of the result is to be mounted.
  let isIncremental: Bool

  static func == (one: LayoutRequest, other: LayoutRequest) -> Bool {
    one.range == other.range && one.isIncremental == other.isIncremental
      && one.context.direction == other.context.direction
      && one.context.revision == other.context.revision
  }
}
