/// The locales for formatting numbers and dates, which can differ from the language of the texts.
///
/// ```swift
/// let locale = Locale(identifier: context.formats.dates.identifier)
/// Text(date.formatted(.dateTime.locale(locale)))
/// ```
public struct FormatLocales: Hashable, Sendable {
  /// The language and the region for numbers.
  public var numbers: Language
  /// The language and the region for dates and times.
  public var dates: Language

  /// Creates locales.
  public init(numbers: Language, dates: Language) {
    self.numbers = numbers
    self.dates = dates
  }

  /// Returns the locales that the user has set, from the variables that the C library reads:
  /// `LC_ALL`, then `LC_NUMERIC` or `LC_TIME`, then `LANG`.
  ///
  /// - Parameter variable: returns the value of an environment variable; `nil` if it isn't set.
  /// - Returns: the locales, or `nil` if no variable names a language (`C` doesn't name one); if
  ///   only one variable does, its language applies to both.
  public static func preferred(_ variable: (String) -> String?) -> FormatLocales? {
    func locale(_ category: String) -> Language? {
      let name = ["LC_ALL", category, "LANG"].compactMap { variable($0) }.first { !$0.isEmpty }
      return name.flatMap { Language($0) }
    }
    let (numbers, dates) = (locale("LC_NUMERIC"), locale("LC_TIME"))
    guard let either = numbers ?? dates else { return nil }
    return FormatLocales(numbers: numbers ?? either, dates: dates ?? either)
  }
}
