import AlidadeLayout

/// The box of a component in a flexbox layout, and the roles of the component's children in it.
public struct FlexBox: Sendable, Equatable {
  /// The roles of the children in a box.
  enum Arrangement: Sendable, Equatable {
    /// Items of a flex container, which may set their own item properties (``FlexItem``).
    case items
    /// The content, which determines the size, with layers behind and in front of it.
    ///
    /// The content is the child that the component modifies; in other components, every child is
    /// content, and fills the box.
    case content(ContentPlacement)
  }

  /// The placement of the content in a box.
  struct ContentPlacement: Sendable, Equatable {
    /// The space around the content, in points; may be negative, unlike padding.
    var margin = FlexEdges.zero
    /// The horizontal alignment of the content at its own size; `nil` fills the box.
    var horizontal: HorizontalAlignment?
    /// The vertical alignment of the content at its own size; `nil` fills the box.
    var vertical: VerticalAlignment?
    /// A Boolean value that is `true` if the box of aligned content is only as large as the
    /// content, unless it has to be larger.
    var isCompact = true

    /// The axes along which the content is aligned.
    var alignedAxes: Axis.Set {
      var axes: Axis.Set = []
      if horizontal != nil { axes.insert(.horizontal) }
      if vertical != nil { axes.insert(.vertical) }
      return axes
    }
  }

  /// The presentation of the content, and of the layers behind and in front of it.
  struct Layering: Sendable, Equatable {
    /// The alignment of layers at their own sizes; `nil` gives each the size of the box.
    var alignment: Alignment?
    /// A Boolean value that is `true` if the content takes up space but isn't shown.
    var hidesContent = false
  }

  /// The style of the box and, for items, of their arrangement.
  public let style: FlexStyle
  let arrangement: Arrangement
  let layering: Layering
  /// A Boolean value that is `true` if the box of a modifier is that of its content: the modifier
  /// sets nothing itself, and adds no space around the content.
  let isDecoration: Bool

  private init(
    _ style: FlexStyle, _ arrangement: Arrangement, _ layering: Layering = Layering(),
    isDecoration: Bool
  ) {
    self.style = style
    self.arrangement = arrangement
    self.layering = layering
    self.isDecoration = isDecoration
  }

  /// Returns a flex container, in which the children are items.
  public static func container(_ style: FlexStyle) -> FlexBox {
    FlexBox(style, .items, isDecoration: false)
  }

  /// Returns a box that its content fills.
  ///
  /// Along axes on which the content has a fixed extent, the content is placed at the start of the
  /// box instead.
  ///
  /// The content is the child that the component modifies (``LayoutBehavior/modifiedChild``). The
  /// other children are layers behind and in front of it, with the size of the box. If the
  /// component isn't a modifier, each child fills the box.
  ///
  /// The box of a modifier that sets nothing is the box of its content.
  ///
  /// - Parameters:
  ///   - style: the sizes, the padding, the border and the direction of the box, and its properties
  ///     as an item; other properties are ignored.
  ///   - margin: the space around the content, in points; may be negative, unlike padding.
  public static func wrapper(
    _ style: FlexStyle = FlexStyle(), margin: FlexEdges = .zero
  ) -> FlexBox {
    FlexBox(around: style, ContentPlacement(margin: margin))
  }

  /// Returns a box in which the content has its own size along the axes with an alignment.
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
  ///   - layerAlignment: the alignment of the other children; `nil` gives each the size of the box.
  ///   - direction: the layout direction of the content.
  ///   - hidesContent: `true` if the content takes up space but isn't shown.
  package static func decoration(
    layerAlignment: Alignment? = nil, direction: FlexTextDirection = .inherit,
    hidesContent: Bool = false
  ) -> FlexBox {
    var style = FlexBox.wrapperStyle
    style.direction = direction
    return FlexBox(
      style, .content(ContentPlacement()),
      Layering(alignment: layerAlignment, hidesContent: hidesContent), isDecoration: true)
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

  /// Creates a box of a view's preferred size, filled by its content.
  ///
  /// An exact extent is also the minimum: a view isn't made smaller than it prefers.
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

  /// A vertical stack, for several components where only one fits.
  static let stack = FlexBox.container(wrapperStyle)

  /// Returns the axes along which the box has a fixed extent.
  ///
  /// - Parameter inherited: the axes along which the modified component has a fixed extent.
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
  /// A Boolean value that is `true` if a box with the style adds nothing to its content, and is
  /// treated as the content itself would be.
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
