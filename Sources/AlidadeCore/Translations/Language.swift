import AlidadeLayout
import AlidadeRender

/// A language, with the script and the region if they matter, such as Portuguese in Brazil.
///
/// ```swift
/// let language: Language = "pt-BR"
/// ```
public struct Language: Hashable, Sendable {
  /// The code of the language in lower case, such as `pt`.
  public let code: String
  /// The code of the script, such as `Latn`; `nil` for the language's usual script.
  public let script: String?
  /// The code of the region in upper case, such as `BR`; `nil` for none.
  public let region: String?

  /// Creates a language from a name such as `de`, `pt-BR`, `sr_RS.UTF-8@latin` or `zh-Hant-TW`.
  ///
  /// The encoding and parts of other kinds are ignored.
  ///
  /// - Returns: `nil` if the text doesn't name a language, as `C` and `POSIX` don't.
  public init?(_ name: String) {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)[0]
    let subtags = base.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let code = subtags.first, (2...8).contains(code.utf8.count), Language.isLetters(code),
      name.utf8.count <= Language.longestName, code.lowercased() != "posix"
    else { return nil }
    self.code = code.lowercased()
    let further = subtags.dropFirst()
    let named = further.first { $0.utf8.count == 4 && Language.isLetters($0) }
    script =
      named.map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      ?? (parts.count > 1 ? Language.scripts[parts[1].lowercased()] : nil)
    region = further.first(where: Language.isRegion).map { $0.uppercased() }
  }

  private init(code: String, script: String?, region: String?) {
    self.code = code
    self.script = script
    self.region = region
  }

  /// English, the language of Alidade's own words.
  public static let english = Language(code: "en", script: nil, region: nil)

  /// The name according to BCP 47, such as `pt-BR` or `sr-Latn-RS`, for the formatters of other
  /// libraries.
  public var identifier: String {
    [code, script, region].compactMap { $0 }.joined(separator: "-")
  }

  /// The direction that the language is written in.
  public var layoutDirection: LayoutDirection {
    let isRightToLeft =
      script.map { Language.rightToLeftScripts.contains($0) }
      ?? Language.rightToLeftLanguages.contains(code)
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The language and its generalizations, in the order in which translations are looked up.
  var candidates: [Language] {
    var result = [self]
    for candidate in [
      Language(code: code, script: script, region: nil),
      Language(code: code, script: nil, region: region),
      Language(code: code, script: nil, region: nil),
    ] where !result.contains(candidate) { result.append(candidate) }
    return result
  }

  /// Returns `true` if a reader of one language also reads the other.
  func isReadable(by other: Language) -> Bool {
    code == other.code && (script == nil || other.script == nil || script == other.script)
  }

  // MARK: - Parts

  private static let longestName = 100

  private static func isLetters(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
  }

  private static func isRegion(_ text: Substring) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return text.utf8.count == 2 && isLetters(text)
      || text.utf8.count == 3 && text.utf8.allSatisfy(digits.contains)
  }

  /// The scripts by their names in the locales of the C library.
  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva", "hebrew": "Hebr",
  ]

  private static let rightToLeftScripts: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  private static let rightToLeftLanguages: Set = [
    "ar", "arc", "azb", "bal", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn",
    "nqo", "pnb", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}

extension Language: ExpressibleByStringLiteral {
  /// Creates a language from its name; English if the text doesn't name one, which is reported.
  public init(stringLiteral name: String) {
    guard let language = Language(name) else {
      Diagnostics.report(
        Diagnostic(
          "\(name.debugDescription) isn't the name of a language.",
          remedy: "Write a name such as \"de\" or \"pt-BR\". Until then, the language is English."))
      self = .english
      return
    }
    self = language
  }
}

extension Language: CustomStringConvertible {
  /// The identifier of the language.
  public var description: String { identifier }
}
