import AlidadeRender
import Synchronization

/// The languages of an application: the language it is written in, and the languages it is
/// translated into.
///
/// `Scripts/translations` writes the translations of an application as Swift code:
///
/// ```swift
/// @main struct Notes: App {
///   let translations = Translations.notes
///   …
/// }
/// ```
///
/// Only the catalogs of the languages in use are read.
public struct Translations: Sendable, Equatable {
  /// The language that the application is written in; `nil` if it isn't specified.
  public let source: Language?
  private let sources: [Source]

  /// Creates the description of an application that specifies no languages: Alidade's own texts are
  /// in the user's language, if they are available in it.
  public init() {
    source = nil
    sources = []
  }

  /// Creates translations from catalogs.
  ///
  /// - Parameters:
  ///   - source: the application's source language.
  ///   - catalogs: the translations by language.
  public init(source: Language, catalogs: [Language: TranslationCatalog] = [:]) {
    self.source = source
    sources = catalogs.sorted { $0.key.identifier < $1.key.identifier }.map { language, catalog in
      Source(language) { catalog }
    }
  }

  /// Creates translations from catalogs in the code of a program, as `Scripts/translations` writes
  /// it.
  ///
  /// - Parameters:
  ///   - source: the application's source language.
  ///   - embedded: the contents of `.mo` files in Base64, by language. Damaged contents are
  ///     reported when they are first used, and count as empty.
  public init(source: Language, embedded: KeyValuePairs<Language, String>) {
    self.source = source
    sources = embedded.map { language, text in
      Source(language) {
        guard let bytes = Base64.decode(text) else { throw TranslationError("It isn't in Base64.") }
        return try TranslationCatalog(bytes)
      }
    }
  }

  /// The languages that the application is available in: its source language, and those that it is
  /// translated into, by name.
  public var languages: [Language] {
    let translated = sources.map(\.language).filter { $0 != source }
    return ([source].compactMap { $0 } + translated).sorted { $0.identifier < $1.identifier }
  }

  /// Returns the catalog of exactly this language.
  func catalog(for language: Language) -> TranslationCatalog? {
    sources.first { $0.language == language }?.catalog
  }

  /// Returns `true` if both have the same languages and catalogs.
  public static func == (one: Translations, other: Translations) -> Bool {
    one.source == other.source && one.sources.elementsEqual(other.sources, by: ===)
  }

  /// A catalog that is read when it is first used.
  private final class Source: Sendable {
    let language: Language
    private let read: @Sendable () throws -> TranslationCatalog
    private let known = Mutex<TranslationCatalog??>(nil)

    init(_ language: Language, read: @escaping @Sendable () throws -> TranslationCatalog) {
      self.language = language
      self.read = read
    }

    /// The catalog; `nil` if it can't be read, which is reported once.
    var catalog: TranslationCatalog? {
      known.withLock { known in
        if let known { return known }
        let catalog = readOrReport()
        known = .some(catalog)
        return catalog
      }
    }

    private func readOrReport() -> TranslationCatalog? {
      do {
        return try read()
      } catch {
        Diagnostics.report(
          Diagnostic(
            "Translations can't be read.",
            values: ["language  \(language)", "reason    \(error)"],
            remedy: """
              Compile them again with Scripts/translations. Until then, texts are in another language that the user \
              reads, or as they were written.
              """))
        return nil
      }
    }
  }
}
