import AlidadeTesting
import Testing

@testable import AlidadeCore

@Suite struct LocalizationTests {
  private static func catalog(
    _ messages: KeyValuePairs<String, String>
  ) throws -> TranslationCatalog {
    try TranslationCatalog(CatalogFile(messages).bytes)
  }

  private static func translations() throws -> Translations {
    Translations(
      source: "en",
      catalogs: [
        "de": try catalog([
          "January": "Januar", "Close": "Schließen", "Moved %s to %s": "%2$s hat jetzt %1$s",
          "%s file\0%s files": "Eine Datei\0%s Dateien", "100%": "ganz", "%s%%": "%s %%",
        ]),
        "de-AT": try catalog(["January": "Jänner"]), "fr": try catalog(["Open": "Ouvrir"]),
      ])
  }

  private func localization(_ preferred: [Language]) throws -> Localization {
    Localization(preferred: preferred, translations: try Self.translations())
  }

  @Test func `a text is looked for in the region, the language, and the next languages`() throws {
    let austrian = try localization(["de-AT", "fr"])
    #expect(austrian.language == "de-AT")
    #expect(austrian.text(LocalizedText("January")) == "Jänner")
    #expect(austrian.text(LocalizedText("Close")) == "Schließen")
    #expect(austrian.text(LocalizedText("Open")) == "Ouvrir")
    #expect(austrian.text(LocalizedText("Delete")) == "Delete")
    #expect(try localization(["de-CH"]).text(LocalizedText("January")) == "Januar")
  }

  @Test func `the search ends with the language of the code`() throws {
    let localization = try localization(["en-GB", "fr"])
    #expect(localization.language == "en-GB")
    #expect(localization.text(LocalizedText("Open")) == "Open")
  }

  @Test func `without a known language, texts are as they were written`() throws {
    let localization = try localization(["pl"])
    #expect(localization.language == "en")
    #expect(localization.text(LocalizedText("Close")) == "Close")
    #expect(localization.text(LocalizedText(standard: "Cancel")) == "Cancel")
  }

  @Test func `values take the places that the translation gives them`() throws {
    let german = try localization(["de"])
    #expect(german.text(LocalizedText("Moved \("A") to \("B")")) == "B hat jetzt A")
    #expect(german.text(LocalizedText("Copied \("A") to \("B")")) == "Copied A to B")
    #expect(german.text(LocalizedText("\(7)%")) == "7 %")
    #expect(german.text(LocalizedText("100%")) == "ganz")
    #expect(try localization([]).text(LocalizedText("\(7)%")) == "7%")
  }

  @Test func `the number selects a form, also in the language of the code`() throws {
    func files(_ count: Int, _ language: Language?) throws -> String {
      try localization([language].compactMap { $0 }).text(
        LocalizedText("\(count) file", plural: "\(count) files", count: count))
    }
    #expect(try files(1, "de") == "Eine Datei")
    #expect(try files(3, "de") == "3 Dateien")
    #expect(try files(1, nil) == "1 file")
    #expect(try files(0, nil) == "0 files")
    #expect(try files(-1, nil) == "-1 file")
  }

  @Test func `forms with different values aren't translated, which is reported`() throws {
    let file = try TranslationCatalog(
      CatalogFile(["One in %s\0%s in %s": "Eine in %s\0%s in %s"]).bytes)
    let localization = Localization(
      preferred: ["de"], translations: Translations(source: "en", catalogs: ["de": file]))
    let reports = DiagnosticsRecorder.reports {
      for (count, shown) in [(1, "One in Letters"), (2, "2 in Letters")] {
        let text = LocalizedText(
          "One in \("Letters")", plural: "\(count) in \("Letters")", count: count)
        #expect(localization.text(text) == shown)
      }
    }
    #expect(
      reports.map(\.summary) == [
        "The forms of a text for 1 and for other numbers have different values."
      ])
  }

  @Test func `a text that is the same in all languages isn't translated`() throws {
    #expect(try localization(["de"]).text(LocalizedText(verbatim: "Close")) == "Close")
  }

  @Test(arguments: ["%d Ordner", "Ordner", "%2$s", "%s %s", "%", "%1$d", "%0$s"])
  func `a translation with other placeholders isn't used, which is reported once`(
    _ translation: String
  ) throws {
    let translations = Translations(
      source: "en", catalogs: ["de": try Self.catalog(["Folder %s": translation])])
    let localization = Localization(preferred: ["de"], translations: translations)
    let reports = DiagnosticsRecorder.reports {
      for _ in 0..<3 { #expect(localization.text(LocalizedText("Folder \("A")")) == "Folder A") }
    }
    #expect(reports.map(\.summary) == ["A translation has other placeholders than its text."])
    #expect(reports.first?.values.contains("translation  \(translation)") == true)
  }

  @Test func `damaged translations are reported once, and count as none`() {
    let translations = Translations(source: "en", embedded: ["de": "AAAA", "fr": "?"])
    let reports = DiagnosticsRecorder.reports {
      for language: Language in ["de", "de", "fr"] {
        let localization = Localization(preferred: [language], translations: translations)
        #expect(localization.language == "en")
      }
    }
    #expect(
      reports.map(\.values) == [
        ["language  de", "reason    It is too short."],
        ["language  fr", "reason    It isn't in Base64."],
      ])
  }

  @Test(arguments: ["de", "fr", "es", "ar"] as [Language])
  func `Alidade's own texts are in the user's language`(_ language: Language) {
    let texts = ["Cancel", "Close", "Undo", "Keyboard Shortcuts", "Expand", "General"]
    let localization = Localization(preferred: [language], translations: Translations())
    #expect(localization.language == language)
    for text in texts where !(text == "General" && language == "es") {
      let shown = localization.text(LocalizedText(standard: TextTemplate(text)))
      #expect(shown != text)
    }
    let undo = localization.text(LocalizedText(standard: "Undo \("Paste")"))
    #expect(undo.contains("Paste") && undo != "Undo Paste")
  }

  @Test func `the languages of an application are sorted by name`() throws {
    #expect(try Self.translations().languages == ["de", "de-AT", "en", "fr"])
  }
}
