import AlidadeCore
import AlidadeLayout

/// The traits of a child for its grid.
enum GridTraits {
  enum Span: TraitKey {
    static var defaultValue: GridSpan { GridSpan() }
  }

  enum Horizontal: TraitKey {
    static var defaultValue: GridAlignment? { nil }
  }

  enum Vertical: TraitKey {
    static var defaultValue: GridAlignment? { nil }
  }
}

extension Component {
  /// Sets the number of cells of a ``Grid`` that the component spans.
  ///
  /// - Parameters:
  ///   - columns: the number of columns; a larger number than the grid has spans all columns.
  ///   - rows: the number of rows, at most 1000. A number below 1 is reported and counts as 1.
  public func gridSpan(columns: Int = 1, rows: Int = 1) -> AnyComponent {
    trait(
      GridTraits.Span.self,
      GridSpan(
        columns: ParameterCheck.count(columns, "A column span"),
        rows: ParameterCheck.count(rows, "A row span")))
  }

  /// Sets the alignment of the component in its cell of a ``Grid``, overriding the grid's
  /// alignment.
  ///
  /// - Parameters:
  ///   - horizontal: the horizontal alignment; `nil` for the alignment of the grid.
  ///   - vertical: the vertical alignment; `nil` for the alignment of the grid.
  public func gridAlignment(
    horizontal: GridAlignment? = nil, vertical: GridAlignment? = nil
  ) -> AnyComponent {
    var component = AnyComponent(self)
    if let horizontal { component.traits[GridTraits.Horizontal.self] = horizontal }
    if let vertical { component.traits[GridTraits.Vertical.self] = vertical }
    return component
  }
}
