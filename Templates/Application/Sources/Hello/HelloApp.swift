import Alidade
import AlidadeGTK

/// The application and its windows.
@main struct HelloApp: App {
  let identifier: String? = "org.example.Hello"
  let name = "Hello"

  var body: some Component {
    Window("Hello", id: "main", size: Size(width: 360, height: 240)) { NoteList() }
  }
}
