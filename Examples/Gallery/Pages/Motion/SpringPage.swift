import Alidade

/// A page about springs: the curve, and a ball that follows it.
struct SpringPage: LayoutPage {
  var duration = 0.5
  var bounce = 0.4

  static let name = "Springs"
  static let summary = "Moves with the speed that something has, from any frame to any place."
  static let family = LayoutFamily.motion
  static let stage = Stage(width: 420, height: 320)

  static let sections: [ControlSection<SpringPage>] = [
    ControlSection(
      "Spring",
      [
        .number("Duration", \.duration, 0.1...2, by: 0.1),
        .number("Bounce", \.bounce, -0.4...0.8, by: 0.2),
      ])
  ]

  var example: ComponentList {
    SpringExample(spring: Spring(duration: duration, bounce: bounce))
  }

  var listing: String {
    """
    Box(background: .accent, cornerRadius: 12)
      .frame(width: 24, height: 24)
      .padding(EdgeInsets(start: state.isRight ? 300 : 0))

    context.update(
      animation: .spring(
        duration: \(Listing.number(duration)), bounce: \(Listing.number(bounce)))
    ) {
      $0.isRight.toggle()
    }
    """
  }
}

/// The curve of a spring, and a ball that it moves from side to side.
private struct SpringExample: Component, Equatable {
  let spring: Spring

  struct State { var isRight = false }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let animation = Animation.spring(duration: spring.duration, bounce: spring.bounce)
    Column(spacing: 16) {
      Canvas(spring, label: "The curve of the spring") { drawing, size in
        draw(into: &drawing, size)
      }
      .grow()
      Row(spacing: 0) {
        if context.state.isRight { Spacer() }
        Box(background: .accent, cornerRadius: 14).frame(width: 28, height: 28).key("ball")
      }
      Button("Move") { context.update(animation: animation) { $0.isRight.toggle() } }
        .alignSelf(.start)
    }
    .padding(16)
  }

  /// Draws the distance over a second and a half, from the start to the goal.
  private func draw(into drawing: inout GraphicsContext, _ size: Size) {
    let goal = size.height * 0.35
    drawing.stroke(
      Path(lines: [Point(x: 0, y: goal), Point(x: size.width, y: goal)]),
      with: .color(.separator), style: StrokeStyle(dash: [4, 4]))
    let points = stride(from: 0.0, through: size.width, by: 2).map { x in
      let rest = spring.advance(displacement: 1, velocity: 0, by: x / size.width * 1.5).displacement
      return Point(x: x, y: goal + rest * (size.height - goal - 4))
    }
    drawing.stroke(
      Path(lines: points), with: .color(.accent), style: StrokeStyle(width: 2, join: .round))
  }
}
