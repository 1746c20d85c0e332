#if GTK
import AlidadeLayout
import AlidadeNative
import AlidadeRender
import CGTK
import Testing

@testable import AlidadeGTK

extension GTKTests {
  /// The work of GTK while something moves.
  @MainActor @Suite struct MotionLayoutTests {
    private struct Model: Sendable {
      var box = Look()
      var title = "one"
      var isBelow = false
      var rows = Array(0..<50)
      var isRevealed = false
    }

    /// How a box looks.
    private struct Look: Sendable {
      var isShown = true
      var x = 0.0
      var width = 40.0
      var scale = 1.0
      var opacity = 1.0
      var clip: ViewClip?
      var color = Color.red
      var cornerRadius = 0.0
      var border = Border(color: .black)
      var shadow = Shadow(color: .black, blur: 2)
    }

    /// A page with everything that can move.
    private struct Page: Component, AlwaysRebuilt {
      let store: Store<Model>

      func body(_ context: Context<NoState>) -> some Component {
        let revision = context.read(store) { ReadModel(model: $0) }
        let model = revision.model
        Column(alignment: .stretch) {
          Row {
            if model.box.isShown { box(model.box) }
          }
          .frame(height: 30)
          Row(spacing: 8) {
            Text(model.title)
            if model.isRevealed {
              Box(background: .green).frame(width: 40, height: 20)
                .transition(.reveal(from: .start))
            }
          }
          .frame(height: 30)
          for isBelow in [false, true] {
            Scroll {
              if model.isBelow == isBelow {
                Box(background: .blue).frame(width: isBelow ? 80 : 40, height: 20)
                  .matched("box", in: "test")
              }
            }
            .frame(height: 40).key(isBelow)
          }
          List(model.rows, id: \.self, estimatedRowHeight: 20) { row in
            Text("row \(row)").frame(height: 20)
          }
          .grow().basis(0)
        }
      }

      private func box(_ look: Look) -> some Component {
        Box(
          background: look.color, border: look.border, cornerRadius: look.cornerRadius,
          shadow: look.shadow
        )
        .frame(width: look.width, height: 20)
        .scale(look.scale).opacity(look.opacity).clipped(to: look.clip)
        .padding(EdgeInsets(start: look.x))
      }
    }

    /// A model that counts as another one after each change.
    private struct ReadModel: Equatable, Sendable {
      let model: Model
      static func == (one: ReadModel, other: ReadModel) -> Bool { false }
    }

    /// A change that moves something in another way.
    enum Change: CaseIterable {
      case place, size, transform, opacity, clip, color, corners, border, shadow, removal
      case text, reveal, flight, insertedRow, removedRows
    }

    nonisolated private static func apply(_ change: Change, to model: inout Model) {
      switch change {
      case .place: model.box.x = 100
      case .size: model.box.width = 140
      case .transform: model.box.scale = 2
      case .opacity: model.box.opacity = 0.2
      case .clip: model.box.clip = ViewClip(bottom: 15)
      case .color: model.box.color = .blue
      case .corners: model.box.cornerRadius = 10
      case .border: model.box.border = Border(width: 5, color: .white)
      case .shadow: model.box.shadow = Shadow(color: .red, offset: Point(x: 3, y: 9), blur: 20)
      case .removal: model.box.isShown = false
      case .text: model.title = "two"
      case .reveal: model.isRevealed = true
      case .flight: model.isBelow = true
      case .insertedRow: model.rows.insert(-1, at: 1)
      case .removedRows: model.rows.removeSubrange(1...2)
      }
    }

    @Test(arguments: Change.allCases)
    func `GTK lays out nothing while something moves`(change: Change) async throws {
      let store = Store(Model())
      let (window, view) = await TestWindow.showing(Page(store: store))
      try #require(view.host.mounter.host.showsAnimations, "GTK's animations are off.")
      await MainLoop.settle()
      let steps = view.host.mounter.counters.motionSteps
      store.update(animation: .linear(duration: 30)) { MotionLayoutTests.apply(change, to: &$0) }
      await MainLoop.run { view.host.mounter.counters.motionSteps > steps + 2 }
      let before = view.host.mounter.counters
      let built = view.host.counters
      let layouts = try await window.layoutPhases(inSteps: 10) { _ in }
      #expect(layouts == 0)
      let since = view.host.mounter.counters.since(before)
      #expect(since.motionSteps > 9, "it is on its way")
      #expect(since.attributesUpdated == 0 && view.host.counters == built)
      withExtendedLifetime(window) {}
    }
  }
}
#endif
