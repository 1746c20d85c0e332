import AlidadeCore

/// The search of a header bar.
struct HeaderSearch: Equatable, Sendable {
  let text: Binding<String>
  let isOpen: Binding<Bool>?
  /// The text in the empty field; `nil` for the standard text.
  let prompt: String?
  let placement: HeaderBar.SearchPlacement
  let opensOnTyping: Bool
  /// The action for Enter in the field; `nil` if there is none.
  let onSubmit: Action<Void>?
}

extension HeaderBar {
  /// The place of a search field.
  public enum SearchPlacement: Hashable, Sendable {
    /// In the bar, instead of the title; below the bar if the bar is too narrow for it.
    case inBar
    /// Below the bar.
    case belowBar
  }
}

/// The environment key of the search of the enclosing header bar, which is open if the value is
/// `true`; `nil` if there is none.
enum HeaderSearchKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

/// A message that opens or closes the search of a header bar.
struct SetSearch: Sendable {
  let isOpen: Bool
}
