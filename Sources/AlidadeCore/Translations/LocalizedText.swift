/// A text that is translated when it is shown.
///
/// ```swift
/// enum Folder {
///   case inbox, archive
///   var title: LocalizedText {
///     switch self {
///     case .inbox: LocalizedText("Inbox")
///     case .archive: LocalizedText("Archive", context: "folder")
///     }
///   }
/// }
///
/// Text(context.text(folder.title))     // in a body
/// ```
public struct LocalizedText: Hashable, Sendable {
  /// The set of texts in which a translation is looked up.
  enum Domain: Hashable, Sendable {
    /// The texts of the application.
    case application
    /// The texts of Alidade.
    case standard
    /// No set: the text is shown verbatim.
    case verbatim
  }

  let template: TextTemplate
  /// The text for numbers other than 1, and the number.
  let plural: Plural?
  let context: String?
  let domain: Domain

  struct Plural: Hashable, Sendable {
    let template: TextTemplate
    let count: Int
  }

  init(_ template: TextTemplate, plural: Plural? = nil, context: String?, domain: Domain) {
    self.template = template
    self.plural = plural
    self.context = context
    self.domain = domain
  }

  /// Creates a text of the application.
  ///
  /// - Parameters:
  ///   - template: the text in the application's source language; a literal.
  ///   - context: a word that distinguishes the text from equal texts that are translated
  ///     differently; `nil` for none.
  public init(_ template: TextTemplate, context: String? = nil) {
    self.init(template, context: context, domain: .application)
  }

  /// Creates a text of the application that depends on a number.
  ///
  /// - Parameters:
  ///   - singular: the text for 1 in the application's source language; a literal.
  ///   - plural: the text for other numbers. The values of one text are the first values of the
  ///     other, in the same order; otherwise, the text isn't translated, which is reported.
  ///   - count: the number, which selects the plural form in every language.
  ///   - context: a word that distinguishes the text from equal texts that are translated
  ///     differently; `nil` for none.
  public init(
    _ singular: TextTemplate, plural: TextTemplate, count: Int, context: String? = nil
  ) {
    self.init(
      singular, plural: Plural(template: plural, count: count), context: context,
      domain: .application)
  }

  /// Creates a text of Alidade.
  package init(standard template: TextTemplate, context: String? = nil) {
    self.init(template, context: context, domain: .standard)
  }

  /// Creates a text that is the same in all languages, such as a name that the user has typed.
  public init(verbatim text: String) {
    self.init(TextTemplate(text), context: nil, domain: .verbatim)
  }

  /// The text for the number, in the source language.
  private var original: TextTemplate {
    guard let plural, plural.count.magnitude != 1 else { return template }
    return plural.template
  }

  /// The text in the source language, with its values.
  var sourceText: String {
    let original = original
    if original.arguments.isEmpty { return original.id }
    return TextPattern(original.id)?.filled(with: original.arguments) ?? original.id
  }

  /// The values for a translation: those of the form with more values.
  ///
  /// The plural has more values than the singular if the singular says "one file".
  var arguments: [String] {
    guard let plural else { return template.arguments }
    return plural.template.arguments.count >= template.arguments.count
      ? plural.template.arguments : template.arguments
  }

  /// A Boolean value that is `true` if the values of one form are the first values of the other.
  ///
  /// Otherwise, a placeholder of a translation has no certain meaning: translators see one list of
  /// values for both forms, and each language decides which numbers take which form.
  var hasConsistentValues: Bool {
    guard let plural else { return true }
    return zip(template.arguments, plural.template.arguments).allSatisfy { $0 == $1 }
  }

  /// A Boolean value that is `true` if a translation has placeholders and escaped percent signs.
  var hasPlaceholders: Bool { !arguments.isEmpty }
}
