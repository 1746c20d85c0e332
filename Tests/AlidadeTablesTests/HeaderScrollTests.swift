import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeHeadless

/// Drags on the header of a table that scrolls sideways during the drag.
@MainActor @Suite struct HeaderScrollTests {
  /// A host, 300 points wide, of a table whose columns are 100 points wide.
  private func host(
    columns: Int, direction: LayoutDirection = .leftToRight
  ) -> TestHost {
    TestHost(size: Size(width: 300, height: 300), layoutDirection: direction) {
      Table(0..<20, id: \.self) {
        for column in 0..<columns {
          TableColumn("\(column)", width: .points(100)) { row in Text("\(row).\(column)") }
        }
      }
    }
  }

  /// Sends an event of a drag to the header.
  private func send(
    _ phase: GesturePhase, from start: Double, by distance: Double, to app: TestHost
  ) throws {
    let header = try #require(app.view.root.descendants.first { $0.role == .group })
    let drag = DragEvent(
      phase: phase, start: Point(x: start, y: 10), translation: Point(x: distance, y: 0),
      velocity: .zero, modifiers: [])
    header.interaction?.listener(for: .drag)?.send(.drag(drag))
    app.settle()
  }

  @Test func `a title goes to the column under the pointer, wherever the table was scrolled`()
    throws
  {
    let app = host(columns: 5)
    try send(.began, from: 50, by: 20, to: app)
    try app.scroll(by: Point(x: 200, y: 0))
    try send(.changed, from: 50, by: 20, to: app)
    try send(.ended, from: 50, by: 20, to: app)
    // The title of the first column is too far away to be mounted.
    #expect(app.titles() == [" -200–-100", "2 -100–0", "0 0–100", "3 100–200", "4 200–300"])
  }

  @Test func `a border stays at the pointer while the content becomes narrower`() throws {
    let app = host(columns: 4)
    try app.scroll(by: Point(x: 100, y: 0))
    try send(.began, from: 200, by: -20, to: app)
    #expect(app.titles() == ["0 -100–0", "1 0–100", "2 100–180", "3 180–280"])
    try send(.changed, from: 200, by: -60, to: app)
    #expect(app.titles() == ["0 -100–0", "1 0–100", "2 100–140", "3 140–240"])
    #expect(try app.find("0.3").frame.minX == 148)
    try send(.changed, from: 200, by: -30, to: app)
    #expect(app.titles() == ["0 -100–0", "1 0–100", "2 100–170", "3 170–270"])
    try send(.ended, from: 200, by: -30, to: app)
    #expect(app.titles() == ["0 -70–30", "1 30–130", "2 130–200", "3 200–300"])
    #expect(try app.find("0.3").frame.minX == 208)
  }

  @Test func `from right to left, a border stays at the pointer, too`() throws {
    let app = host(columns: 4, direction: .rightToLeft)
    try app.scroll(by: Point(x: -100, y: 0))
    try send(.began, from: 100, by: 20, to: app)
    #expect(app.titles() == ["3 20–120", "2 120–200", "1 200–300", "0 300–400"])
    #expect(try app.find("0.3").frame.maxX == 112)
    try send(.canceled, from: 100, by: 20, to: app)
    #expect(app.titles() == ["3 0–100", "2 100–200", "1 200–300", "0 300–400"])
  }

  @Test func `flexible columns don't take the space that a narrower column leaves for a while`()
    throws
  {
    let app = TestHost(size: Size(width: 300, height: 300)) {
      Table([0], id: \.self) {
        TableColumn("A", width: .points(320)) { _ in Text("a") }
        TableColumn("B", width: .flexible(minimum: 80)) { _ in Text("b") }
      }
    }
    try app.scroll(by: Point(x: 100, y: 0))
    try send(.began, from: 220, by: -20, to: app)
    #expect(app.titles() == ["A -100–200", "B 200–280"])
    #expect(try app.find("b").frame.minX == 208)
    try send(.ended, from: 220, by: -20, to: app)
    #expect(app.titles() == ["A -80–220", "B 220–300"])
  }
}
