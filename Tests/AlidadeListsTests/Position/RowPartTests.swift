import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// If only a part of the topmost row is visible, that part stays where it is while the row changes.
@MainActor @Suite struct RowPartTests {
  private struct Post: Identifiable, Sendable, Equatable {
    let id: Int
    var picture = 40.0
    var lines = 1
  }

  private let controller = ListController()
  private let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }
  private var posts = (0..<100).map { Post(id: $0) }

  private func show() {
    view.host.setComponent(
      List(posts, estimatedRowHeight: 120, controller: controller) { post in
        Column {
          Text("title \(post.id)").frame(height: 40)
          Box(background: .red).frame(height: post.picture)
          Text("caption \(post.id)").frame(height: 40 * Double(post.lines))
        }
        .background(.blue)
        .onAppear {}
      })
    view.settle()
  }

  /// The distance of a text from the top of the window; `nil` if it isn't visible.
  private func top(of text: String) -> Double? {
    view.root.descendants.first { $0.visibleTexts == [text] && !($0 is HeadlessScrollView) }?
      .frameInRoot.minY
  }

  /// A list that is scrolled by a distance into row 50.
  private func scrolled(into distance: Double) -> RowPartTests {
    show()
    controller.offset = 50 * 120 + distance
    view.settle()
    return self
  }

  @Test func `a picture that grows above the visible part leaves the caption where it is`() {
    var list = scrolled(into: 90)
    #expect(list.top(of: "caption 50") == -10)
    list.posts[50].picture = 200
    list.show()
    #expect(list.top(of: "caption 50") == -10)
    #expect(list.top(of: "title 51") == 30)
  }

  @Test func `a picture that shrinks above the visible part leaves the caption where it is`() {
    var list = scrolled(into: 85)
    list.posts[50].picture = 10
    list.show()
    #expect(list.top(of: "caption 50") == -5)
  }

  @Test func `a picture that grows while rows come and go above leaves the caption where it is`() {
    var list = scrolled(into: 90)
    list.posts[50].picture = 200
    list.posts.removeSubrange(3..<20)
    list.posts.insert(contentsOf: (1_000..<1_400).map { Post(id: $0) }, at: 1)
    list.show()
    #expect(list.top(of: "caption 50") == -10)
  }

  @Test func `a text that is partly visible grows downward`() {
    var list = scrolled(into: 90)
    list.posts[50].lines = 4
    list.show()
    #expect(list.top(of: "caption 50") == -10)
    #expect(list.top(of: "title 51") == 150)
  }

  @Test func `a row that begins in the visible part stays where it begins`() {
    var list = scrolled(into: 0)
    list.posts[50].picture = 200
    list.show()
    #expect(list.top(of: "title 50") == 0)
  }
}
