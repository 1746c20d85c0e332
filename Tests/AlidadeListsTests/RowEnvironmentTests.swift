import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

@MainActor @Suite struct RowEnvironmentTests {
  private enum Clip: EnvironmentKey {
    static let defaultValue: String? = nil
  }

  private struct Reader: Component, Equatable {
    func body(_ context: Context<NoState>) -> some Component {
      Text(context.environment(Clip.self) ?? "none")
    }
  }

  private struct Rows: Component, Equatable {
    var body: some Component {
      List([1, 2], id: \.self) { _ in Reader() }
    }
  }

  @Test func `rows know what is said around the list`() {
    let view = HeadlessHostingView(size: Size(width: 200, height: 200)) {
      Rows().environment(Clip.self, "a")
    }
    view.settle()
    #expect(view.root.visibleTexts == ["a", "a"])
  }

  @Test func `rows of a list in a layout reader know what is said around that`() {
    let view = HeadlessHostingView(size: Size(width: 200, height: 200)) {
      LayoutReader { _ in Rows() }.environment(Clip.self, "a")
    }
    view.settle()
    #expect(view.root.visibleTexts == ["a", "a"])
  }
}
