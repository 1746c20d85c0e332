import Alidade

/// The space that shows an example.
struct Stage: Equatable, Sendable {
  var width = 440.0
  var height = 220.0
  var isRightToLeft = false

  var direction: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  static let title = "Stage"

  static let controls: [Control<Stage>] = [
    .number("Width", \.width, 120...600, by: 20),
    .number("Height", \.height, 60...400, by: 20),
    .check("Right to left", \.isRightToLeft),
  ]

  /// The controls in their current state.
  var group: ControlGroup {
    ControlGroup(
      title: Stage.title,
      controls: Stage.controls.map { $0.appearance(on: self, section: Stage.title) })
  }

  /// Applies a change made with a control; does nothing if it isn't a control of the stage.
  mutating func apply(_ change: ControlChange) {
    for control in Stage.controls where control.id(in: Stage.title) == change.control {
      control.choose(&self, change.step.position(from: control.selection(self), control.count))
    }
  }
}
