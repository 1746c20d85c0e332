import AlidadeCore

/// The source of a field's text.
enum TextSource: Equatable, Sendable {
  /// The program's state, with an action for changes.
  case state(String, TextVersion, Action<String>)
  /// The field itself, with an initial text and an action for changes.
  case own(initial: String, Action<String>)

  /// The initial text of a field that keeps its own text; otherwise empty.
  var initialText: String {
    switch self {
    case .state: ""
    case .own(let initial, _): initial
    }
  }
}
