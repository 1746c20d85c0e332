import AlidadeCore
import AlidadeLayout

/// A component that gives its content a size, in points or as percentages of the parent.
///
/// If the parent requires an exact size, that takes precedence. In a flex container, the size is
/// the width and height of CSS: a component with a fixed extent can still shrink, down to the
/// smallest size of its content, unless `.shrink(0)` prevents it. A minimum overrides a maximum,
/// and both override the exact extent. Percentages of an unbounded extent are ignored.
struct Sized: FlexComponent, ContainerComponent, ModifierComponent, Equatable {
  private let style: FlexStyle
  /// The content.
  var children: [AnyComponent]

  init<Content: Component>(_ style: FlexStyle, content: Content) {
    self.style = style
    children = [AnyComponent(content)]
  }

  /// The layout behavior of a modifier of the content.
  var layoutBehavior: LayoutBehavior { .modifier() }

  /// A box with a size.
  var box: FlexBox { .wrapper(style) }
}

extension Component {
  /// Gives the component a size, in points; the content and the parent determine extents that
  /// aren't given.
  ///
  /// An extent that isn't finite is reported in debug builds, and ignored. A negative one is also
  /// reported, and counts as zero. If a minimum is above the maximum, the minimum is used.
  public func frame(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil
  ) -> some Component {
    frame(
      width: .points(width), height: .points(height), minWidth: .points(minWidth),
      maxWidth: .points(maxWidth), minHeight: .points(minHeight), maxHeight: .points(maxHeight))
  }

  /// Gives the component a size, in points or as percentages of the parent.
  ///
  /// The content and the parent determine extents that aren't given.
  ///
  /// ```swift
  /// Text("half").frame(width: .percent(50), minHeight: 20)
  /// ```
  ///
  /// Percentages refer to the enclosing flex container. Backgrounds and overlays pass them outward;
  /// padding doesn't, so apply a frame with percentages after padding.
  @_disfavoredOverload
  public func frame(
    width: FlexLength = .auto, height: FlexLength = .auto, minWidth: FlexLength = .auto,
    maxWidth: FlexLength = .auto, minHeight: FlexLength = .auto, maxHeight: FlexLength = .auto
  ) -> some Component {
    var style = FlexStyle()
    style.width = width
    style.height = height
    style.minimumWidth = minWidth
    style.maximumWidth = maxWidth
    style.minimumHeight = minHeight
    style.maximumHeight = maxHeight
    return Sized(style, content: self)
  }
}

extension FlexLength {
  fileprivate static func points(_ value: Double?) -> FlexLength {
    value.map(FlexLength.finite) ?? .auto
  }
}
