/// The layout style of one box, in the terms and with the initial values of CSS.
///
/// A style is trivially copyable and takes 160 bytes. One initial value differs from CSS:
/// ``boxSizing`` is `borderBox`. ``withZeroMinimum`` starts with minimum sizes of zero, for boxes
/// that may shrink below their content.
public struct FlexStyle: Hashable, Sendable {
  /// The space outside the border; may be negative, `auto` or a percentage of the containing
  /// block's width.
  public var margin: FlexEdges
  /// The space inside the border, not negative; percentages are of the containing block's width.
  public var padding: FlexEdges
  /// The widths of the border; points only, not negative.
  public var border: FlexEdges
  /// The offsets of a relative box, or the distances of an absolute box from the padding box of its
  /// parent.
  public var inset: FlexEdges

  /// The preferred width.
  public var width: FlexLength
  /// The preferred height.
  public var height: FlexLength
  /// The minimum width; `auto` is the automatic minimum size of CSS.
  public var minimumWidth: FlexLength
  /// The minimum height; `auto` is the automatic minimum size of CSS.
  public var minimumHeight: FlexLength
  /// The maximum width; `auto` is none, and a minimum takes precedence.
  public var maximumWidth: FlexLength
  /// The maximum height; `auto` is none, and a minimum takes precedence.
  public var maximumHeight: FlexLength
  /// The size along the main axis before growing and shrinking; `auto` is the width or height.
  public var flexBasis: FlexLength
  /// The space between rows.
  public var rowGap: FlexLength
  /// The space between columns.
  public var columnGap: FlexLength

  /// The share of excess space; negative values and NaN count as zero, and infinity as the largest
  /// finite number.
  public var flexGrow: Float
  /// The share of missing space, weighted by the size; negative values and NaN count as zero, and
  /// infinity as the largest finite number.
  public var flexShrink: Float
  /// The width divided by the height; a value that isn't positive and finite counts as none.
  public var aspectRatio: Float

  /// The position among the siblings; equal values keep the order of the tree.
  public var order: Int16
  /// The participation of the box in layout.
  public var display: FlexDisplay
  /// The positioning in the flow or out of it.
  public var position: FlexPosition
  /// The text direction.
  public var direction: FlexTextDirection
  /// The parts of the box that `width` and `height` include.
  public var boxSizing: FlexBoxSizing
  /// The treatment of content that is too large.
  public var overflow: FlexOverflow
  /// The main axis.
  public var flexDirection: FlexDirection
  /// The number and the order of lines.
  public var flexWrap: FlexWrap
  /// The alignment of items across the main axis.
  public var alignItems: FlexAlignment
  /// The alignment of this box across the main axis of its parent.
  public var alignSelf: FlexAlignment
  /// The alignment of lines across the main axis, if there may be several.
  public var alignContent: FlexAlignment
  /// The alignment of items along the main axis.
  public var justifyContent: FlexAlignment

  /// Creates a style with the initial values of CSS, except that sizes include padding and border.
  public init() {
    margin = .zero
    padding = .zero
    border = .zero
    inset = .auto
    width = .auto
    height = .auto
    minimumWidth = .auto
    minimumHeight = .auto
    maximumWidth = .auto
    maximumHeight = .auto
    flexBasis = .auto
    rowGap = .zero
    columnGap = .zero
    flexGrow = 0
    flexShrink = 1
    aspectRatio = 0
    order = 0
    display = .flex
    position = .relative
    direction = .inherit
    boxSizing = .borderBox
    overflow = .visible
    flexDirection = .row
    flexWrap = .noWrap
    alignItems = .stretch
    alignSelf = .auto
    alignContent = .stretch
    justifyContent = .flexStart
  }

  /// A style whose minimum sizes are zero rather than automatic.
  public static var withZeroMinimum: FlexStyle {
    var style = FlexStyle()
    style.minimumWidth = .zero
    style.minimumHeight = .zero
    return style
  }
}
