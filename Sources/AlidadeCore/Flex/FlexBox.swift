import AlidadeLayout

/// The box of a component in a flexbox layout, and what the children of the component are to it.
public struct FlexBox: Sendable, Equatable {
  /// What the children are to a box.
  enum Arrangement: Sendable, Equatable {
    /// Items of a flex container, each of which may say how it wants to be treated (``FlexItem``).
    case items
    /// The content, which decides the size, with layers below and above it.
    ///
    /// The content is the child that the component modifies; without one it is every child, each
    /// over all of the box.
    case content(ContentPlacement)
  }

  /// Where the content of a box stands in it.
  struct ContentPlacement: Sendable, Equatable {
    /// What is kept free around the content, in points; may be negative, unlike padding.
    var margin = FlexEdges.zero
    /// Where the content stands from side to side, in its own size; `nil` fills the box.
    var horizontal: HorizontalAlignment?
    /// Where the content stands from top to bottom, in its own size; `nil` fills the box.
    var vertical: VerticalAlignment?
    /// A Boolean value that is `true` if a box in which the content has a place is no larger than
    /// the content unless it must be.
    var isCompact = true

    /// The axes along which the content has a place.
    var alignedAxes: Axis.Set {
      var axes: Axis.Set = []
      if horizontal != nil { axes.insert(.horizontal) }
      if vertical != nil { axes.insert(.vertical) }
      return axes
    }
  }

  /// The box itself, and, for items, how they stand in it.
  public let style: FlexStyle
  let arrangement: Arrangement
  /// Where layers stand, in their own sizes; `nil` makes each exactly as large as the box.
  let layerAlignment: Alignment?
  /// A Boolean value that is `true` if the content takes its space and is not shown.
  let hidesContent: Bool
  /// A Boolean value that is `true` if the box of a modifier is that of its content: nothing is
  /// between the edges of the two, and it asks for nothing itself.
  let isDecoration: Bool

  private init(
    _ style: FlexStyle, _ arrangement: Arrangement, layerAlignment: Alignment? = nil,
    hidesContent: Bool = false, isDecoration: Bool
  ) {
    self.style = style
    self.arrangement = arrangement
    self.layerAlignment = layerAlignment
    self.hidesContent = hidesContent
    self.isDecoration = isDecoration
  }

  /// Returns a flex container, in which the children are items.
  public static func container(_ style: FlexStyle) -> FlexBox {
    FlexBox(style, .items, isDecoration: false)
  }

  /// Returns a box around its content, which fills it, except on an axis on which the content has an
  /// extent of its own; it then stands at the start.
  ///
  /// The content is the child that the component modifies (``LayoutTraits/modifiedChild``), and the
  /// other children are layers below and above it, as large as the box. In a component that is no
  /// modifier, each child is laid over all of the box.
  ///
  /// The box of a modifier that asks for nothing is the box of its content.
  ///
  /// - Parameters:
  ///   - style: the sizes, the padding, the border and the direction of the box, and how it is treated
  ///     as an item; the rest is not used.
  ///   - margin: the space around the content, in points; may be negative, unlike padding.
  public static func wrapper(
    _ style: FlexStyle = FlexStyle(), margin: FlexEdges = .zero
  ) -> FlexBox {
    FlexBox(around: style, ContentPlacement(margin: margin))
  }

  /// Returns a box in which the content stands in its own size, on the axes for which a place is
  /// given.
  package static func aligning(
    _ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?, isCompact: Bool
  ) -> FlexBox {
    if horizontal == nil, vertical == nil { return .decoration() }
    return FlexBox(
      around: FlexStyle(),
      ContentPlacement(horizontal: horizontal, vertical: vertical, isCompact: isCompact))
  }

  /// Returns the box of a modifier that is the box of its content.
  ///
  /// - Parameters:
  ///   - layerAlignment: where the other children stand; `nil` makes each exactly as large.
  ///   - direction: where lines begin in the content.
  ///   - hidesContent: `true` if the content takes its space and is not shown.
  package static func decoration(
    layerAlignment: Alignment? = nil, direction: FlexTextDirection = .inherit,
    hidesContent: Bool = false
  ) -> FlexBox {
    var style = FlexBox.wrapperStyle
    style.direction = direction
    return FlexBox(
      style, .content(ContentPlacement()), layerAlignment: layerAlignment,
      hidesContent: hidesContent, isDecoration: true)
  }

  private init(around style: FlexStyle, _ placement: ContentPlacement) {
    var own = style
    own.flexDirection = .column
    own.flexWrap = .noWrap
    own.alignItems = .stretch
    own.justifyContent = .flexStart
    own.aspectRatio = 0
    own.boxSizing = .borderBox
    let isNeutral = placement == ContentPlacement() && style.asksForNothing
    self.init(own, .content(placement), isDecoration: isNeutral)
  }

  /// Makes a box of the size that a view wishes for, filled by what is in it.
  ///
  /// An exact extent is also the least: a view is not made smaller than it says.
  init(_ size: ComponentSize) {
    var style = FlexBox.wrapperStyle
    let range = size.range
    if range.min.width > 0 { style.minimumWidth = .points(range.min.width) }
    if range.min.height > 0 { style.minimumHeight = .points(range.min.height) }
    if range.max.width.isFinite { style.maximumWidth = .points(range.max.width) }
    if range.max.height.isFinite { style.maximumHeight = .points(range.max.height) }
    if range.min.width == range.max.width { style.width = .points(range.min.width) }
    if range.min.height == range.max.height { style.height = .points(range.min.height) }
    let isNeutral = range == .unbounded
    self.init(style, .content(ContentPlacement()), isDecoration: isNeutral)
  }

  private static let wrapperStyle: FlexStyle = {
    var style = FlexStyle()
    style.flexDirection = .column
    return style
  }()

  /// Components below each other, for where there is room for one and several were written.
  static let stack = FlexBox.container(wrapperStyle)

  /// Returns the axes along which the box has an extent of its own.
  ///
  /// - Parameter inherited: those of the component that is modified.
  func fixedAxes(inheriting inherited: Axis.Set) -> Axis.Set {
    var axes: Axis.Set = []
    if style.width.isPoints { axes.insert(.horizontal) }
    if style.height.isPoints { axes.insert(.vertical) }
    guard case .content(let placement) = arrangement, !inherited.isEmpty else { return axes }
    var passed = inherited.subtracting(placement.alignedAxes)
    if style.width != .auto { passed.remove(.horizontal) }
    if style.height != .auto { passed.remove(.vertical) }
    return axes.union(passed)
  }
}

extension FlexStyle {
  /// A Boolean value that is `true` if a box around a content adds nothing to it and treats it as it
  /// would be treated itself.
  fileprivate var asksForNothing: Bool {
    width == .auto && height == .auto && minimumWidth == .auto && minimumHeight == .auto
      && maximumWidth == .auto && maximumHeight == .auto && padding.areNothing && border.areNothing
      && margin.areNothing && inset == .auto && flexGrow == 0 && flexShrink == 1
      && flexBasis == .auto && alignSelf == .auto && order == 0 && position == .relative
      && display == .flex
  }
}

extension FlexEdges {
  fileprivate var areNothing: Bool {
    left == .zero && right == .zero && top == .zero && bottom == .zero
      && (start == .zero || start == .unset) && (end == .zero || end == .unset)
  }
}
