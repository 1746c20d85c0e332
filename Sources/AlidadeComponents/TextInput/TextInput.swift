import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The component on which all fields are based: a stateful view that shows a text and reports the
/// user's edits.
struct TextInput: StatefulViewComponent, Equatable {
  typealias Controller = TextInputController

  let text: String
  let version: TextVersion
  let configuration: TextInputConfiguration
  let onChange: Action<String>

  var options: TextInputOptions { configuration.options }
  var viewIdentity: StatefulViewIdentity? { configuration.viewIdentity }

  /// The natural width of a field, in points.
  static let naturalWidth = 200.0
  /// The smallest width of the text in a field, in points.
  static let minimumTextWidth = 40.0

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let metrics = context.measurer.textInputMetrics(of: options.kind)
    let line = lineLayout("X", context)
    let width = min(max(TextInput.naturalWidth, range.min.width), range.max.width)
    let height = height(in: width, metrics, line, context)
    let size = range.clamp(Size(width: width, height: height))
    let top =
      options.kind == .multiLine
      ? metrics.insets.top : ((size.height - line.size.height) / 2).rounded(.down)
    return ComponentLayout(size: size, baseline: max(0, top + line.baseline))
  }

  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double {
    let metrics = context.measurer.textInputMetrics(of: options.kind)
    guard axis == .vertical else { return metrics.insets.total.width + TextInput.minimumTextWidth }
    let width = across.isFinite ? across : TextInput.naturalWidth
    return height(in: width, metrics, lineLayout("X", context), context)
  }

  // MARK: - Height

  private func height(
    in width: Double, _ metrics: TextInputMetrics, _ line: TextLayout, _ context: LayoutContext
  ) -> Double {
    var height = line.size.height
    if options.kind == .multiLine {
      let advance = lineLayout("X\nX", context).size.height - height
      let least = height + Double(options.lines.lowerBound - 1) * advance
      let most = height + Double(options.lines.upperBound - 1) * advance
      height = min(max(textHeight(in: width - metrics.insets.total.width, context), least), most)
    }
    return max(metrics.minimumHeight, height + metrics.insets.total.height)
  }

  /// Returns the height of the text up to the line limit, including an empty line at its end.
  private func textHeight(in width: Double, _ context: LayoutContext) -> Double {
    // An empty last line needs space for the caret, so measure a character there.
    let last = text.utf8.last
    let ends = last == nil || last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r")
    let limit = options.lines.upperBound
    return textLayout(ends ? text + "X" : text, max(0, width), lineLimit: limit, context)
      .size.height
  }

  private func lineLayout(_ text: String, _ context: LayoutContext) -> TextLayout {
    textLayout(text, .infinity, context)
  }

  private func textLayout(
    _ text: String, _ width: Double, lineLimit: Int? = nil, _ context: LayoutContext
  ) -> TextLayout {
    let runs = [TextRun(text, style: options.style)]
    return context.measurer.layout(
      TextContent(runs: runs, lineLimit: lineLimit, direction: context.direction), width: width)
  }
}
