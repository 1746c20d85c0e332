import AlidadeTesting
import Testing

@testable import Hello

@MainActor @Suite struct NoteListTests {
  @Test("A note that was added is shown, and the field is empty again")
  func addsNote() throws {
    let app = TestHost { NoteList() }
    app.expect("No notes yet")
    try app.type("Milk", into: "New note")
    try app.tap("Add")
    app.expect("Milk")
    app.expectNone("No notes yet")
    #expect(try app.find("New note").value == "")
  }

  @Test("An empty note is not added") func ignoresEmptyNote() throws {
    let app = TestHost { NoteList() }
    try app.tap("Add")
    app.expect("No notes yet")
  }
}
