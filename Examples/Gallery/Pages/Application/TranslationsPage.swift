import Alidade
import Foundation

/// A page about texts in several languages.
struct TranslationsPage: LayoutPage {
  var language = TranslationsPage.languages[0]
  var count = 3

  static let name = "Translations"
  static let summary =
    "Texts in the language of the user, with the plural forms of each language, and numbers and dates."
  static let family = LayoutFamily.application
  static let stage = Stage(width: 440, height: 240)

  private static let languages: [Named<Language?>] = [
    Named("nil", nil), Named("\"en\"", "en"), Named("\"de\"", "de"), Named("\"ar\"", "ar"),
  ]

  static let sections: [ControlSection<TranslationsPage>] = [
    ControlSection(
      "Texts",
      [.choice("Language", \.language, languages), .count("Stars", \.count, 0...12)])
  ]

  var example: ComponentList {
    TranslationsExample(count: count).language(language.value)
  }

  var listing: String {
    """
    Text(
      context.text(
        "\\(count) star", plural: "\\(count) stars",
        count: \(count)))
    Text(price.formatted(.number.locale(
      Locale(identifier: context.formats.numbers.identifier))))

    Stars(count: \(count)).language(\(language.name))
    """
  }
}

/// A number of stars in words, and a command whose title is one of Alidade's own texts.
struct TranslationsExample: Component, Equatable {
  let count: Int

  /// The day of the first release of GTK.
  private static let day = Date(timeIntervalSince1970: 892_512_000)

  func body(_ context: Context<NoState>) -> some Component {
    let (numbers, dates) = (context.formats.numbers, context.formats.dates)
    let number = 1234.5.formatted(.number.locale(Locale(identifier: numbers.identifier)))
    let day = TranslationsExample.day.formatted(
      Date.FormatStyle(locale: Locale(identifier: dates.identifier), timeZone: .gmt)
        .day().month(.wide).year())
    Column(spacing: 12, alignment: .start, justification: .center) {
      Text(context.text("\(count) star", plural: "\(count) stars", count: count)).size(22)
      Text(context.text("The words begin where the language does."))
      Text("\(number) · \(day)")
      Row(spacing: 8) {
        Button(.keyboardShortcuts)
        Button(.about)
      }
      Text(context.language.identifier).size(12).color(.secondaryText)
    }
    .padding(24)
  }
}
