// Values that are copied, pasted, dragged and dropped: of a type of your own, and pictures.

import Alidade
import AlidadeHeadless

/// A contact, which programs that don't know it get as text.
struct Contact: Transferable {
  struct Damage: Error, CustomStringConvertible {
    let description = "A contact consists of two lines."
  }

  var name: String
  var mail: String

  static let importedTypes: [ContentType] = ["application/x-contact"]
  var exportedTypes: [ContentType] { Contact.importedTypes + [.plainText] }

  func encoded(as type: ContentType) -> [UInt8] {
    Array((type == .plainText ? "\(name) <\(mail)>" : "\(name)\n\(mail)").utf8)
  }
}

extension Contact {
  /// The bytes may come from anywhere, so they are checked.
  init(decoding bytes: [UInt8], as type: ContentType) throws {
    let lines = try String(decoding: bytes, as: type).split(separator: "\n")
    guard lines.count == 2 else { throw Damage() }
    self.init(name: String(lines[0]), mail: String(lines[1]))
  }
}

struct Contacts: Component, Equatable {
  let ada = Contact(name: "Ada", mail: "ada@example.org")

  var body: some Component {
    Button("Ada") {}
      .draggable(ada)
      .copyable(ada)
    Column { Button("Friends") {} }
      .onPaste(of: Contact.self) { contact in print("pasted \(contact.mail)") }
      .dropTarget(for: Contact.self) { event in
        if case .dropped(let contact, _) = event { print("dropped \(contact.name)") }
      }
    Column { Button("Notes") {} }
      .dropTarget(for: [.value(Picture.self), .text]) { event in
        guard case .dropped(let content, _) = event else { return }
        if let picture = content.value(as: Picture.self) {
          print("a picture of \(picture.bytes.count) bytes")
        } else if case .text(let text) = content {
          print("text: \(text)")
        }
      }
  }
}

let view = HeadlessHostingView(size: Size(width: 200, height: 200)) { Contacts() }
let host = view.mountHost

@MainActor func button(_ title: String) -> HeadlessView {
  view.root.descendants.first { $0.visibleText == title } ?? view.root
}

host.drag(from: button("Ada"), to: button("Friends"))
view.settle()
host.drag(from: button("Ada"), to: button("Notes"))
view.settle()
host.moveFocusOn(in: view.root)
host.pressKey(.copy, in: view.root)
host.moveFocusOn(in: view.root)
host.pressKey(.paste, in: view.root)
view.settle()
if let pixels = Bitmap(width: 2, height: 2, bytes: Array(repeating: 255, count: 16)) {
  host.drop(TransferContent(Picture(pixels)), on: button("Notes"))
  view.settle()
}
