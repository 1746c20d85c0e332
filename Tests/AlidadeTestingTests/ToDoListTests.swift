import Alidade
import AlidadeTesting
import Testing

/// The tests that the author of an application writes.
@MainActor @Suite struct ToDoListTests {
  @Test func `adding an item shows it`() throws {
    let app = TestHost(size: Size(width: 400, height: 600)) { ToDoList() }
    try app.type("Milk", into: "New item")
    try app.tap("Add")
    app.expect("Milk")
    #expect(app.contains("Milk"))
    #expect(try app.find("Milk").frame.size.height == 18)
    #expect(try app.find(.placeholder("New item")).value == "")
  }

  @Test func `Return adds the item as well`() throws {
    let app = TestHost { ToDoList() }
    try app.type("Milk", into: "New item")
    app.press(.enter)
    app.expect("Milk")
  }

  @Test func `an item can be deleted`() throws {
    let app = TestHost { ToDoList(names: ["Milk", "Bread"]) }
    try app.find(.component(ToDoRow.self).containing("Milk")).tap("Delete")
    app.expectNone("Milk")
    app.expect("Bread")
    try app.find(.key(2)).tap("Delete")
    app.expect(0, of: .component(ToDoRow.self))
  }

  @Test func `nothing can be added without a name`() throws {
    let app = TestHost { ToDoList() }
    #expect(try !app.find("Add").isEnabled)
    try app.type("Milk", into: "New item")
    #expect(try app.find("Add").isEnabled)
    try app.clear("New item")
    #expect(try !app.find("Add").isEnabled)
  }

  @Test func `a far row is found by scrolling`() throws {
    let app = TestHost { ToDoList(names: (1...200).map { "Item \($0)" }) }
    app.expectNone("Item 150")
    let item = try app.scroll(to: "Item 150")
    #expect(item.isVisible)
    app.expect("Item 150")
    try app.scroll(to: "Item 3")
    app.expect("Item 3")
  }

  @Test func `deleting a row makes no view`() throws {
    let app = TestHost { ToDoList(names: ["Milk", "Bread", "Eggs"]) }
    let updates = try app.updates {
      try app.find(.component(ToDoRow.self).containing("Bread")).tap("Delete")
    }
    #expect(updates.mounting.viewsCreated == 0)
    #expect(updates.reasons["ToDoList"] == [.state])
    #expect(updates.reasons["ToDoRow"] == nil)
  }

  @Test func `it looks as it should`() throws {
    let app = TestHost(size: Size(width: 300, height: 200)) { ToDoList(names: ["Milk"]) }
    app.expectSnapshot()
    app.expectSnapshot(named: "picture", as: .svg)
  }

  @Test func `it leaves nothing behind`() throws {
    try expectNoLeaks { _ in
      let app = TestHost { ToDoList(names: ["Milk"]) }
      try app.tap("Delete")
    }
  }
}
