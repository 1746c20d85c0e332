import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Text, in one style or in several.
///
/// ```swift
/// Text("Alidade").size(20).weight(.bold) + Text(" turns").color(.secondaryText)
/// ```
///
/// Text wraps at the width it is given and is cut off, with an ellipsis, at its largest number of
/// lines. It is read out by assistive technologies.
public struct Text: LayoutComponent, Equatable {
  /// What is set, and how.
  public var content: TextContent
  private var role = AccessibilityRole.text
  private var headingLevel: Int?

  /// Makes text in one style.
  public init(_ text: String, style: TextStyle = TextStyle()) {
    content = TextContent(runs: [TextRun(text, style: style)])
  }

  /// Makes text of content that is ready.
  public init(_ content: TextContent) {
    self.content = content
  }

  /// Breaks the text into lines and measures them; the view shows what was measured.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let text = context.measurer.layout(content(in: context), width: range.max.width)
    return ComponentLayout(
      size: range.clamp(text.size), baseline: text.baseline, view: configuration(text))
  }

  /// The widest word along a line; across lines, the height of all in the width there is.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    switch axis {
    // Text that may be cut off in its only line can become as short as its ellipsis.
    case .horizontal:
      content.maximumLineCount == 1 ? 0 : context.measurer.minimumWidth(of: content)
    case .vertical: context.measurer.layout(content(in: context), width: across).size.height
    }
  }

  /// What is set, beginning where lines of the surroundings do.
  private func content(in context: LayoutContext) -> TextContent {
    var content = content
    content.direction = context.direction
    return content
  }

  private func configuration(_ text: TextLayout) -> ViewConfiguration {
    guard let headingLevel else { return ViewConfiguration(showing: text, role: role) }
    let accessibility = Accessibility(headingLevel: headingLevel)
    return ViewConfiguration(
      showing: text, role: role,
      attributes: ViewOptions(accessibility: accessibility).viewAttributes())
  }
}

extension Text {
  /// The same text as a title, for assistive technologies.
  ///
  /// - Parameter level: the rank, from 1.
  public func heading(_ level: Int) -> Text {
    var text = self
    text.role = .heading
    text.headingLevel = max(1, level)
    return text
  }

  /// Two texts one after the other; lines are broken and cut off as the first says.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.content.runs += second.content.runs
    return text
  }
}
