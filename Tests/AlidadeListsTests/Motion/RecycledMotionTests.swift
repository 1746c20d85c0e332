import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Rows whose views go to other rows while what is inside them is on its way.
@MainActor @Suite struct RecycledMotionTests {
  /// What all rows read.
  private struct Look: Equatable, Sendable {
    var isChanged = false
  }

  /// A row in which places, sizes, opacities, colors, corners, borders, shadows, clips, transforms
  /// and texts move.
  private struct Row: Component, Equatable {
    let id: Int
    let look: Store<Look>
    let extra: Int

    static func == (one: Row, other: Row) -> Bool { one.id == other.id && one.extra == other.extra }

    func body(_ context: Context<NoState>) -> some Component {
      let isChanged = context.read(look) { $0.isChanged }
      Box(background: isChanged ? .red : .blue, cornerRadius: isChanged ? 12 : 2) {
        AlidadeNative.Row(spacing: isChanged ? 30 : 2) {
          Box(
            background: .green,
            border: isChanged ? Border(width: 4, color: .red) : nil, cornerRadius: 3,
            shadow: isChanged ? Shadow(color: .black, blur: 9) : nil
          )
          .frame(width: isChanged ? 60 : 20, height: 20)
          .clipped(to: isChanged ? ViewClip(4, cornerRadius: 6) : nil)
          Box(background: .white).frame(width: 10, height: 10)
            .opacity(isChanged ? 0.25 : 1)
            .scale(isChanged ? 2 : 1)
          Text(isChanged ? "changed \(id)" : "row \(id)")
          if isChanged { Box(background: .black).frame(width: 5, height: 5) }
          for _ in 0..<extra { Box(background: .yellow).frame(width: 3, height: 3) }
        }
      }
      .frame(height: 40)
    }
  }

  /// How the next rows differ from those that are on their way.
  enum Next: CaseIterable, Sendable {
    case ofTheSameKind, ofAnotherKind
  }

  @MainActor private final class Fixture {
    let look = Store(Look())
    let rows: Store<[Int]>
    let controller = ListController()
    let view: HeadlessHostingView

    init(_ next: Next, isChanged: Bool = false) {
      let (look, rows, controller) = (look, Store(Array(0..<500)), controller)
      self.rows = rows
      look.update { $0.isChanged = isChanged }
      view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
        Page(look: look, rows: rows, controller: controller, next: next)
      }
      view.settle()
    }

    private struct Page: Component, AlwaysRebuilt {
      let look: Store<Look>
      let rows: Store<[Int]>
      let controller: ListController
      let next: Next

      func body(_ context: Context<NoState>) -> some Component {
        let (look, next) = (look, next)
        List(context.read(rows, \.self), id: \.self, estimatedRowHeight: 40, controller: controller)
        {
          Row(id: $0, look: look, extra: next == .ofAnotherKind && $0 >= 100 ? 1 : 0)
        }
      }
    }

    var host: HeadlessMountHost { view.mountHost }

    func show() {
      for _ in 0..<3 {
        host.runMainWork()
        host.runBackgroundWork()
      }
      host.runFrame()
    }

    /// What is seen of a row, and its distance from the top of the window.
    func seen(_ id: Int) -> String? {
      let rows = view.list.visibleSubviews.filter { !$0.isInert }
      guard let row = rows.first(where: { $0.visibleTexts.contains("changed \(id)") }) else {
        return nil
      }
      let lines = row.dump().split(separator: "\n").dropFirst().joined(separator: "\n")
      return "\(row.frameInRoot) \(row.options)\n\(lines)"
    }
  }

  @Test(arguments: Next.allCases, [1, 5, 20])
  func `a row that takes the views of one on its way looks as if they were new`(
    next: Next, frames: Int
  ) throws {
    let list = Fixture(next)
    list.look.update(animation: .linear(duration: 1)) { $0.isChanged = true }
    list.show()
    for _ in 0..<frames { list.host.runFrame() }
    let (moved, made) = (list.view.counters.motionSteps, list.view.list.visibleSubviews.count)
    #expect(moved > 10 * frames && made >= 10, "the rows are on their way")
    let settled = Fixture(next, isChanged: true)
    for fixture in [list, settled] {
      fixture.controller.offset = 8_000
      for _ in 0..<3 {
        fixture.host.runMainWork()
        fixture.host.runBackgroundWork()
      }
    }
    for id in 200..<210 {
      let expected = try #require(settled.seen(id))
      #expect(list.seen(id) == expected)
    }
    list.host.runFrame()
    for id in 200..<210 { #expect(list.seen(id) == settled.seen(id), "in the frame after that") }
  }

  @Test(arguments: Next.allCases, [1, 5, 20])
  func `rows that come in place of all others look as if their views were new`(
    next: Next, frames: Int
  ) throws {
    let list = Fixture(next)
    list.look.update(animation: .linear(duration: 1)) { $0.isChanged = true }
    list.show()
    for _ in 0..<frames { list.host.runFrame() }
    list.rows.update { $0 = Array(200..<300) }
    list.show()
    let settled = Fixture(next, isChanged: true)
    settled.rows.update { $0 = Array(200..<300) }
    settled.view.settle()
    for id in 200..<210 {
      let expected = try #require(settled.seen(id))
      #expect(list.seen(id) == expected)
    }
    list.view.settle()
    #expect(list.host.isIdle)
  }
}
