import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct CursorTests {
  private func hosting(@ComponentBuilder _ content: () -> ComponentList) -> HeadlessHostingView {
    HeadlessHostingView(size: Size(width: 200, height: 100), content: content)
  }

  private func cursor(_ host: HeadlessHostingView, at x: Double, _ y: Double) -> Cursor {
    host.mountHost.movePointer(to: Point(x: x, y: y), in: host.root)
    return host.mountHost.cursor
  }

  @Test func `the pointer has the shape of the innermost component that sets one`() {
    let host = hosting {
      Column {
        Box(background: .red).frame(width: 50, height: 20).cursor(.grab)
        Box(background: .red).frame(width: 50, height: 20)
        TextField("Name").frame(height: 40)
      }.grow().cursor(.crosshair).cursor(.wait)
    }
    #expect(host.mountHost.cursor == .default)
    #expect(cursor(host, at: 10, 10) == .grab)
    #expect(cursor(host, at: 10, 30) == .crosshair)
    #expect(cursor(host, at: 10, 60) == .text)
    #expect(cursor(host, at: 500, 10) == .default)
    host.mountHost.movePointer(to: nil, in: host.root)
    #expect(host.mountHost.cursor == .default)
  }

  @Test func `a recycled view has no cursor of its previous component`() {
    func content(_ cursor: Cursor?) -> some Component {
      let box = Box(background: .red)
      return (cursor.map { box.cursor($0) } ?? box.onHover { _ in }).key(cursor)
    }
    let host = hosting { content(.pointer) }
    #expect(cursor(host, at: 10, 10) == .pointer)
    let before = host.root.subviews
    host.update { content(nil) }
    #expect(host.mountHost.cursor == .default)
    #expect(host.root.visibleSubviews.allSatisfy { view in before.contains { $0 === view } })
    host.update { content(.notAllowed) }
    #expect(host.mountHost.cursor == .notAllowed)
  }

  @Test func `the same cursor again is no native operation`() {
    let host = hosting { Box(background: .red).cursor(.pointer) }
    host.mountHost.log.clear()
    host.update { Box(background: .red).cursor(.pointer) }
    #expect(host.mountHost.log.count == 0)
    host.update { Box(background: .red).cursor(.text) }
    #expect(host.mountHost.log.count == 1)
  }

  @Test func `names are those of CSS`() {
    #expect(Cursor.columnResize.rawValue == "col-resize")
    #expect(Cursor(rawValue: "not-allowed") == .notAllowed)
  }
}
