import AlidadeCore
import AlidadeLayout

/// What a child tells the grid it stands in.
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
  /// Says how many cells of a ``Grid`` the component covers.
  ///
  /// - Parameters:
  ///   - columns: the number of columns; one that covers more than there are covers all of them.
  ///   - rows: the number of rows, at most 1000. A number below 1 is reported and counts as 1.
  public func gridSpan(columns: Int = 1, rows: Int = 1) -> AnyComponent {
    trait(
      GridTraits.Span.self,
      GridSpan(
        columns: ParameterCheck.count(columns, "A span of columns"),
        rows: ParameterCheck.count(rows, "A span of rows")))
  }

  /// Says where the component stands in its cell of a ``Grid``, otherwise than its siblings.
  ///
  /// - Parameters:
  ///   - horizontal: where from side to side; `nil` as the grid says.
  ///   - vertical: where from top to bottom; `nil` as the grid says.
  public func gridAlignment(
    horizontal: GridAlignment? = nil, vertical: GridAlignment? = nil
  ) -> AnyComponent {
    var component = AnyComponent(self)
    if let horizontal { component.traits[GridTraits.Horizontal.self] = horizontal }
    if let vertical { component.traits[GridTraits.Vertical.self] = vertical }
    return component
  }
}
