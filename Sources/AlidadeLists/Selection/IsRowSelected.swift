import AlidadeCore

/// The environment key that tells the components of a row whether the row is selected.
///
/// ```swift
/// let isSelected = context.environment(IsRowSelected.self)
/// ```
///
/// Outside the rows of a list with a selection, the value is `false`.
public enum IsRowSelected: EnvironmentKey {
  /// The default value, `false`.
  public static let defaultValue = false
}
