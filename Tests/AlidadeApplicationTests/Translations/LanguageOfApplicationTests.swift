import AlidadeCore
import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

extension Translations {
  /// Compiled from msgid "Notes" msgstr "Notizen", msgid "New" msgstr "Neu", and the same in
  /// Arabic.
  fileprivate static let notes = Translations(
    source: "en",
    embedded: [
      "de": """
      3hIElQAAAAADAAAAHAAAADQAAAAAAAAATAAAAAAAAABMAAAAAwAAAE0AAAAFAAAAUQAAADUAAABX
      AAAAAwAAAI0AAAAHAAAAkQAAAABOZXcATm90ZXMATGFuZ3VhZ2U6IGRlCkNvbnRlbnQtVHlwZTog
      dGV4dC9wbGFpbjsgY2hhcnNldD1VVEYtOAoATmV1AE5vdGl6ZW4A
      """,
      "ar": """
      3hIElQAAAAADAAAAHAAAADQAAAAAAAAATAAAAAAAAABMAAAAAwAAAE0AAAAFAAAAUQAAADUAAABX
      AAAACAAAAI0AAAAOAAAAlgAAAABOZXcATm90ZXMATGFuZ3VhZ2U6IGFyCkNvbnRlbnQtVHlwZTog
      dGV4dC9wbGFpbjsgY2hhcnNldD1VVEYtOAoA2KzYr9mK2K8A2YXZhNin2K3YuNin2KoA
      """,
    ])
}

@MainActor @Suite struct LanguageOfApplicationTests {
  private struct Notes: App {
    let translations = Translations.notes

    struct State: Sendable { var language: Language? }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      NotesWindow(choose: Action { language in context.update { $0.language = language } })
        .language(context.state.language)
    }
  }

  private struct NotesWindow: Component {
    let choose: Action<Language?>

    func body(_ context: Context<NoState>) -> some Component {
      Window(context.text("Notes"), id: "main", size: Size(width: 300, height: 200)) {
        Content(choose: choose)
      }
    }
  }

  private struct Content: Component {
    let choose: Action<Language?>

    struct State: Sendable { var isAsking = false }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let choose = choose
      Column(alignment: .start) {
        Button(.add)
        Button("ar") { choose("ar") }
        Button("none") { choose(nil) }
        Button("Ask") { context.update { $0.isAsking = true } }
        TextField("Name")
      }
      .onCommand(.add) {}
      .alert("?", isPresented: context.binding(\.isAsking), buttons: [AlertButton<Int>.cancel()]) {
        _ in
      }
    }
  }

  @Test func `an application is in the language that the user prefers`() throws {
    let window = try TestApplication(Notes(), language: "de-AT").window("Notizen")
    window.expect("Neu")
  }

  @Test func `Alidade's words are in the language of the application`() async throws {
    let app = TestApplication(Notes(), language: "de")
    try app.window("Notizen").tap("Ask")
    try app.window("?").tap("Abbrechen")
    let other = TestApplication(Notes(), language: "fr")
    try other.window("Notes").tap("Ask")
    try other.window("?").tap("Cancel")
  }

  @Test func `a language that is chosen is shown at once, and the state is kept`() throws {
    let app = TestApplication(Notes(), language: "de")
    let window = try app.window("Notizen")
    try window.type("x", into: "Name")
    try window.tap("ar")
    #expect(app.titles == ["ملاحظات"])
    window.expect("جديد")
    window.expect(.text("x"))
    try window.tap("none")
    #expect(app.titles == ["Notizen"])
    window.expect("Neu")
  }

  @Test func `windows are laid out in the direction of the language`() throws {
    let app = TestApplication(Notes(), language: "ar")
    let window = try app.window("ملاحظات")
    #expect(window.view.host.layoutDirection == .rightToLeft)
    try window.tap("Ask")
    #expect(try app.window("?").view.host.layoutDirection == .rightToLeft)
  }

  @Test func `a change of language also mirrors open sheets and popovers`() throws {
    struct Mirrored: App {
      let translations = Translations.notes

      func initialState() -> Language? { "de" }

      func body(_ context: Context<Language?>) -> some Component {
        Main(choose: Action { language in context.update { $0 = language } })
          .language(context.state)
      }

      struct Main: Component {
        let choose: Action<Language?>
        func body(_ context: Context<NoState>) -> some Component {
          Window("Main", size: Size(width: 300, height: 200)) { Page(choose: choose) }
        }
      }

      struct Page: Component {
        let choose: Action<Language?>
        struct State: Sendable { var (sheet, popover) = (false, false) }
        func initialState() -> State { State() }
        func body(_ context: Context<State>) -> some Component {
          let choose = choose
          Button("Sheet") { context.update { $0.sheet = true } }
            .sheet(isPresented: context.binding(\.sheet)) {
              Button("Popover") { context.update { $0.popover = true } }
                .popover(isPresented: context.binding(\.popover)) {
                  Row {
                    Button("ar") { choose("ar") }
                    Button("de") { choose("de") }
                  }
                }
            }
        }
      }
    }
    let app = TestApplication(Mirrored())
    let window = try app.window("Main")
    let sheets = { app.headless.windows[0].sheets.map(\.view) }
    try window.tap("Sheet")
    try window.tap("Popover")
    for (name, direction) in [("ar", LayoutDirection.rightToLeft), ("de", .leftToRight)] {
      try window.tap(.role(.button, name))
      let popover = try #require(sheets().first?.popover)
      let directions = (sheets() + [popover.view]).map(\.layoutDirection)
      #expect(directions == [direction, direction])
      let frames = try ["ar", "de"].map { try window.find(.role(.button, $0)).frame }
      #expect((frames[0].minX > frames[1].minX) == (direction == .rightToLeft))
    }
  }

  @Test func `another language rebuilds only the components that have read a text`() {
    let host = TestHost(language: "de") {
      BackButton()
      Column { Text("Same") }
      Neighbor()
    }
    host.expect(.label("Zurück"))
    let updates = host.updates {
      host.setEnvironment(
        LocalizationKey.self, Localization(preferred: ["fr"], translations: Translations()))
    }
    host.expect(.label("Retour"))
    #expect(updates.reasons["BackButton"]?.count == 1)
    #expect(updates.reasons["Neighbor"] == nil)
  }

  private struct Neighbor: Component, Equatable {
    var body: some Component { Text("Neighbor") }
  }

  @Test func `the list of shortcuts is translated, with the names of the keys`() async throws {
    let app = TestApplication(Notes(), language: "de")
    let window = try app.window("Notizen")
    window.press("?", .control)
    let list = try await app.wait(forWindow: "Tastenkürzel")
    list.expect("Fenster schließen")
    list.expect("Strg+W")
    list.expect("Allgemein")
    list.expect("Strg+Entf")
  }
}

extension Command {
  fileprivate static let add = Command("New", shortcut: KeyCombination(.delete, .control))
}
