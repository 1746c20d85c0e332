// Attributes take values of any equatable type, without manual boxing.

import AlidadeHeadless
import AlidadeNative

// snippet.hide
/// A headless view with properties of several types.
final class GaugeView: HeadlessView {
  enum Direction { case up, down }

  var isOn = false { didSet { didSet("isOn", to: "\(isOn)") } }
  var level = 0.0 { didSet { didSet("level", to: "\(level)") } }
  var steps = 0 { didSet { didSet("steps", to: "\(steps)") } }
  var direction = Direction.up { didSet { didSet("direction", to: "\(direction)") } }
  var unit: String? { didSet { didSet("unit", to: unit ?? "nil") } }
}
// snippet.show

let gauge = ViewConfiguration(
  GaugeView.self,
  attributes: [
    .set(\.isOn, true),
    .set(\.level, 0.5),
    .set(\.steps, 10),
    .set(\.direction, .down),
    .set(\.unit, "bar"),
  ])

// snippet.hide
let view = HeadlessHostingView(size: Size(width: 100, height: 100)) { Leaf(view: gauge) }
for operation in view.mountHost.log.operations where operation.kind == .set { print(operation) }
