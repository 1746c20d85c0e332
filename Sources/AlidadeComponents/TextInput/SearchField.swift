import AlidadeCore
import AlidadeRender

/// A line of text that something is looked for with.
///
/// The text is part of the state of the program: what the field shows is what it is told. Whatever
/// the user types is handed to `onChange` at once, and when that returns the field shows what the
/// state then says. So a closure that changes what was typed works as a filter or a mask, and one
/// that does nothing keeps the text as it is. Change the state in the closure itself, not in a task
/// that it starts: what is not changed when it returns counts as refused.
///
/// ```swift
/// SearchField("Search", text: context.state.query) { query in
///   context.update { $0.query = query }
/// }
/// ```
///
/// Text, selection, undo, and what is being composed with an input method survive when the field
/// goes out of sight, into another row, or to another window.
public struct SearchField: Component, Equatable {
  /// The text, of a field that keeps it itself.
  public typealias State = String

  private let source: TextSource
  private let options: TextInputOptions
  private let onSubmit: Action<Void>?

  /// Makes a field that shows a text of the program's state.
  ///
  /// - Parameters:
  ///   - placeholder: what is shown while there is no text.
  ///   - text: the text.
  ///   - maximumLength: how many characters the user may enter; `nil` for any number. A text of the
  ///     state is not cut off.
  ///   - isEnabled: whether it can be used.
  ///   - isEditable: whether the text can be changed; one that cannot be can still be selected.
  ///   - style: how the text looks.
  ///   - validation: what is shown about the text.
  ///   - purpose: what kind of text is expected.
  ///   - label: the name for assistive technologies; `nil` for the placeholder.
  ///   - onChange: told what the user made of the text; on the main thread.
  ///   - onSubmit: called when the user presses Return.
  public init(
    _ placeholder: String = "", text: String, maximumLength: Int? = nil,
    isEnabled: Bool = true, isEditable: Bool = true, style: TextStyle = TextStyle(),
    validation: TextInputValidation = .none, purpose: TextInputPurpose = .anything,
    label: String? = nil, onChange: @escaping @MainActor @Sendable (String) -> Void,
    onSubmit: (@MainActor @Sendable () -> Void)? = nil
  ) {
    source = .state(text, TextVersion(), Action(onChange))
    options = TextInputOptions(
      kind: .search, placeholder: placeholder, maximumLength: maximumLength, isEnabled: isEnabled,
      isEditable: isEditable, style: style, validation: validation, purpose: purpose, label: label
    ).checked("SearchField")
    self.onSubmit = onSubmit.map { Action($0) }
  }

  /// Makes a field that keeps its text itself.
  ///
  /// - Parameters:
  ///   - placeholder: what is shown while there is no text.
  ///   - initialText: what it starts with.
  ///   - maximumLength: how many characters the user may enter; `nil` for any number.
  ///   - isEnabled: whether it can be used.
  ///   - isEditable: whether the text can be changed.
  ///   - style: how the text looks.
  ///   - validation: what is shown about the text.
  ///   - purpose: what kind of text is expected.
  ///   - label: the name for assistive technologies; `nil` for the placeholder.
  ///   - onChange: told what the user made of the text; on the main thread.
  ///   - onSubmit: called when the user presses Return.
  public init(
    _ placeholder: String = "", initialText: String = "", maximumLength: Int? = nil,
    isEnabled: Bool = true, isEditable: Bool = true, style: TextStyle = TextStyle(),
    validation: TextInputValidation = .none, purpose: TextInputPurpose = .anything,
    label: String? = nil, onChange: @escaping @MainActor @Sendable (String) -> Void = { _ in },
    onSubmit: (@MainActor @Sendable () -> Void)? = nil
  ) {
    source = .own(initial: initialText, Action(onChange))
    options = TextInputOptions(
      kind: .search, placeholder: placeholder, maximumLength: maximumLength, isEnabled: isEnabled,
      isEditable: isEditable, style: style, validation: validation, purpose: purpose, label: label
    ).checked("SearchField")
    self.onSubmit = onSubmit.map { Action($0) }
  }

  /// The text that a field of its own starts with.
  public func initialState() -> String { source.initialText }

  /// The view that is typed in.
  public func body(_ context: Context<String>) -> some Component {
    source.input(options, onSubmit: onSubmit, context)
  }
}
