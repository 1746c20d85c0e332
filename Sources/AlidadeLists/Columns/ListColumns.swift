import AlidadeLayout

/// The columns of a list whose rows are side by side.
public struct ListColumns: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case count(Int)
    case adaptive(Double)
  }

  private let kind: Kind

  /// Returns columns of the same width.
  ///
  /// - Parameter count: the number of columns; values below one count as one.
  public static func equal(_ count: Int) -> ListColumns { ListColumns(kind: .count(count)) }

  /// Returns as many columns of the same width as fit.
  ///
  /// - Parameter width: the minimum width of a column, in points; values below one and nonfinite
  ///   values result in one column.
  public static func adaptive(minimum width: Double) -> ListColumns {
    ListColumns(kind: .adaptive(width))
  }

  /// Returns the columns in a list of a width, in points.
  func fitting(_ width: Double, spacing: Double, _ grid: PixelGrid) -> RowColumns {
    let wanted =
      switch kind {
      case .count(let count): Double(count)
      case .adaptive(let minimum) where minimum >= 1 && minimum.isFinite:
        ((width + spacing) / (minimum + spacing)).rounded(.down)
      case .adaptive: 1.0
      }
    // No column is narrower than a point.
    let count = max(1, min(wanted, (width / (spacing + 1)).rounded(.down)))
    let room = max(0, width - (count - 1) * spacing)
    let pixels = (room / count * grid.scale + 0.001).rounded(.down)
    return RowColumns(
      count: Int(count), width: pixels / grid.scale, spacing: spacing, listWidth: width)
  }
}
