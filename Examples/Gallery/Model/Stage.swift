import Alidade

/// The space in which an example is shown.
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

  /// The controls as they stand.
  var group: ControlGroup {
    ControlGroup(
      title: Stage.title,
      controls: Stage.controls.map { $0.appearance(on: self, section: Stage.title) })
  }

  /// Does what a control was used for; nothing if it is no control of a stage.
  mutating func apply(_ change: ControlChange) {
    for control in Stage.controls where control.id(in: Stage.title) == change.control {
      control.choose(&self, change.step.position(from: control.selection(self), control.count))
    }
  }
}
