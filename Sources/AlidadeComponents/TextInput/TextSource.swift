import AlidadeCore

/// Where the text of a field comes from.
enum TextSource: Equatable, Sendable {
  /// From outside, where changes are told to.
  case state(String, TextVersion, Action<String>)
  /// From the field itself, which starts with a text and tells of changes.
  case own(initial: String, Action<String>)

  /// What a field of its own starts with; `nil` for one that is told its text.
  var initialText: String {
    switch self {
    case .state: ""
    case .own(let initial, _): initial
    }
  }

  /// The component that shows the text.
  ///
  /// - Parameters:
  ///   - options: how it looks and behaves.
  ///   - context: what a field with a text of its own remembers it in.
  func input(
    _ options: TextInputOptions, onSubmit: Action<Void>?, _ context: Context<String>
  ) -> TextInput {
    switch self {
    case .state(let text, let version, let onChange):
      TextInput(
        text: text, version: version, options: options, onChange: onChange, onSubmit: onSubmit)
    case .own(_, let onChange):
      TextInput(
        text: context.state, version: TextVersion(), options: options,
        onChange: Action { text in
          context.update { $0 = text }
          onChange(text)
        }, onSubmit: onSubmit)
    }
  }
}
