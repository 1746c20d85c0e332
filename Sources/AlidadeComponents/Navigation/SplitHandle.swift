import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The line between the sides of a split view, with the area around it that can be dragged.
///
/// It is laid out in the width of the split view, because that limits how far it can be moved.
struct SplitHandle: LayoutComponent, Equatable {
  /// The width of the area that can be dragged, in points.
  static let extent = 9.0
  /// The distance by which an arrow key moves the border, in points.
  static let step = 10.0

  let widths: SplitWidths
  let width: Double
  let label: String
  let perform: Action<SplitCommand>
  let children: [AnyComponent]

  init(
    widths: SplitWidths, width: Double, label: String,
    perform: @escaping @MainActor @Sendable (SplitCommand) -> Void
  ) {
    self.widths = widths
    self.width = width
    self.label = label
    let action = Action(perform)
    self.perform = action
    let style = Pressable.Style(
      role: .separator, cornerRadius: 0, highlight: .none,
      accessibility: Accessibility(label: label, value: .number(width)))
    // The press is for the keyboard: a single click has no effect.
    let line = Pressable(style: style, action: { action(.reset) }) {
      Box(background: .separator).frame(width: SplitWidths.line).aligned(horizontal: .center)
        .onTap(count: 2) { action(.reset) }
        .cursor(.columnResize)
    }
    children = [AnyComponent(line)]
  }

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let height = range.max.height.isFinite ? range.max.height : range.min.height
    let size = range.clamp(Size(width: SplitHandle.extent, height: height))
    let content = children[0].layout(in: SizeRange(exactly: size))
    var layout = ComponentLayout(
      size: size, placements: [.init(content, at: .zero)],
      view: ViewConfiguration(
        .container(), attributes: inputs(in: range.max.width, context.direction)))
    layout.motion = .besideContent(widths.shown(width, in: range.max.width), context.direction)
    return layout
  }

  private func inputs(
    in total: Double, _ direction: LayoutDirection
  ) -> [ViewAttribute<any NativeView>] {
    let (range, shown, perform) = (widths.range(in: total), widths.shown(width, in: total), perform)
    let sign = direction == .rightToLeft ? -1.0 : 1.0
    let drag = ViewAttribute<any NativeView>.input(.drag) { event in
      guard case .drag(let drag) = event else { return }
      perform(.drag(drag.phase, by: sign * drag.translation.x, from: shown, in: range))
    }
    func key(_ key: Key, _ width: Double) -> ViewAttribute<any NativeView> {
      .input(.key(KeyCombination(key))) { event in
        guard case .key(let press) = event else { return }
        press.isHandled = true
        perform(.set(min(max(width, range.lowerBound), range.upperBound)))
      }
    }
    return [
      drag, key(.left, shown - sign * SplitHandle.step),
      key(.right, shown + sign * SplitHandle.step),
      key(.home, range.lowerBound), key(.end, range.upperBound),
    ]
  }
}
