import AlidadeCore
import AlidadeRender

/// What the user types in: ``TextField``, ``TextEditor``, ``SearchField`` and ``SecureField``.
///
/// The text is part of the state of the program: what the field shows is what it is told. Whatever
/// the user types is handed to `onChange` at once, and when that returns the field shows what the
/// state then says. So a closure that changes what was typed works as a filter or a mask, and one
/// that does nothing keeps the text as it is. Change the state in the closure itself, not in a task
/// that it starts: what is not changed when it returns counts as refused.
///
/// ```swift
/// TextField("Name", text: context.state.name) { name in
///   context.update { $0.name = name }
/// }
/// .maximumLength(40)
/// .onSubmit { save() }
/// ```
///
/// Text, selection and undo survive when the field goes out of sight, into another row, or to
/// another window.
public protocol TextInputComponent: Component, Equatable where State == String {
  /// What the field is made for.
  static var kind: TextInputKind { get }

  /// All that the field was told.
  var configuration: TextInputConfiguration { get set }

  /// Makes a field that was told all this.
  init(configuration: TextInputConfiguration)
}

extension TextInputComponent {
  /// Makes a field that shows a text of the program's state.
  ///
  /// - Parameters:
  ///   - placeholder: what is shown while there is no text.
  ///   - text: the text.
  ///   - onChange: told what the user made of the text; on the main thread.
  public init(
    _ placeholder: String = "", text: String,
    onChange: @escaping @MainActor @Sendable (String) -> Void
  ) {
    let options = TextInputOptions(kind: Self.kind, placeholder: placeholder)
    self.init(
      configuration: TextInputConfiguration(
        options, .state(text, TextVersion(), Action(onChange))))
  }

  /// Makes a field that shows and changes a text; otherwise like the initializer with a closure.
  public init(_ placeholder: String = "", text: Binding<String>) {
    self.init(placeholder, text: text.value) { text.set($0) }
  }

  /// Makes a field that keeps its text itself.
  ///
  /// - Parameters:
  ///   - placeholder: what is shown while there is no text.
  ///   - initialText: what it starts with.
  ///   - onChange: told what the user made of the text; on the main thread.
  public init(
    _ placeholder: String = "", initialText: String = "",
    onChange: @escaping @MainActor @Sendable (String) -> Void = { _ in }
  ) {
    let options = TextInputOptions(kind: Self.kind, placeholder: placeholder)
    self.init(
      configuration: TextInputConfiguration(
        options, .own(initial: initialText, Action(onChange))))
  }

  /// The text that a field of its own starts with.
  public func initialState() -> String { configuration.source.initialText }

  /// The view that is typed in.
  public func body(_ context: Context<String>) -> some Component {
    configuration.input(context)
  }
}
