import AlidadeRender

/// The translations of a program into one language, as `msgfmt` compiles them.
public struct TranslationCatalog: Sendable {
  /// The maximum size of a file with translations, in bytes: 16 MiB.
  public static let sizeLimit = 16 << 20

  private let messages: [String: [String]]
  private let plurals: PluralForms

  /// Creates a catalog from the content of an `.mo` file.
  ///
  /// - Throws: an error if the content is damaged, longer than ``sizeLimit`` or not in UTF-8.
  /// - Complexity: O(length).
  public init(_ content: [UInt8]) throws(TranslationError) {
    let file = try TranslationFile(content)
    messages = file.messages
    plurals = file.plurals
  }

  /// Creates a catalog from an `.mo` file.
  ///
  /// - Throws: an error if the file can't be read, or if its content isn't valid.
  public init(contentsOf path: String) throws(TranslationError) {
    let content: [UInt8]
    do throws(RegularFile.Failure) {
      let file = try RegularFile(path, limit: TranslationCatalog.sizeLimit)
      content = file.bytes(at: 0, count: file.byteCount)
    } catch {
      throw TranslationError(error.message)
    }
    try self.init(content)
  }

  /// The number of translated texts.
  public var count: Int { messages.count }

  /// Returns the translation of a text with its placeholders; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - id: the text in the source language.
  ///   - context: the context that distinguishes it from equal texts; `nil` for none.
  ///   - count: the number that selects a plural form; `nil` for a text without such forms.
  func translation(of id: String, context: String?, count: Int?) -> String? {
    let key = context.map { "\($0)\u{4}\(id)" } ?? id
    guard let forms = messages[key] else { return nil }
    let index = count.map { plurals.index(for: $0) } ?? 0
    let form = forms.indices.contains(index) ? forms[index] : forms[0]
    return form.isEmpty ? nil : form
  }
}
