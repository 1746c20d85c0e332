/// What a view that the user types in is made for.
public enum TextInputKind: Hashable, Sendable, CaseIterable {
  /// One line of text.
  case singleLine
  /// Any number of lines.
  case multiLine
  /// One line that something is looked for with.
  case search
  /// One line that is not shown, such as a password.
  case secure

  /// The kind of view.
  public var viewKind: PortableViewClass.Kind {
    switch self {
    case .singleLine: .textField
    case .multiLine: .textEditor
    case .search: .searchField
    case .secure: .secureField
    }
  }

  /// What such a view is to assistive technologies.
  public var role: AccessibilityRole {
    switch self {
    case .singleLine, .multiLine: .textBox
    case .search: .searchBox
    case .secure: .passwordBox
    }
  }
}
