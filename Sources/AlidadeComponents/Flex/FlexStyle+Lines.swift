import AlidadeLayout

extension FlexStyle {
  /// Creates the style of a container that arranges its children along an axis.
  init(
    _ direction: FlexDirection, spacing: Double, alignment: FlexAlignment,
    justification: FlexAlignment
  ) {
    self.init()
    flexDirection = direction
    if isRow { columnGap = .finite(spacing) } else { rowGap = .finite(spacing) }
    alignItems = alignment
    justifyContent = justification
  }

  private var isRow: Bool { flexDirection == .row || flexDirection == .rowReverse }
}
