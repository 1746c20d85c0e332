import AlidadeLayout
import AlidadeRender
import Testing

/// A value that holds a NaN is not equal to itself, and still is no news to a view that shows it.
@MainActor struct NotANumberTests {
  @Test func `a number that is none is applied once`() {
    expectAppliedOnce("double") { Double.nan }
    expectAppliedOnce("float") { Float.nan }
    expectAppliedOnce("optional") { Double?.some(.nan) }
  }

  @Test func `a value that holds one is applied once`() {
    expectAppliedOnce("point") { Point(x: .nan, y: 1) }
    expectAppliedOnce("rect") { Rect(x: 0, y: .infinity, width: .nan, height: 1) }
    expectAppliedOnce("color") { Color(RGBA(red: .nan, green: 0, blue: 0, alpha: 1)) }
    expectAppliedOnce("case") { ViewOption.alpha(.nan) }
    expectAppliedOnce("text beside it") {
      ViewOptions(alpha: .nan, tooltip: String(repeating: "long ", count: 20))
    }
  }

  @Test func `a sequence that holds one is applied once`() {
    expectAppliedOnce("array") { [1, Double.nan, 3] }
    expectAppliedOnce("points") { [Point(x: 0, y: 0), Point(x: .nan, y: 1)] }
    expectAppliedOnce("dictionary") { ["a": Double.nan] }
  }

  @Test func `options that are no numbers are applied once`() {
    let stage = Stage()
    let node = Node.box([])
    func configuration() -> ViewConfiguration {
      ViewConfiguration(
        ViewClass<any NativeView>.container(),
        attributes: ViewOptions(alpha: .nan, cornerRadius: .nan).viewAttributes())
    }
    var shown = node
    shown.configuration = configuration()
    stage.mount([shown])
    shown.configuration = configuration()
    #expect(stage.operations { stage.mount([shown]) } == [])
  }

  @Test func `what changes beside it is applied`() {
    #expect(applied("other place", Point(x: .nan, y: 1), Point(x: .nan, y: 2)) == 1)
    #expect(applied("exchanged", Point(x: .nan, y: 1), Point(x: 1, y: .nan)) == 1)
    #expect(applied("comes", 1.0, Double.nan) == 1)
    #expect(applied("goes", Double.nan, 1.0) == 1)
    #expect(applied("longer", [Double.nan], [Double.nan, 1]) == 1)
    #expect(
      applied(
        "other text", ViewOptions(alpha: .nan, tooltip: "a"), ViewOptions(alpha: .nan, tooltip: "b")
      )
        == 1)
    #expect(applied("other case", ViewOption.alpha(.nan), ViewOption.cornerRadius(.nan)) == 1)
  }

  @Test func `a value that is never equal by design is applied each time`() {
    struct Always: Equatable, Sendable {
      var value = 1
      static func == (_: Always, _: Always) -> Bool { false }
    }
    #expect(applied("always", Always(), Always()) == 1)
  }

  private func expectAppliedOnce<Value: Equatable & Sendable>(
    _ name: String, _ value: () -> Value, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(
      applied("once.\(name)", value(), value()) == 0, "\(name)", sourceLocation: sourceLocation)
  }

  /// How often a value is applied over another.
  private func applied<Value: Equatable & Sendable>(
    _ name: String, _ old: Value, _ new: Value
  ) -> Int {
    let stage = Stage()
    let node = Node.label("")
    func attribute(_ value: Value) -> ViewAttribute<Label> {
      ViewAttribute(AttributeIdentifier("number.\(name)"), value) { _, _ in }
    }
    stage.mount([node.with(attribute(old))])
    return stage.counters { stage.mount([node.with(attribute(new))]) }.attributesApplied
  }
}
