import AlidadeCore

/// Where the text of a field comes from.
enum TextSource: Equatable, Sendable {
  /// From outside, where changes are told to.
  case state(String, TextVersion, Action<String>)
  /// From the field itself, which starts with a text and tells of changes.
  case own(initial: String, Action<String>)

  /// What a field of its own starts with; empty for one that is told its text.
  var initialText: String {
    switch self {
    case .state: ""
    case .own(let initial, _): initial
    }
  }
}
