import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct MountingTests {
  private struct Page: Component {
    var title = "title"
    var color = Color.red

    var body: some Component {
      Column(spacing: 4) {
        Text(title)
        Row {
          Text("left").frame(width: 100)
          Box(background: color).frame(width: 20, height: 20)
        }
        for line in 0..<5 { Text("line \(line)") }
        Button("Press") {}
      }.padding(8)
    }
  }

  @Test func `an unchanged tree mounts with no native operation`() {
    let view = HeadlessHostingView { Page() }
    let before = view.counters
    view.mountHost.log.clear()
    view.update { Page() }
    #expect(view.counters.since(before).nativeOperations == 0)
    #expect(view.mountHost.log.count == 0)
  }

  @Test func `an update without any change does not even look at views`() {
    let view = HeadlessHostingView { Page() }
    let before = view.counters
    view.host.update()
    #expect(view.counters == before)
    #expect(view.host.counters.componentsBuilt > 0)
  }

  @Test func `one changed text makes one setter call`() {
    let view = HeadlessHostingView { Page() }
    let operations = view.mountHost.log.operations { view.update { Page(title: "Title") } }
    #expect(operations.count == 1)
    #expect(operations.first?.description.hasSuffix(" textLayout = Title") == true)
  }

  @Test func `one changed option makes one setter call`() {
    let view = HeadlessHostingView { Page() }
    let operations = view.mountHost.log.operations { view.update { Page(color: .blue) } }
    #expect(operations.map(\.kind) == [.apply])
  }

  @Test
  func `a component that appears is inserted, one that goes is hidden and comes back as itself`() {
    func page(_ isShown: Bool) -> Column {
      Column {
        Text("one")
        if isShown { Text("two").key(2) }
        Text("three").key(3)
      }
    }
    let view = HeadlessHostingView { page(false) }
    let inserted = view.mountHost.log.operations { view.update { page(true) } }
    #expect(inserted.map(\.kind) == [.make, .insert, .set, .setFrame, .setFrame])
    let removed = view.mountHost.log.operations { view.update { page(false) } }
    #expect(removed.map(\.kind) == [.setFrame, .hide])
    let back = view.mountHost.log.operations { view.update { page(true) } }
    #expect(back.map(\.kind) == [.setFrame, .show])
  }

  @Test func `another size of the window lays out anew, and builds nothing`() {
    let view = HeadlessHostingView { Page() }
    let built = view.host.counters.componentsBuilt
    view.mountHost.log.clear()
    view.size = Size(width: 200, height: 400)
    #expect(view.host.counters.componentsBuilt == built)
    #expect(view.mountHost.log.count(of: .make) == 0)
    #expect(view.root.subviews[0].frame.size.width == 184)
  }

  @Test func `components without a view leave no trace`() {
    let view = HeadlessHostingView {
      Column { Row { Column { Text("a").padding(1).padding(1).padding(1) } } }
    }
    #expect(view.root.subviews.count == 1)
    #expect(view.root.subviews[0].frame.origin == Point(x: 3, y: 3))
  }

  @Test func `nothing is mounted before the size is known`() {
    let host = HeadlessMountHost()
    let root = host.makeRoot(size: .zero)
    let component = ComponentHost(Page(), in: root, mounter: Mounter(host: host))
    component.update()
    host.settle()
    #expect(root.subviews.isEmpty)
    component.size = Size(width: 100, height: 100)
    #expect(!root.subviews.isEmpty)
  }
}
