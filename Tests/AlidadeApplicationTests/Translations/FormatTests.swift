import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Foundation
import Testing

@MainActor @Suite struct FormatTests {
  private struct Page: Component {
    let language: Language?
    func body(_ context: Context<NoState>) -> some Component {
      if let language {
        Numbers().language(language)
      } else {
        Numbers()
      }
    }
  }

  private struct Numbers: Component {
    func body(_ context: Context<NoState>) -> some Component {
      let formats = context.formats
      let numbers = Locale(identifier: formats.numbers.identifier)
      let dates = Locale(identifier: formats.dates.identifier)
      let day = Date(timeIntervalSince1970: 0).formatted(
        Date.FormatStyle(locale: dates, timeZone: .gmt).day().month(.wide))
      Text("\(1234.5.formatted(.number.locale(numbers))), \(day), \(context.language)")
    }
  }

  private struct Report: App {
    var language: Language?
    var body: some Component {
      Window("Report", size: Size(width: 300, height: 200)) { Page(language: language) }
    }
  }

  @Test func `numbers and dates follow the settings of the user, not the language`() throws {
    let app = TestApplication(
      Report(), language: "en", formats: FormatLocales(numbers: "de-DE", dates: "fr-FR"))
    try app.window("Report").expect("1.234,5, 1 janvier, en")
  }

  @Test func `without settings, they follow the language`() throws {
    let app = TestApplication(Report(), language: "de")
    try app.window("Report").expect("1.234,5, 1. Januar, de")
  }

  @Test func `where a language is chosen, they follow it`() throws {
    let app = TestApplication(
      Report(language: "en"), language: "de",
      formats: FormatLocales(numbers: "de-DE", dates: "fr-FR"))
    try app.window("Report").expect("1,234.5, January 1, en")
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de-DE", "de-DE"),
    (["LANG": "en_US.UTF-8", "LC_TIME": "de_AT.UTF-8"], "en-US", "de-AT"),
    (["LC_ALL": "fr_FR", "LC_TIME": "de_AT", "LANG": "en_US"], "fr-FR", "fr-FR"),
    (["LANG": "C.UTF-8", "LC_NUMERIC": "sv_SE"], "sv-SE", "sv-SE"),
    (["LANG": "en_GB", "LC_TIME": "C"], "en-GB", "en-GB"),
    (["LANG": "en_GB", "LC_TIME": ""], "en-GB", "en-GB"),
  ])
  func `the settings are those of the C library`(
    _ variables: [String: String], _ numbers: Language, _ dates: Language
  ) {
    #expect(
      FormatLocales.preferred { variables[$0] } == FormatLocales(numbers: numbers, dates: dates))
  }

  @Test(arguments: [[:], ["LANG": "C"], ["LC_ALL": "POSIX", "LANG": "de_DE"]])
  func `the locale of programs says nothing`(_ variables: [String: String]) {
    #expect(FormatLocales.preferred { variables[$0] } == nil)
  }
}
