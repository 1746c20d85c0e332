import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Controllers and memories that pass from one list to another in a single update; rows are 40
/// points high.
@MainActor @Suite struct ListControllerTests {
  private let controller = ListController()
  private let view = HeadlessHostingView(size: Size(width: 400, height: 400)) { Text("") }

  private func list(_ controller: ListController, _ memory: ListMemory? = nil) -> List {
    let list = List(0..<1_000, id: \.self, estimatedRowHeight: 40, controller: controller) {
      Text("\($0)").frame(height: 40)
    }
    return memory.map(list.remembered) ?? list
  }

  private func show(_ component: some Component) {
    view.host.setComponent(component)
    view.settle()
  }

  @Test(arguments: [true, false])
  func `a controller follows its list to another parent`(isWide: Bool) {
    let wide = Row { list(controller).grow() }.padding(1)
    let narrow = Column { list(controller).grow() }
    if isWide { show(narrow) } else { show(wide) }
    if isWide { show(wide) } else { show(narrow) }
    controller.offset = 800
    view.settle()
    #expect(controller.offset == 800)
    #expect(view.list.scrollOffset == 800)
  }

  @Test func `two lists can exchange their controllers`() {
    let other = ListController()
    show(
      Row {
        list(controller).grow()
        list(other).grow()
      })
    show(
      Row {
        list(other).grow()
        list(controller).grow()
      })
    controller.offset = 400
    other.offset = 800
    view.settle()
    let lists = view.root.descendants.compactMap { $0 as? HeadlessScrollView }
    #expect(lists.map(\.scrollOffset) == [800, 400])
  }

  @Test func `a memory hands the position over to a list elsewhere in the same update`() {
    let memory = ListMemory()
    show(Column { list(controller, memory).grow() })
    controller.offset = 4_010
    view.settle()
    show(
      Row {
        Text("wide")
        list(controller, memory).grow()
      }.padding(1))
    #expect(view.list.scrollOffset == 4_010)
    controller.offset = 8_000
    view.settle()
    show(Column { list(controller, memory).grow() })
    #expect(view.list.scrollOffset == 8_000)
  }
}
