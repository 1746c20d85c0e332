import Alidade

/// A page about what the hand moves.
struct DragPage: LayoutPage {
  var duration = 0.5
  var bounce = 0.4

  static let name = "Gestures"
  static let summary = "Follows the hand without a build, and springs back with its speed."
  static let family = LayoutFamily.motion
  static let stage = Stage(width: 420, height: 320)

  static let sections: [ControlSection<DragPage>] = [
    ControlSection(
      "Spring",
      [
        .number("Duration", \.duration, 0.1...2, by: 0.1),
        .number("Bounce", \.bounce, 0...0.9, by: 0.1),
      ])
  ]

  var example: ComponentList {
    DragExample(duration: duration, bounce: bounce)
  }

  var listing: String {
    """
    let place = Motion(Point.zero)

    Card()
      .onDrag { drag in
        switch drag.phase {
        case .began, .changed:
          place.drag(by: drag.translation)
        case .ended, .canceled:
          place.release(
            to: .zero, velocity: drag.velocity,
            .spring(
              duration: \(Listing.number(duration)), bounce: \(Listing.number(bounce))))
        }
      }
      .motion(offset: place)
    """
  }
}

/// A card that is dragged, and a heart that beats.
private struct DragExample: Component, Equatable {
  let duration: Double
  let bounce: Double

  struct State {
    let place = Motion(Point.zero)
    let beat = Motion(1.0)
  }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let (place, beat) = (context.state.place, context.state.beat)
    let animation = Animation.spring(duration: duration, bounce: bounce)
    ZStack(alignment: .center) {
      Box(
        background: .accent, cornerRadius: 14,
        shadow: Shadow(color: .black.opacity(0.3), offset: Point(x: 0, y: 3), blur: 10)
      ) {
        Center { Text("Drag me").color(.white).weight(.bold) }
      }
      .frame(width: 120, height: 80)
      .motion(scale: beat)
      .onDrag { drag in
        switch drag.phase {
        case .began, .changed: place.drag(by: drag.translation)
        case .ended, .canceled: place.release(to: .zero, velocity: drag.velocity, animation)
        }
      }
      .motion(offset: place)
      Text("It springs back in \(tenths(duration)) seconds, and bounces by \(tenths(bounce)).")
        .size(12).color(.secondaryText).aligned(.top)
      Button("Pulse") {
        beat.play([
          Keyframe(1.15, after: 0.12), Keyframe(0.95, after: 0.15), Keyframe(1, after: 0.2),
        ])
      }
      .aligned(.bottom)
    }
    .padding(16)
  }

  private func tenths(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}
