import Alidade
import AlidadeTesting
import Testing

/// A user can't use what is disabled, covered or out of sight, so a test can't either.
@MainActor @Suite struct ActionTests {
  private let log = EventLog()

  private func button(_ label: String, isEnabled: Bool = true) -> some Component {
    let log = log
    return Button(label, isEnabled: isEnabled) { log.record(label) }
  }

  @Test func `a disabled button can't be tapped`() {
    let app = TestHost { button("Save", isEnabled: false) }
    let message = failures { try app.tap("Save") }.first
    #expect(message?.contains("is disabled") == true)
    #expect(log.entries == [])
  }

  @Test func `a covered button can't be tapped, and the message names what covers it`() throws {
    let app = TestHost {
      ZStack {
        button("Save")
        Box(background: .red).frame(width: 200, height: 200).key("curtain")
      }
    }
    let message = failures { try app.tap("Save") }.first ?? ""
    #expect(message.contains("is covered by Box"))
    #expect(log.entries == [])
    #expect(try !app.find("Save").isHittable)
  }

  @Test func `a button out of sight can't be tapped`() {
    let app = TestHost(size: Size(width: 100, height: 100)) {
      AbsoluteLayout { button("Save").position(x: -300, y: 0) }
    }
    let message = failures { try app.tap("Save") }.first ?? ""
    #expect(message.contains("out of sight"))
    #expect(message.contains("outside of the window"))
  }

  @Test func `a row that is scrolled out of sight can't be tapped before it is scrolled to`() throws
  {
    let app = TestHost(size: Size(width: 300, height: 110)) {
      ToDoList(names: ["Milk", "Bread", "Eggs", "Tea"])
    }
    try app.scroll(by: 40)
    let message = failures { try app.find(.key(1)).tap("Delete") }.first ?? ""
    #expect(message.contains("No element") || message.contains("Call scroll(to:) first."))
    try app.scroll(to: "Milk")
    try app.find(.key(1)).tap("Delete")
    app.expectNone("Milk")
  }

  @Test func `a plain text handles no taps`() {
    let app = TestHost { Text("Milk") }
    let message = failures { try app.tap("Milk") }.first ?? ""
    #expect(message.contains("nothing there handles taps"))
  }

  @Test func `taps, double taps, secondary taps and long presses reach their closures`() throws {
    let log = log
    let app = TestHost {
      Text("double").onTap(count: 2) { _ in log.record("double") }
      Text("secondary").onTap(button: .secondary) { log.record("secondary") }
      Text("long").onLongPress { _ in log.record("long") }
      Text("hover").onHover { _ in log.record("hover") }
      button("button")
    }
    try app.tap("double", count: 2)
    try app.tap("secondary", button: .secondary)
    try app.longPress("long")
    try app.hover("hover")
    try app.tap("button")
    #expect(log.take() == ["double", "secondary", "long", "hover", "button"])
    #expect(failures { try app.longPress("hover") }.first?.contains("a long press") == true)
  }

  @Test func `a drag reports its distance, and drops offered content`() throws {
    let log = log
    let app = TestHost {
      Text("handle").onDrag { log.record("\($0.translation.x)") }
      Text("card").draggable(.text("card"))
      Text("target").dropTarget { drop in
        if case .dropped(let content, _) = drop { log.record("\(content)") }
      }
    }
    try app.drag("handle", by: Point(x: 40, y: 0))
    #expect(log.take() == ["20.0", "40.0", "40.0"])
    try app.drag("card", to: "target")
    #expect(log.take() == ["text(\"card\")"])
    #expect(failures { try app.drag("target", to: "card") }.count == 1)
  }

  @Test func `a component that listens for drags isn't dragged with its parent`() throws {
    let log = log
    let app = TestHost {
      Column {
        Text("handle").onDrag { log.record("\($0.phase)") }
        Text("label")
      }
      .draggable(.text("card"))
      Text("target").dropTarget { drop in
        if case .dropped(let content, _) = drop { log.record("\(content)") }
      }
    }
    try app.drag("handle", to: "target")
    #expect(log.take() == ["began", "ended"])
    try app.drag("label", to: "target")
    #expect(log.take() == ["text(\"card\")"])
  }

  @Test func `typing says which fields there are`() {
    let app = TestHost { ToDoList() }
    let message = failures { try app.type("Milk", into: "New itme") }.first ?? ""
    #expect(message.contains("Similar:\n  textBox \"New item\""))
    let other = failures { try app.type("Milk", into: "Add") }.first ?? ""
    #expect(other.contains("nothing there is a text field"))
  }

  @Test func `an icon button is tapped by its label`() throws {
    let log = log
    let app = TestHost {
      Button(label: "Delete", action: { log.record("deleted") }) { Box(background: .red) }
    }
    try app.tap("Delete")
    #expect(log.entries == ["deleted"])
  }
}
