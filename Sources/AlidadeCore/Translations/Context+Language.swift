extension Context {
  /// The language of the component's texts.
  ///
  /// Numbers and dates follow ``formats``. A component that reads this property in its body is
  /// rebuilt when the language changes.
  public var language: Language { localization.language }

  /// The component's locales for numbers and dates.
  ///
  /// These are the locales that the user has set, unless a component has chosen a language; then
  /// they follow the language. Pass their ``Language/identifier`` to the formatters of other
  /// libraries, such as Foundation's `Locale(identifier:)`. A component that reads this property in
  /// its body is rebuilt when the locales change.
  public var formats: FormatLocales { localization.formats }

  /// Returns a text of the application in the component's language.
  ///
  /// ```swift
  /// Text(context.text("Moved to \(folder.name)"))
  /// ```
  ///
  /// If there is no translation, the text is returned as it was written. A component that calls
  /// this method in its body is rebuilt when the language changes. Outside a body, the text is in
  /// the language of the newest generation. This method can be called on any thread.
  ///
  /// - Parameters:
  ///   - template: the text in the application's source language; a literal.
  ///   - context: a word that distinguishes the text from equal texts that are translated
  ///     differently; `nil` for none.
  public func text(_ template: TextTemplate, context: String? = nil) -> String {
    text(LocalizedText(template, context: context))
  }

  /// Returns a text of the application that depends on a number, in the component's language.
  ///
  /// ```swift
  /// context.text("Delete \(count) file", plural: "Delete \(count) files", count: count)
  /// ```
  ///
  /// - Parameters:
  ///   - singular: the text for 1 in the application's source language; a literal.
  ///   - plural: the text for other numbers.
  ///   - count: the number, which selects the plural form in every language.
  ///   - context: a word that distinguishes the text from equal texts that are translated
  ///     differently; `nil` for none.
  public func text(
    _ singular: TextTemplate, plural: TextTemplate, count: Int, context: String? = nil
  ) -> String {
    text(LocalizedText(singular, plural: plural, count: count, context: context))
  }

  /// Returns a text in the component's language.
  public func text(_ text: LocalizedText) -> String { localization.text(text) }

  /// Returns a text of Alidade in the component's language.
  package func standardText(_ template: TextTemplate, context: String? = nil) -> String {
    text(LocalizedText(standard: template, context: context))
  }

  /// The component's language, with the translations into it.
  package var localization: Localization { environment(LocalizationKey.self) }
}
