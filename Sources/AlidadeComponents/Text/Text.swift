import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Text in one or more styles.
///
/// ```swift
/// Text("Alidade").size(20).weight(.bold) + Text(" turns").color(.secondaryText)
/// ```
///
/// Text wraps at the available width, and is truncated with an ellipsis at its maximum number of
/// lines. Assistive technologies read it aloud.
public struct Text: LayoutComponent, Equatable {
  /// The runs of text and their layout options.
  public var content: TextContent
  private var role = AccessibilityRole.text
  private var headingLevel: Int?
  /// The links and components in the text.
  var parts: [TextPart] = []

  /// Creates text in one style.
  public init(_ text: String, style: TextStyle = TextStyle()) {
    content = TextContent(runs: [TextRun(text, style: style)])
  }

  /// Creates text from text content.
  public init(_ content: TextContent) {
    self.content = content
  }

  /// Unavailable; the string is optional.
  @available(
    *, unavailable, message: "the String is optional; unwrap it with if let, or append ?? \"…\""
  )
  @_disfavoredOverload
  public init(_ text: String?) { preconditionFailure("unavailable") }

  /// Unavailable; the value isn't text.
  @available(
    *, unavailable, message: "this is not a String; interpolate it, as in Text(\"\\(value)\")"
  )
  @_disfavoredOverload
  public init<Value>(_ value: Value) { preconditionFailure("unavailable") }

  /// The components in the text, and the areas of its links.
  public var children: [AnyComponent] { parts.isEmpty ? [] : partComponents }

  /// Each part has one child, whatever its content.
  public var layoutBehavior: LayoutBehavior { LayoutBehavior(treatsGroupsAsOneChild: true) }

  /// Breaks the text into lines and measures them; the view shows that layout.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    layout(children, in: range, context) { _, _ in [] }
  }

  /// Lays out the text like ``layout(_:in:_:)``, with further attributes of its view.
  ///
  /// - Parameter attributes: returns the attributes for a laid-out text and the width of its view.
  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext,
    attributes: (TextLayout, Double) -> [ViewAttribute<any TextView>]
  ) -> ComponentLayout {
    let (text, layouts) = lines(children, width: range.max.width, context)
    let size = range.clamp(text.size)
    return ComponentLayout(
      size: size, baseline: text.baseline,
      placements: parts.isEmpty ? [] : placements(of: children, layouts, in: text, size),
      view: configuration(text, attributes(text, size.width)))
  }

  /// Returns the width of the widest word, or the height of all lines in the width `across`.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    switch axis {
    // Text that can be truncated on its only line can shrink to an ellipsis.
    case .horizontal:
      content.maximumLineCount == 1
        ? 0
        : context.measurer.minimumWidth(
          of: content(in: context) { (children[$0].minimumExtent(along: .horizontal), nil) })
    case .vertical: lines(children, width: across, context).text.size.height
    }
  }

  private func configuration(
    _ text: TextLayout, _ attributes: [ViewAttribute<any TextView>]
  ) -> ViewConfiguration {
    guard let headingLevel else {
      return ViewConfiguration(showing: text, role: role, attributes: attributes)
    }
    let accessibility = Accessibility(headingLevel: headingLevel)
    return ViewConfiguration(
      showing: text, role: role,
      attributes: attributes + ViewOptions(accessibility: accessibility).viewAttributes())
  }
}

extension Text {
  /// Returns this text as a heading for assistive technologies.
  ///
  /// - Parameter level: the level, from 1.
  public func heading(_ level: Int) -> Text {
    var text = self
    text.role = .heading
    text.headingLevel = max(1, level)
    return text
  }

  /// Returns the second text appended to the first; the layout options of the first apply.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.append(second)
    return text
  }

  /// Appends another text; the layout options of this one apply.
  ///
  /// - Complexity: O(runs of the other text).
  package mutating func append(_ other: Text) {
    let count = content.runs.count
    content.runs += other.content.runs
    parts += other.parts.map { $0.moved(by: count) }
  }
}
