import AlidadeCore

/// A component with its own language.
private struct InLanguage: ModifierComponent, Equatable {
  let language: Language?
  let content: AnyComponent

  func body(_ context: Context<NoState>) -> some Component {
    let outer = context.localization
    let inner = language.map { outer.choosing($0) } ?? outer
    Directed(
      content.environment(LocalizationKey.self, inner),
      language == nil ? nil : inner.language.layoutDirection)
  }
}

extension Component {
  /// Sets the language of the texts in the component, and the layout direction of that language.
  ///
  /// ```swift
  /// func body(_ context: Context<NoState>) -> some Component {
  ///   Window(context.text("Notes")) { NoteList() }
  ///     .language(Language(context.setting(.language)))
  /// }
  /// ```
  ///
  /// If the application isn't translated into the language, its texts are in the user's next
  /// preferred language. When the language changes, the components that have read a text are
  /// rebuilt; all components keep their state.
  ///
  /// - Parameter language: the language; `nil` for the parent's language.
  public func language(_ language: Language?) -> some Component {
    InLanguage(language: language, content: AnyComponent(self))
  }
}
