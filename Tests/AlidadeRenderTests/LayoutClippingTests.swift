import AlidadeHeadless
import AlidadeLayout
import Testing

@testable import AlidadeRender

/// Layouts that are clipped to an area.
@MainActor @Suite struct LayoutClippingTests {
  private let area = Rect(x: 0, y: 0, width: 50, height: 20)

  private func clip(_ layout: Layout) -> ViewClip? {
    guard case .clip(let clip)? = layout.configuration?.option(of: .clip) else { return nil }
    return clip
  }

  private func view(_ frame: Rect, _ options: ViewOptions = ViewOptions()) -> Node {
    Node(
      configuration: ViewConfiguration(HeadlessView.self, attributes: options.viewAttributes()),
      frame: frame)
  }

  @Test func `a layout whose views are inside the area is unchanged`() {
    let layout = Node(
      frame: Rect(x: 0, y: 0, width: 400, height: 20),
      children: [view(Rect(x: 10, y: -5, width: 40, height: 90))]
    ).layout
    #expect(layout.clipped(to: area) === layout)
  }

  @Test func `the outermost views are clipped where they are`() throws {
    let layout = Node(
      children: [
        view(Rect(x: 10, y: 2, width: 30, height: 10)),
        view(Rect(x: 30, y: 4, width: 30, height: 10)),
      ]
    ).layout.clipped(to: area)
    let clips = layout.children.map { clip($0.layout) }
    #expect(clips.first == ViewClip(top: -2, left: -10, bottom: -8, right: -10))
    #expect(clips.last == ViewClip(top: -4, left: -30, bottom: -6, right: 10))
  }

  @Test func `a view clips content that extends beyond the area`() {
    var box = view(Rect(x: 0, y: 0, width: 50, height: 20))
    box.children = [view(Rect(x: 40, y: 0, width: 30, height: 20))]
    #expect(clip(box.layout.clipped(to: area)) == .bounds)
    box.configuration = ViewConfiguration(
      HeadlessView.self, attributes: ViewOptions(clipsToBounds: true).viewAttributes())
    #expect(clip(box.layout.clipped(to: area)) == nil, "it clips its content already")
  }

  @Test func `a clip of the view itself still applies`() {
    let own = ViewOptions(clip: ViewClip(top: 3, left: 5, right: 10, cornerRadius: 4))
    let layout = view(Rect(x: 0, y: 0, width: 100, height: 20), own).layout.clipped(to: area)
    #expect(clip(layout) == ViewClip(top: 3, left: 5, right: 50, cornerRadius: 4))
    #expect(layout.configuration?.identifiers.filter { $0.name == "alidade.clip" }.count == 1)
  }
}
