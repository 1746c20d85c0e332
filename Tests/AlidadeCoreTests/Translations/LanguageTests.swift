import AlidadeTesting
import Testing

@testable import AlidadeCore

@Suite struct LanguageTests {
  @Test(arguments: [
    ("de", "de"), ("de_AT.UTF-8", "de-AT"), ("pt-br", "pt-BR"), ("sr_RS@latin", "sr-Latn-RS"),
    ("zh-Hant-TW", "zh-Hant-TW"), ("es_419", "es-419"), ("ca_ES.UTF-8@valencia", "ca-ES"),
  ])
  func `names of locales and of BCP 47 are read`(_ name: String, _ identifier: String) {
    #expect(Language(name)?.identifier == identifier)
  }

  @Test(arguments: ["", "C", "POSIX", "1", "../../etc", "d e", String(repeating: "a", count: 200)])
  func `other texts are no languages`(_ name: String) {
    #expect(Language(name) == nil)
  }

  @Test func `a literal that names no language is English, and reported`() {
    let reports = DiagnosticsRecorder.reports {
      let language: Language = "?"
      #expect(language == .english)
    }
    #expect(reports.map(\.summary) == ["\"?\" isn't the name of a language."])
  }

  @Test(arguments: [
    ("ar", true), ("he_IL", true), ("fa", true), ("de", false), ("az-Arab", true),
    ("ks-Deva", false), ("uz_UZ@cyrillic", false),
  ])
  func `the direction follows the script`(_ name: String, _ isRightToLeft: Bool) {
    let direction = Language(name)?.layoutDirection
    #expect(direction == (isRightToLeft ? .rightToLeft : .leftToRight))
  }

  private func preferred(_ variables: [String: String]) -> [String] {
    Language.preferred { variables[$0] }.map(\.identifier)
  }

  @Test func `the variables are read in the order of gettext`() {
    #expect(preferred([:]) == [])
    #expect(preferred(["LANG": "de_AT.UTF-8"]) == ["de-AT"])
    #expect(preferred(["LANG": "de_DE", "LC_MESSAGES": "fr_FR"]) == ["fr-FR"])
    #expect(preferred(["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "es_ES"]) == ["es-ES"])
    #expect(preferred(["LANG": "de_DE", "LC_ALL": ""]) == ["de-DE"])
    #expect(preferred(["LANG": "de_DE", "LANGUAGE": "de_AT:fr::es"]) == ["de-AT", "fr", "es"])
    #expect(preferred(["LANG": "de_DE", "LANGUAGE": "fr:C:es"]) == ["fr"])
  }

  @Test func `the locale C wants programs as they were written`() {
    #expect(preferred(["LANG": "C.UTF-8", "LANGUAGE": "de"]) == [])
    #expect(preferred(["LC_ALL": "C", "LANG": "de_DE", "LANGUAGE": "de"]) == [])
    #expect(preferred(["LANG": "POSIX"]) == [])
  }
}
