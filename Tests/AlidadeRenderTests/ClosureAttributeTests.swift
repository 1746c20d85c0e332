import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

/// Attributes with closures of several arguments, and with closures that may be absent.
@MainActor struct ClosureAttributeTests {
  private final class Sheet: HeadlessView {
    var editHandler: EventHandler<(Int, String)>?
    var saveHandler: EventHandler<Void>?
    var title = ""
  }

  private final class Heard: Sendable {
    @MainActor var edits: [String] = []
    @MainActor var saves = 0

    @MainActor func edit(_ row: Int, _ text: String) { edits.append("\(row) \(text)") }
    @MainActor func save() { saves += 1 }
  }

  private let heard = Heard()
  private let stage = Stage()

  private func mount(_ configuration: ViewConfiguration) throws -> Sheet {
    stage.mount([Node(configuration: configuration)])
    return try #require(stage.views.first as? Sheet)
  }

  private typealias Edit = @MainActor @Sendable (Int, String) -> Void
  private typealias Save = @MainActor @Sendable () -> Void

  private func edited(_ edit: Edit?) -> ViewAttribute<Sheet> {
    .on(
      "sheet.edit", perform: edit, connect: { sheet, handler in sheet.editHandler = handler },
      disconnect: { sheet, _ in sheet.editHandler = nil })
  }

  private func saved(_ save: Save?) -> ViewAttribute<Sheet> {
    .on(
      "sheet.save", perform: save, connect: { sheet, handler in sheet.saveHandler = handler },
      disconnect: { sheet, _ in sheet.saveHandler = nil })
  }

  @Test func `a closure takes as many arguments as the view sends`() throws {
    let sheet = try mount(
      ViewConfiguration(
        Sheet.self, attributes: [edited { [heard] row, text in heard.edit(row, text) }]))
    sheet.editHandler?.send(3, "a")
    sheet.editHandler?.send((4, "b"))
    #expect(heard.edits == ["3 a", "4 b"])
  }

  @Test func `a function of several arguments is passed as it is`() throws {
    let sheet = try mount(
      ViewConfiguration(
        Sheet.self,
        attributes: [
          .on(
            "sheet.edit", perform: heard.edit,
            connect: { sheet, handler in sheet.editHandler = handler },
            disconnect: { sheet, _ in sheet.editHandler = nil })
        ]))
    sheet.editHandler?.send(1, "text")
    #expect(heard.edits == ["1 text"])
  }

  @Test func `the newest closure of several arguments runs, without a native operation`() throws {
    let first = edited { [heard] _, _ in heard.edit(0, "old") }
    let second = edited { [heard] _, _ in heard.edit(0, "new") }
    var node = Node(configuration: ViewConfiguration(Sheet.self, attributes: [first]))
    stage.mount([node])
    let sheet = try #require(stage.views.first as? Sheet)
    let handler = sheet.editHandler
    node.configuration = ViewConfiguration(Sheet.self, attributes: [second])
    stage.mount([node])
    #expect(sheet.editHandler === handler)
    handler?.send(1, "")
    #expect(heard.edits == ["0 new"])
  }

  @Test(arguments: [true, false])
  func `an attribute may be absent by a condition`(isEnabled: Bool) throws {
    let heard = heard
    let sheet = try mount(
      ViewConfiguration(
        Sheet.self,
        attributes: [.set(\.title, "Sheet"), isEnabled ? saved { heard.save() } : nil]))
    sheet.saveHandler?.send()
    #expect(heard.saves == (isEnabled ? 1 : 0))
    #expect((sheet.saveHandler != nil) == isEnabled)
    #expect(sheet.title == "Sheet")
  }

  @Test(arguments: [true, false])
  func `an absent closure is an absent attribute`(isEnabled: Bool) throws {
    let heard = heard
    let save: Save? = if isEnabled { { heard.save() } } else { nil }
    let edit: Edit? = if isEnabled { { heard.edit($0, $1) } } else { nil }
    let configuration = ViewConfiguration(Sheet.self, attributes: [saved(save), edited(edit)])
    let sheet = try mount(configuration)
    #expect(configuration.identifiers.count == (isEnabled ? 2 : 0))
    #expect((sheet.saveHandler != nil) == isEnabled && (sheet.editHandler != nil) == isEnabled)
  }

  @Test(arguments: [true, false]) func `every way to write a condition compiles`(isEnabled: Bool) {
    let heard = heard
    let optional: Save? = nil
    let attribute: ViewAttribute<Sheet>? = isEnabled ? saved { heard.save() } : nil
    let options: [ViewAttribute<Sheet>] = ViewOptions(alpha: 0.5).viewAttributes()
    let configurations = [
      ViewConfiguration(Sheet.self, attributes: [attribute]),
      ViewConfiguration(Sheet.self, attributes: [optional.map { saved($0) }, .set(\.title, "")]),
      ViewConfiguration(Sheet.self, attributes: [isEnabled ? saved(heard.save) : nil] + options),
      ViewConfiguration(
        ViewClass(Sheet.self),
        attributes: [
          isEnabled
            ? .on(
              "sheet.save", perform: { heard.save() },
              connect: { sheet, handler in sheet.saveHandler = handler },
              disconnect: { sheet, _ in sheet.saveHandler = nil }) : nil
        ]),
      ViewConfiguration(
        Sheet.self,
        attributes: [
          .on(
            "sheet.edit", perform: isEnabled ? heard.edit : nil,
            connect: { sheet, handler in sheet.editHandler = handler },
            disconnect: { sheet, _ in sheet.editHandler = nil })
        ]),
      ViewConfiguration(
        Sheet.self,
        attributes: [
          .on(
            "sheet.edit", perform: isEnabled ? .some { heard.edit($0, $1) } : nil,
            connect: { sheet, handler in sheet.editHandler = handler },
            disconnect: { sheet, _ in sheet.editHandler = nil })
        ]),
    ]
    let counts = isEnabled ? [1, 1, 2, 1, 1, 1] : [0, 1, 1, 0, 0, 0]
    #expect(configurations.map(\.identifiers.count) == counts)
  }

  @Test func `a view whose attribute becomes absent is disconnected, and stays`() throws {
    var node = Node(configuration: ViewConfiguration(Sheet.self, attributes: [saved(heard.save)]))
    stage.mount([node])
    let sheet = try #require(stage.views.first as? Sheet)
    node.configuration = ViewConfiguration(Sheet.self, attributes: [saved(nil)])
    stage.mount([node])
    #expect(stage.views.first === sheet)
    #expect(sheet.saveHandler == nil)
  }
}
