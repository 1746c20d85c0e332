/// How one box is laid out, in the words and with the initial values of CSS.
///
/// 160 trivially copyable bytes. /// One initial value is the framework's own: ``boxSizing`` is
/// `borderBox`. ``withZeroMinimum`` begins with minimum sizes of zero, for boxes that may shrink
/// below their content.
public struct FlexStyle: Hashable, Sendable {
  /// Space outside the border; may be negative, `auto` or a percentage of the containing block's
  /// width.
  public var margin: FlexEdges
  /// Space inside the border, not negative; percentages are of the containing block's width.
  public var padding: FlexEdges
  /// Widths of the border; points only, not negative.
  public var border: FlexEdges
  /// Offsets of a relative box, or distances of an absolute one from the padding box of its parent.
  public var inset: FlexEdges

  /// The wished width.
  public var width: FlexLength
  /// The wished height.
  public var height: FlexLength
  /// The least width; `auto` is the automatic minimum size of CSS.
  public var minimumWidth: FlexLength
  /// The least height; `auto` is the automatic minimum size of CSS.
  public var minimumHeight: FlexLength
  /// The greatest width; `auto` is none, and a minimum wins over it.
  public var maximumWidth: FlexLength
  /// The greatest height; `auto` is none, and a minimum wins over it.
  public var maximumHeight: FlexLength
  /// The size along the main axis before growing and shrinking; `auto` is the width or height.
  public var flexBasis: FlexLength
  /// Space between rows.
  public var rowGap: FlexLength
  /// Space between columns.
  public var columnGap: FlexLength

  /// The share of space that is left over; what is not positive and finite counts as zero.
  public var flexGrow: Float
  /// The share of space that is missing, weighed by the size; what is not positive and finite
  /// counts as zero.
  public var flexShrink: Float
  /// Width divided by height; what is not positive and finite counts as none.
  public var aspectRatio: Float

  /// The place among the siblings; equal ones stay in the order of the tree.
  public var order: Int16
  /// Whether the box takes part in layout.
  public var display: FlexDisplay
  /// Whether it is in the flow.
  public var position: FlexPosition
  /// The direction of text.
  public var direction: FlexTextDirection
  /// What `width` and `height` include.
  public var boxSizing: FlexBoxSizing
  /// What happens to content that is too large.
  public var overflow: FlexOverflow
  /// The main axis.
  public var flexDirection: FlexDirection
  /// Whether there may be several lines.
  public var flexWrap: FlexWrap
  /// Where items stand across the main axis.
  public var alignItems: FlexAlignment
  /// Where this box stands across the main axis of its parent.
  public var alignSelf: FlexAlignment
  /// Where lines stand across the main axis, when there may be several.
  public var alignContent: FlexAlignment
  /// Where items stand along the main axis.
  public var justifyContent: FlexAlignment

  /// Makes a style with the initial values of CSS, except that sizes include padding and border.
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
