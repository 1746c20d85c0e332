import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import Testing

/// Views that are put where they are already.
@MainActor struct FrontmostViewTests {
  private let parent = HeadlessView()
  private let views = [HeadlessView(), HeadlessView(), HeadlessView()]

  private var order: [Int?] {
    parent.subviews.map { view in views.firstIndex { $0 === view } }
  }

  init() {
    for view in views { parent.addSubview(view) }
  }

  @Test func `the frontmost view stays in front if it is added again`() {
    parent.addSubview(views[2])
    #expect(order == [0, 1, 2])
  }

  @Test func `another view comes to the front if it is added again`() {
    parent.addSubview(views[0])
    #expect(order == [1, 2, 0])
  }

  @Test(arguments: 0..<3) func `a view in front of itself stays where it is`(index: Int) {
    parent.insertSubview(views[index], above: views[index])
    #expect(order == [0, 1, 2])
  }

  @Test func `an icon is drawn in the tint color of the nearest view that has one`() {
    let root = HeadlessView()
    let box = HeadlessView()
    let icon = HeadlessImageView()
    root.addSubview(box)
    box.addSubview(icon)
    icon.imageContent = ImageContent(.icon("edit-find"))
    root.apply(.tintColor(Color(hex: 0xFF0000)))
    #expect(root.svg().contains("#ff0000"))
    box.apply(.tintColor(Color(hex: 0x00FF00)))
    #expect(root.svg().contains("#00ff00") && !root.svg().contains("#ff0000"))
    icon.imageContent = ImageContent(.icon("edit-find"), tint: Color(hex: 0x0000FF))
    #expect(root.svg().contains("#0000ff") && !root.svg().contains("#00ff00"))
    #expect(box.dump().contains("tint #00ff00"))
  }

  @Test func `a content mode is in the dump`() {
    let icon = HeadlessImageView()
    icon.imageContent = ImageContent(.icon("edit-find"), mode: .center)
    icon.apply(.contentMode(.fill))
    #expect(icon.contentMode == .fill)
    #expect(icon.dump().contains("content mode fill"))
  }
}
