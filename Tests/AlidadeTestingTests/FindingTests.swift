import Alidade
import AlidadeTesting
import Testing

@MainActor @Suite struct FindingTests {
  private func app() -> TestHost { TestHost { ToDoList(names: ["Milk", "Bread"]) } }

  @Test func `a text that nothing shows is reported with what is spelled almost so`() {
    let message = failures { _ = try app().find("Mlik") }.first ?? ""
    #expect(
      message.hasPrefix("No element shows or is labeled \"Mlik\".\nSimilar:\n  text \"Milk\""))
    #expect(message.contains("in ToDoRow"))
    #expect(message.contains("The window shows:\n  window (0 0, 400 x 600)\n"))
    #expect(message.contains("button \"Add\""))
    #expect(message.contains("disabled"))
  }

  @Test func `the headline of a failure says what failed`() {
    let app = app()
    func hasHeadline(_ headline: String, _ body: () throws -> Void) -> Bool {
      let printed = printedFailures(body)
      return printed.count == 1
        && printed[0].hasPrefix("Expectation failed: (failure → \(headline)) == nil")
    }
    let missing = "No element shows or is labeled \"Mlik\"."
    #expect(hasHeadline(missing) { try app.tap("Mlik") })
    #expect(hasHeadline(missing) { app.expect("Mlik") })
    let many = "2 elements match instead of 3; each shows or is labeled \"Delete\":"
    #expect(hasHeadline(many) { app.expect(3, of: "Delete") })
    #expect(
      hasHeadline("button \"Add\" is disabled, so a user can't use it.") { try app.tap("Add") })
  }

  @Test func `an element that shares words is similar`() {
    let app = TestHost {
      for text in ["Save all the files", "Open the window", "Close"] { Text(text) }
    }
    let similar = failures { _ = try app.find("Save files") }.first ?? ""
    #expect(similar.contains("Similar:\n  text \"Save all the files\""))
    #expect(similar.prefix { $0 != "(" }.hasSuffix("text \"Save all the files\" "))
    let part = failures { _ = try app.find("Save") }.first ?? ""
    #expect(part.contains("Similar:\n  text \"Save all the files\""))
    let article = failures { _ = try app.find("Move the card") }.first ?? ""
    #expect(!article.contains("Similar:"), "An article alone is no similarity.")
  }

  @Test func `several elements are listed with their places`() {
    let message = failures { _ = try app().find("Delete") }.first ?? ""
    #expect(message.hasPrefix("2 elements match, but only one should; each shows"))
    #expect(message.split(separator: "\n").count { $0.contains("text \"Delete\"") } == 2)
  }

  @Test func `a short text isn't similar to a long one that happens to contain it`() {
    let message = failures { _ = try app().find("ad") }.first ?? ""
    #expect(
      message.contains(
        "Similar:\n  text \"Add\" (365 7, 21 x 18) in ToDoList\nThe window shows:"))
  }

  @Test func `elements that look alike are told apart by their rows`() {
    let message = failures { _ = try app().find("Delete") }.first ?? ""
    #expect(message.contains("in ToDoRow in listItem [1]"))
    #expect(message.contains("in ToDoRow in listItem [2]"))
  }

  @Test func `a frame is expected in part, and the message says which part differs`() {
    let app = app()
    app.expectFrame(of: "Milk", x: 4, height: 18)
    let message = failures { app.expectFrame(of: "Milk", x: 5, height: 24) }.first ?? ""
    #expect(
      message.hasPrefix("text \"Milk\": the x is 4.0, not 5.0, the height is 18.0, not 24.0."))
    #expect(message.contains("window (0 0, 400 x 600)"))
  }

  @Test func `a failure is recorded at the line of the call, once`() {
    let app = app()
    let line = #line
    #expect(failedLines { try app.tap("Mlik") } == [line + 1])
    #expect(failedLines { _ = try app.find("Mlik") } == [line + 2])
    #expect(failedLines { app.expect("Mlik") } == [line + 3])
  }

  @Test func `an element is found by text, part of a text, expression, role, label, key and type`()
    throws
  {
    let app = app()
    #expect(try app.find(.textContaining("ilk")).text == "Milk")
    #expect(try app.find(.matching(/M.lk/)).text == "Milk")
    #expect(app.findAll(.matching(/^[MB]/)).count == 2)
    #expect(try app.find(.role(.button, "Add")).role == .button)
    #expect(try app.find(.label("Add")).role == .button)
    #expect(app.findAll(.role(.listItem)).count == 2)
    #expect(try app.find(.key(1)).text == "Milk Delete")
    #expect(app.findAll(.component(ToDoRow.self)).map(\.text) == ["Milk Delete", "Bread Delete"])
    #expect(try app.find(.placeholder("New item")).role == .textBox)
  }

  @Test func `an element follows its component, and says when it is gone`() throws {
    let app = app()
    let bread = try app.find("Bread")
    let top = bread.frame.minY
    try app.find(.key(1)).tap("Delete")
    #expect(bread.exists)
    #expect(bread.frame.minY < top)
    try app.find(.key(2)).tap("Delete")
    #expect(!bread.exists)
    #expect(failures { try bread.tap() }.first?.contains("no longer shown") == true)
  }

  @Test func `a truncated or wrapped text is found by all of it`() throws {
    let app = TestHost(size: Size(width: 60, height: 100)) {
      Text("Milk and honey and bread").lineLimit(1)
      Text("one two three four")
    }
    app.expect("Milk and honey and bread")
    app.expect("one two three four")
  }

  @Test func `components without views have frames and children`() throws {
    let app = TestHost(size: Size(width: 200, height: 100)) {
      Column { Text("a").key("first") }.padding(10)
    }
    #expect(
      try app.find(.component(Column.self)).frame == Rect(x: 10, y: 10, width: 180, height: 80))
    #expect(try app.find(.key("first")).parent?.componentName == "Column")
  }

  @Test func `an element has a key, and the elements directly inside it`() throws {
    let app = TestHost {
      Column {
        Text("a").key("first")
        Row {
          Text("b")
          Text("c")
        }
      }
    }
    let children = try app.find(.component(Column.self)).children
    #expect(children.map(\.componentName) == ["Text", "Row"])
    #expect(children.map(\.key) == [ComponentKey("first"), nil])
    #expect(children.map(\.text) == ["a", "b c"])
    #expect(children.last?.children.map(\.text) == ["b", "c"])
    app.update { Text("none") }
    #expect(children.allSatisfy { !$0.exists && $0.key == nil && $0.children.isEmpty })
  }

  @Test func `the key of a row is the id of its element`() throws {
    var element = try app().find("Bread")
    while element.key == nil, let parent = element.parent { element = parent }
    #expect(element.key == ComponentKey(2))
  }

  @Test func `content that depends on its space is found`() throws {
    let app = TestHost(size: Size(width: 200, height: 100)) {
      LayoutReader { range in Text("\(Int(range.max.width)) points").key("reader") }
    }
    #expect(try app.find(.key("reader")).text == "200 points")
    app.resize(to: Size(width: 150, height: 100))
    #expect(try app.find(.key("reader")).text == "150 points")
  }

  @Test func `what is out of sight is found, but not expected`() throws {
    let app = TestHost(size: Size(width: 100, height: 100)) {
      AbsoluteLayout { Text("far").frame(width: 40, height: 20).position(x: -300, y: 0) }
    }
    #expect(try !app.find("far").isVisible)
    let message = failures { app.expect("far") }.first ?? ""
    #expect(message.contains("aren't visible"))
    #expect(message.contains("out of sight"))
  }

  @Test func `an element in a row has the position of the row among the elements`() throws {
    let host = TestHost(size: Size(width: 200, height: 400)) {
      Column {
        Text("title")
        List(["a", "b", "c"], id: \.self) { Text($0) }.grow()
      }
    }
    host.settle()
    let position = try #require(try host.find("c").rowPosition)
    #expect(position == (2, 3))
    #expect(try host.find("title").rowPosition == nil)
  }
}
