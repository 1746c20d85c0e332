import AlidadeHeadless
import AlidadeNative

/// The work that is repeated.
///
/// Each measured function returns a value that depends on the result, so that no work can be
/// optimized away.
enum Workloads {
  static let context = LayoutContext(measurer: HeadlessMeasurer())

  /// Builds a row for the first time, and lays it out.
  static func buildAndLayOut(_ number: Int) -> Double {
    let tree = ComponentTree(FeedRow(number: number)) { _ in }
    return tree.size(in: range(width: 360), context).height
  }

  /// Lays out a row that is already built, at a width that wasn't requested recently.
  static func layOut(_ tree: ComponentTree, _ number: Int) -> Double {
    tree.size(in: range(width: 320 + Double(number % 64)), context).height
  }

  /// Returns nested boxes, rows and columns in turn, each as large as its content.
  static func nested(depth: Int) -> AnyComponent {
    var component = AnyComponent(Text("innermost"))
    for level in 0..<depth {
      let inner = component
      component =
        level.isMultiple(of: 2)
        ? AnyComponent(
          Row(alignment: .start) {
            inner
            Text("r")
          })
        : AnyComponent(
          Column(alignment: .start) {
            inner
            Text("c")
          })
    }
    return component
  }

  static func buildAndLayOutNested(depth: Int, _ number: Int) -> Double {
    let tree = ComponentTree(nested(depth: depth)) { _ in }
    return tree.size(in: range(width: 360), context).height
  }

  private static func range(width: Double) -> SizeRange {
    SizeRange(
      min: Size(width: width, height: 0), max: Size(width: width, height: .infinity))
  }
}
