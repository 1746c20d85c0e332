import AlidadeCore
import AlidadeRender

/// A component for text input: ``TextField``, ``TextEditor``, ``SearchField`` or ``SecureField``.
///
/// The text is part of the program's state, and the field shows it. Each edit is passed to
/// `onChange` immediately; when the closure returns, the field shows the text that is then in the
/// state. Therefore, a closure that changes the edited text works as a filter or a mask, and a
/// closure that does nothing rejects the edit. Change the state in the closure itself, not in a
/// task that it starts: an edit that isn't in the state when the closure returns counts as
/// rejected.
///
/// ```swift
/// TextField("Name", text: context.state.name) { name in
///   context.update { $0.name = name }
/// }
/// .maximumLength(40)
/// .onSubmit { save() }
/// ```
///
/// Text, selection and undo history survive when the field goes out of view or moves to another row
/// or window.
public protocol TextInputComponent: Component, Equatable where State == String {
  /// The kind of text input.
  static var kind: TextInputKind { get }

  /// The configuration of the field.
  var configuration: TextInputConfiguration { get set }

  /// Creates a field with a configuration.
  init(configuration: TextInputConfiguration)
}

extension TextInputComponent {
  /// Creates a field that shows text from the program's state.
  ///
  /// - Parameters:
  ///   - placeholder: the text shown while the field is empty.
  ///   - text: the text.
  ///   - onChange: called on the main thread with the text after the user's edit.
  public init(
    _ placeholder: String = "", text: String,
    onChange: @escaping @MainActor @Sendable (String) -> Void
  ) {
    let options = TextInputOptions(kind: Self.kind, placeholder: placeholder)
    self.init(
      configuration: TextInputConfiguration(
        options, .state(text, TextVersion(), Action(onChange))))
  }

  /// Creates a field with a binding.
  ///
  /// The other parameters are those of the initializer with a closure.
  public init(_ placeholder: String = "", text: Binding<String>) {
    self.init(placeholder, text: text.value) { text.set($0) }
    configuration.history = text.history
  }

  /// Creates a field that keeps its own text.
  ///
  /// - Parameters:
  ///   - placeholder: the text shown while the field is empty.
  ///   - initialText: the initial text.
  ///   - onChange: called on the main thread with the text after the user's edit.
  public init(
    _ placeholder: String = "", initialText: String = "",
    onChange: @escaping @MainActor @Sendable (String) -> Void = { _ in }
  ) {
    let options = TextInputOptions(kind: Self.kind, placeholder: placeholder)
    self.init(
      configuration: TextInputConfiguration(
        options, .own(initial: initialText, Action(onChange))))
  }

  /// Returns the initial text of a field that keeps its own text.
  public func initialState() -> String { configuration.source.initialText }

  /// Returns the component for text input.
  public func body(_ context: Context<String>) -> some Component {
    configuration.input(context)
  }
}
