import AlidadeCore
import AlidadeLayout

/// Gives a component the size it is told, in points or in percent of what is around.
///
/// The surroundings win over it where they leave no choice. In a flex container it is the width and
/// height of CSS: what is fixed may still shrink, down to the smallest size of the content, unless
/// `.shrink(0)` says otherwise. A minimum beats a maximum, and both beat the exact extent.
/// Percentages of something without bound are left out.
struct Sized: BoxComponent, Equatable {
  private let style: FlexStyle
  /// The component.
  let children: [AnyComponent]

  init<Content: Component>(_ style: FlexStyle, content: Content) {
    self.style = style
    children = [AnyComponent(content)]
  }

  /// A modifier of the component.
  var layoutTraits: LayoutTraits { .modifier() }

  /// A box with a size.
  var box: FlexBox { .wrapper(style) }
}

extension Component {
  /// Gives the component a size, in points; what is not given is left to the content and the
  /// surroundings.
  public func frame(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil
  ) -> some Component {
    frame(
      width: .points(width), height: .points(height), minWidth: .points(minWidth),
      maxWidth: .points(maxWidth), minHeight: .points(minHeight), maxHeight: .points(maxHeight))
  }

  /// Gives the component a size, in points or in percent of what is around; what is not given is
  /// left to the content and the surroundings.
  ///
  /// ```swift
  /// Text("half").frame(width: .percent(50), minHeight: 20)
  /// ```
  ///
  /// A percentage is of the flex container around. Backgrounds and overlays pass it outwards;
  /// padding does not, so a frame in percent belongs behind it in a chain.
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
