import AlidadeCore
import AlidadeLayout

/// A component in a language of its own.
private struct InLanguage: Component, Equatable {
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
  /// Sets the language of the texts in the component, and the direction in which it is written.
  ///
  /// ```swift
  /// func body(_ context: Context<NoState>) -> some Component {
  ///   Window(context.text("Notes")) { NoteList() }
  ///     .language(Language(context.setting(.language)))
  /// }
  /// ```
  ///
  /// If the application isn't translated into the language, its texts are in the language that the
  /// user prefers otherwise. When the language changes, the components are rebuilt that have read a
  /// text; all keep their state.
  ///
  /// - Parameter language: the language; `nil` for that of the parent.
  public func language(_ language: Language?) -> some Component {
    InLanguage(language: language, content: AnyComponent(self))
  }
}
