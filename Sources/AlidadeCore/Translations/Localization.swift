import AlidadeLayout
import AlidadeRender

/// The language of a part of an application, with the translations into it.
package struct Localization: Sendable, Equatable {
  /// The languages that the user prefers, the most preferred first.
  private let preferred: [Language]
  private let translations: Translations
  /// A Boolean value that is `true` if a component has chosen the language.
  private let isChosen: Bool
  /// The locales that the user has set for numbers and dates.
  private let preferredFormats: FormatLocales?

  /// The language of the texts: the first preferred language in which the application is available.
  package let language: Language
  private let catalogs: [TranslationCatalog]
  private let standardCatalogs: [TranslationCatalog]

  /// Creates the language of an application.
  ///
  /// - Parameters:
  ///   - preferred: the languages that the user prefers, the most preferred first.
  ///   - translations: the languages in which the application is available.
  ///   - formats: the locales that the user has set for numbers and dates; `nil` for the language.
  package init(
    preferred: [Language], translations: Translations, formats: FormatLocales? = nil
  ) {
    self.init(preferred, translations, formats, isChosen: false)
  }

  private init(
    _ preferred: [Language], _ translations: Translations, _ formats: FormatLocales?, isChosen: Bool
  ) {
    self.preferred = preferred
    self.translations = translations
    self.isChosen = isChosen
    preferredFormats = formats
    if let source = translations.source {
      let found = Localization.find(preferred, in: translations, writtenIn: source)
      (language, catalogs) = (found.language, found.catalogs)
      standardCatalogs =
        Localization.find([language], in: .standard, writtenIn: .english).catalogs
    } else {
      language = preferred.first ?? .english
      catalogs = []
      standardCatalogs = Localization.find(preferred, in: .standard, writtenIn: .english).catalogs
    }
  }

  /// Returns a copy with another language, which comes before those that the user prefers.
  package func choosing(_ language: Language) -> Localization {
    let others = preferred.filter { $0 != language }
    return Localization([language] + others, translations, preferredFormats, isChosen: true)
  }

  /// The direction of windows; `nil` for the toolkit's direction, because neither the application
  /// nor a component has specified its languages.
  package var windowDirection: LayoutDirection? {
    translations.source != nil || isChosen ? language.layoutDirection : nil
  }

  /// The locales for numbers and dates: those that the user has set, unless a component has chosen
  /// the language.
  var formats: FormatLocales {
    let own = FormatLocales(numbers: language, dates: language)
    return isChosen ? own : preferredFormats ?? own
  }

  package static func == (one: Localization, other: Localization) -> Bool {
    one.preferred == other.preferred && one.translations == other.translations
      && one.isChosen == other.isChosen && one.preferredFormats == other.preferredFormats
  }

  /// Returns the language of the texts, and its catalogs in the order in which they are searched.
  ///
  /// The search ends with the language in which the texts are written, because the user prefers it
  /// to those after it.
  private static func find(
    _ preferred: [Language], in translations: Translations, writtenIn source: Language
  ) -> (language: Language, catalogs: [TranslationCatalog]) {
    var language: Language?
    var catalogs: [TranslationCatalog] = []
    for wanted in preferred {
      let found = wanted.candidates.compactMap { translations.catalog(for: $0) }
      catalogs += found
      if !found.isEmpty || source.isReadable(by: wanted) { language = language ?? wanted }
      if source.isReadable(by: wanted) { break }
    }
    return (language ?? source, catalogs)
  }

  // MARK: - Texts

  /// Returns a text in the language.
  package func text(_ text: LocalizedText) -> String {
    let catalogs =
      switch text.domain {
      case .application: catalogs
      case .standard: standardCatalogs
      case .verbatim: [TranslationCatalog]()
      }
    for catalog in catalogs {
      let found = catalog.translation(
        of: text.template.id, context: text.context, count: text.plural?.count)
      guard let found else { continue }
      if !text.hasPlaceholders { return found }
      guard text.hasConsistentValues else {
        Localization.reportInconsistentValues(of: text)
        break
      }
      if let filled = fill(found, text) { return filled }
    }
    return text.sourceText
  }

  /// Returns a translation with values; `nil` if its placeholders differ from those of the text.
  private func fill(_ translation: String, _ text: LocalizedText) -> String? {
    let values = text.arguments
    if let pattern = TextPattern(translation),
      pattern.matches(values.count, allowsOmission: text.plural != nil)
    {
      return pattern.filled(with: values)
    }
    Diagnostics.reportOnce(
      Diagnostic(
        "A translation has other placeholders than its text.",
        values: [
          "language     \(language)", "text         \(text.template.id)",
          "translation  \(translation)",
        ],
        remedy: """
          A translation has %s or %1$s, %2$s … for each value, and %% for a percent sign; Scripts/translations finds \
          mistakes. Until then, the text is shown as it was written.
          """))
    return nil
  }
}

extension Localization {
  private static func reportInconsistentValues(of text: LocalizedText) {
    Diagnostics.reportOnce(
      Diagnostic(
        "The forms of a text for 1 and for other numbers have different values.",
        values: [
          "for 1              \(text.template.id)",
          "for other numbers  \(text.plural?.template.id ?? "")",
        ],
        remedy: """
          A translation has one list of values for both forms, so the values of one form must be the first values of the \
          other. Write the number in both forms: "\\(count) file in \\(folder)". Until then, the text isn't translated.
          """))
  }
}

/// The environment key of the language.
package enum LocalizationKey: EnvironmentKey {
  package static let defaultValue = Localization(preferred: [], translations: Translations())
}

extension ComponentHost {
  /// Sets the language of all components.
  ///
  /// Only components that have read it, or a text, are rebuilt.
  ///
  /// - Parameters:
  ///   - preferred: the languages that the user prefers, the most preferred first.
  ///   - translations: the languages in which the application is available.
  ///   - formats: the locales that the user has set for numbers and dates; `nil` for the language
  ///     of the texts.
  public func setLanguages(
    _ preferred: [Language], translations: Translations = Translations(),
    formats: FormatLocales? = nil
  ) {
    setEnvironment(
      LocalizationKey.self,
      Localization(preferred: preferred, translations: translations, formats: formats))
  }
}
