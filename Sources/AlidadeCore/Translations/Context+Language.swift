extension Context {
  /// The language of the texts here.
  ///
  /// Numbers and dates follow ``formats``. A component that reads it in its body is rebuilt when it
  /// changes.
  public var language: Language { localization.language }

  /// The locales for numbers and dates here.
  ///
  /// They are those that the user has set, or follow the language where a component has chosen one. Pass
  /// their ``Language/identifier`` to the formatters of other libraries, such as Foundation's
  /// `Locale(identifier:)`. A component that reads them in its body is rebuilt when they change.
  public var formats: FormatLocales { localization.formats }

  /// Returns a text of the application in the language here.
  ///
  /// ```swift
  /// Text(context.text("Moved to \(folder.name)"))
  /// ```
  ///
  /// If there is no translation, the text is as it was written. A component that calls this method
  /// in its body is rebuilt when the language changes. Outside of a body, the text is in the
  /// language of the newest generation. Can be called on any thread.
  ///
  /// - Parameters:
  ///   - template: the text in the language in which the application is written; a literal.
  ///   - context: a word that tells the text from equal ones that are translated differently; `nil`
  ///     for none.
  public func text(_ template: TextTemplate, context: String? = nil) -> String {
    text(LocalizedText(template, context: context))
  }

  /// Returns a text of the application that depends on a number, in the language here.
  ///
  /// ```swift
  /// context.text("Delete \(count) file", plural: "Delete \(count) files", count: count)
  /// ```
  ///
  /// - Parameters:
  ///   - singular: the text for 1 in the language in which the application is written; a literal.
  ///   - plural: the text for other numbers.
  ///   - count: the number, from which languages with more forms select one.
  ///   - context: a word that tells the text from equal ones that are translated differently; `nil`
  ///     for none.
  public func text(
    _ singular: TextTemplate, plural: TextTemplate, count: Int, context: String? = nil
  ) -> String {
    text(LocalizedText(singular, plural: plural, count: count, context: context))
  }

  /// Returns a text in the language here.
  public func text(_ text: LocalizedText) -> String { localization.text(text) }

  /// Returns a text of Alidade in the language here.
  package func standardText(_ template: TextTemplate, context: String? = nil) -> String {
    text(LocalizedText(standard: template, context: context))
  }

  /// The language here, with the translations into it.
  package var localization: Localization { environment(LocalizationKey.self) }
}
