/// What one child tells the row or column it stands in.
public struct LinearItem: Hashable, Sendable {
  /// Its share of space that is left over; NaN and negative shares count as zero.
  public var grow: Double
  /// How readily it gives way when space is short, in proportion to its size; NaN and negative ones
  /// count as zero.
  public var shrink: Double
  /// The size along the axis before growing and shrinking, in points; `nil`, NaN and
  /// infinity mean the size of the content.
  public var basis: Double?
  /// Where it stands across the axis; `nil` means as its siblings do.
  public var alignment: LinearStyle.Alignment?
  /// The size along the axis below which shrinking does not go, in points; `nil` means the smallest
  /// size the content can take, as in CSS.
  public var minimum: Double?

  /// Makes an item with the defaults of CSS: it does not grow, and it shrinks.
  public init(
    grow: Double = 0, shrink: Double = 1, basis: Double? = nil,
    alignment: LinearStyle.Alignment? = nil, minimum: Double? = nil
  ) {
    self.grow = grow
    self.shrink = shrink
    self.basis = basis
    self.alignment = alignment
    self.minimum = minimum
  }
}
