/// A container on the solver's stack, with its request and its progress.
///
/// The stack replaces recursion, so deep trees use the workspace's memory instead of the thread's
/// stack.
struct FlexActivation {
  enum Kind: UInt8 {
    case layout
    case intrinsicWidths
    /// The intrinsic widths of a column with several lines, which require the layout of its items.
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
  /// A Boolean value that is `true` if the frames inside every child match the child's final size.
  var isPlaced = true
  /// A number that identifies the activation, for tests that share no results between activations.
  var serial = 0

  /// The padding and border.
  var insets = FlexInsets()
  /// The content box; the width is indefinite during the computation of intrinsic widths.
  var contentWidth = LayoutUnit.zero
  var contentHeight = LayoutUnit.indefinite
  var mainGap = LayoutUnit.zero
  var crossGap = LayoutUnit.zero

  var firstItem = 0
  var itemCount = 0
  var firstLine = 0
  var lineCount = 0
  /// The item or child that the phase has reached.
  var cursor = 0

  var intrinsicHeight = LayoutUnit.zero
  var totalHeight = LayoutUnit.zero
  var baseline = LayoutUnit.indefinite
  /// The item that provides the container's baseline, and its offset; -1 if a line provided the
  /// baseline.
  var baselineItem = -1
  var baselineOffset = LayoutUnit.zero

  /// The sums or maxima of the children's contributions.
  var minimumWidth = LayoutUnit.zero
  var maximumWidth = LayoutUnit.zero

  init(_ request: FlexRequest, kind: Kind) {
    self.request = request
    self.kind = kind
  }
}

/// A request to lay out a container at a width and possibly a height.
struct FlexRequest {
  var node: Int
  /// The width of the border box.
  var width: LayoutUnit
  /// The height of the border box; indefinite if it follows from the content.
  var height = LayoutUnit.indefinite
  /// The bounds of a height that follows from the content, for the border box.
  var minimumHeight = LayoutUnit.zero
  var maximumHeight = LayoutUnit.unlimited
  /// The base of percentages in the container's own padding and bounds.
  ///
  /// For intrinsic widths, `percentHeight` is the height of the content box.
  var percentWidth: LayoutUnit
  var percentHeight = LayoutUnit.indefinite
  /// A Boolean value that is `true` if the height is given but percentages of it are indefinite.
  var isIndefiniteForChildren = false
  /// A Boolean value that is `true` if the height follows from the aspect ratio and grows to hold
  /// the content.
  var holdsContent = false
  var wantsBaseline = false
  /// A Boolean value that is `true` if the request includes the frames below the container.
  var performs = false
  /// The key under which intrinsic widths are stored.
  ///
  /// It is the height of the content box. For a column with several lines and an unknown height, it
  /// is the maximum length of a line, as a negative number to distinguish the two.
  var widthKey = Int32.min
  /// The intrinsic widths that are requested.
  var wantsMinimum = false
  var wantsMaximum = false

  init(node: Int, width: LayoutUnit, percentWidth: LayoutUnit) {
    self.node = node
    self.width = width
    self.percentWidth = percentWidth
  }
}

/// The result of a layout.
struct FlexResult {
  /// The height of the content with padding and border, before any bounds.
  var contentHeight: LayoutUnit
  /// The distance from the top of the border box to the baseline; indefinite if there is none.
  var baseline: LayoutUnit
}

/// The sums of padding and border on each edge.
struct FlexInsets {
  var left = LayoutUnit.zero
  var right = LayoutUnit.zero
  var top = LayoutUnit.zero
  var bottom = LayoutUnit.zero

  @inline(__always) var width: LayoutUnit { left + right }
  @inline(__always) var height: LayoutUnit { top + bottom }
}

/// The values that the height of an item depends on, besides its style.
struct FlexHeightSpace {
  /// The height to stretch to; indefinite if there is none.
  var available = LayoutUnit.indefinite
  var percent = LayoutUnit.indefinite
  /// A Boolean value that is `true` if an automatic height fills `available`.
  var stretches = false
  /// The height that the container has set; indefinite if there is none.
  var fixed = LayoutUnit.indefinite
  /// A Boolean value that is `true` if the height is indefinite for the item's content.
  var isIndefinite = false
}
