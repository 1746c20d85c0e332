/// One container on the solver's stack: what was asked of it, and how far it has come.
///
/// The stack takes the place of recursion, so that depth costs memory of the workspace and not of
/// the thread.
struct FlexActivation {
  enum Kind: UInt8 {
    case layout
    case intrinsicWidths
    /// The intrinsic widths of a column with several lines, which need its items laid out.
    case columnWrapWidths
  }

  /// The steps, in the order of CSS Flexible Box Layout Level 1, §9.
  enum Phase: UInt8 {
    case generateItems
    case determineBaseSizes
    case collectLines
    case determineCrossSizes
    case alignItems
    case determineBaseline
    case layOutItems
    case layOutAbsoluteChildren
    case finish
  }

  var request: FlexRequest
  var kind: Kind
  var phase = Phase.generateItems
  var isRow = true
  var isReverse = false
  var isWrapping = false
  var isWrapReverse = false
  var isRightToLeft = false
  /// Every child's frames fit the place that the child has been given.
  var isPlaced = true
  /// Distinguishes activations, for when results are not shared between them.
  var serial = 0

  /// Padding and border.
  var insets = FlexInsets()
  /// The content box; the width is indefinite while intrinsic widths are found.
  var contentWidth = LayoutUnit.zero
  var contentHeight = LayoutUnit.indefinite
  var mainGap = LayoutUnit.zero
  var crossGap = LayoutUnit.zero

  var firstItem = 0
  var itemCount = 0
  var firstLine = 0
  var lineCount = 0
  /// The item or child that the phase has come to.
  var cursor = 0

  var mainSize = LayoutUnit.zero
  var intrinsicHeight = LayoutUnit.zero
  var totalHeight = LayoutUnit.zero
  var baseline = LayoutUnit.indefinite
  /// The item that the container takes its baseline from, and where it is; -1 when a line has given
  /// it.
  var baselineItem = -1
  var baselineOffset = LayoutUnit.zero

  /// Sums or maxima of the children's contributions.
  var minimumWidth = LayoutUnit.zero
  var maximumWidth = LayoutUnit.zero

  init(_ request: FlexRequest, kind: Kind) {
    self.request = request
    self.kind = kind
  }
}

/// What is asked of a container: to be laid out at a width and perhaps a height.
struct FlexRequest {
  var node: Int
  /// The border box.
  var width: LayoutUnit
  /// The border box; indefinite when it follows from the content.
  var height = LayoutUnit.indefinite
  /// The bounds of a height that follows from the content, of the border box.
  var minimumHeight = LayoutUnit.zero
  var maximumHeight = LayoutUnit.unlimited
  /// What percentages in its own padding, and in its own bounds, refer to.
  ///
  /// For intrinsic widths, `percentHeight` is the
  /// height of the content box.
  var percentWidth: LayoutUnit
  var percentHeight = LayoutUnit.indefinite
  /// The height is given, but percentages of it are indefinite.
  var isIndefiniteForChildren = false
  /// The height follows from the aspect ratio and grows to hold the content.
  var holdsContent = false
  var wantsBaseline = false
  /// Frames below are wanted too.
  var performs = false
  /// For intrinsic widths: what they are kept under.
  ///
  /// The height of the content box; of a column with several lines whose
  /// height is not known, the length that a line may have, below zero to tell the two apart.
  var widthKey = Int32.min
  /// For intrinsic widths: which of them.
  var wantsMinimum = false
  var wantsMaximum = false

  init(node: Int, width: LayoutUnit, percentWidth: LayoutUnit) {
    self.node = node
    self.width = width
    self.percentWidth = percentWidth
  }
}

/// What came out of a layout.
struct FlexResult {
  /// The height of the content with padding and border, before any bounds.
  var contentHeight: LayoutUnit
  /// From the top of the border box; indefinite when there is none.
  var baseline: LayoutUnit
}

/// Padding and border together.
struct FlexInsets {
  var left = LayoutUnit.zero
  var right = LayoutUnit.zero
  var top = LayoutUnit.zero
  var bottom = LayoutUnit.zero

  @inline(__always) var width: LayoutUnit { left + right }
  @inline(__always) var height: LayoutUnit { top + bottom }
}

/// What the height of an item depends on, besides its style.
struct FlexHeightSpace {
  /// The height to stretch to; indefinite when there is none.
  var available = LayoutUnit.indefinite
  var percent = LayoutUnit.indefinite
  /// An automatic height fills `available`.
  var stretches = false
  /// The height, when the container has set it.
  var fixed = LayoutUnit.indefinite
  /// The height is indefinite for what is inside.
  var isIndefinite = false
}
