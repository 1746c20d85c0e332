/// The kind of a view that the user types in.
public enum TextInputKind: Hashable, Sendable, CaseIterable {
  /// One line of text.
  case singleLine
  /// Any number of lines.
  case multiLine
  /// One line of text to search for.
  case search
  /// One line of hidden text, such as a password.
  case secure

  /// The portable kind of the view.
  public var viewKind: PortableViewClass.Kind {
    switch self {
    case .singleLine: .textField
    case .multiLine: .textEditor
    case .search: .searchField
    case .secure: .secureField
    }
  }

  /// The role of the view for assistive technologies.
  public var role: AccessibilityRole {
    switch self {
    case .singleLine, .multiLine: .textBox
    case .search: .searchBox
    case .secure: .passwordBox
    }
  }
}
