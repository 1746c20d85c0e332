import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Content, and a component behind it that reports a value that depends on the width.
///
/// The children are the content and the probe.
struct WidthProbe: LayoutComponent, Equatable {
  let children: [AnyComponent]

  /// Returns an invisible component that reports a value when it is first shown, and when the value
  /// changes because of the available width.
  ///
  /// - Parameters:
  ///   - value: returns the value for a width in points, which may be infinite; called on any
  ///     thread.
  ///   - report: called with the value while the layout is mounted.
  static func probe<Value: Hashable & Sendable>(
    _ value: @escaping @Sendable (_ width: Double) -> Value,
    report: @escaping @MainActor @Sendable (Value) -> Void
  ) -> AnyComponent {
    let probe = LayoutReader { space in
      let value = value(space.max.width)
      // It appears again for each value.
      Leaf().onAppear { report(value) }.key(value)
    }
    return AnyComponent(probe)
  }

  /// Returns the placement of a probe in a component.
  ///
  /// - Parameters:
  ///   - probe: the probe.
  ///   - range: the range that the component was offered.
  ///   - size: the size of the component.
  static func placement(
    of probe: LayoutChild, in range: SizeRange, _ size: Size
  ) -> ComponentLayout.Placement {
    let offered = SizeRange(
      min: .zero, max: Size(width: range.max.width, height: size.height))
    return .init(probe.layout(in: offered), at: .zero)
  }

  var layoutBehavior: LayoutBehavior { .modifier() }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let content = children[0].layout(in: range)
    return ComponentLayout(
      size: content.size, baseline: content.baseline,
      placements: [
        .init(content, at: .zero),
        WidthProbe.placement(of: children[1], in: range, content.size),
      ]
    ).mirrored(for: context.direction)
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    children[0].minimumExtent(along: axis, across: across)
  }
}
