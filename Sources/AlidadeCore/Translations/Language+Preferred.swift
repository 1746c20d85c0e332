extension Language {
  /// Returns the languages that the user prefers, the most preferred first, from the variables
  /// that gettext reads: `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`.
  ///
  /// - Parameter variable: returns the value of an environment variable; `nil` if it isn't set.
  /// - Returns: the languages; none if the user wants programs in their source language, with the
  ///   locale `C`.
  public static func preferred(_ variable: (String) -> String?) -> [Language] {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variable($0) }.first { !$0.isEmpty }
    guard let locale, isTranslated(locale) else { return [] }
    guard let list = variable("LANGUAGE"), !list.isEmpty else {
      return [Language(locale)].compactMap { $0 }
    }
    var languages: [Language] = []
    for name in list.split(separator: ":").map(String.init) {
      guard isTranslated(name) else { break }
      if let language = Language(name), !languages.contains(language) { languages.append(language) }
    }
    return languages
  }

  private static func isTranslated(_ locale: String) -> Bool {
    let name = locale.split(separator: ".").first
    return name != "C" && name != "POSIX"
  }
}
