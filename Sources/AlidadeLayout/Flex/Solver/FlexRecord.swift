/// The frame and the measurements of one node that the workspace keeps between passes, in 72 bytes.
struct FlexRecord {
  /// The border box relative to the border box of the parent, in units.
  var x: Int32 = 0
  var y: Int32 = 0
  var width: Int32 = 0
  var height: Int32 = 0

  /// The intrinsic widths of the content, without padding and border.
  var minimumContent: Int32 = 0
  var maximumContent: Int32 = 0
  /// The height of the content box that the intrinsic widths belong to, if they depend on it; see
  /// ``FlexRequest/widthKey``.
  var heightForContent: Int32 = 0

  var state: State = []

  /// The last layout in which the height followed from the content.
  var natural = FlexEntry()
  /// The last layout at a given height.
  var definite = FlexEntry()

  struct State: OptionSet {
    let rawValue: UInt32
    static let hasMinimum = State(rawValue: 1)
    static let hasMaximum = State(rawValue: 2)
    static let hasNatural = State(rawValue: 4)
    static let hasDefinite = State(rawValue: 8)
    static let naturalHasBaseline = State(rawValue: 16)
    static let definiteHasBaseline = State(rawValue: 32)
    /// The frames below are those of the natural layout.
    static let isPlacedNaturally = State(rawValue: 64)
    /// The frames below are those of the definite layout.
    static let isPlacedDefinitely = State(rawValue: 128)
    /// The node is hidden, and its frame and all frames below are zero.
    static let isZeroed = State(rawValue: 256)
    /// The results belong to a right-to-left text direction.
    static let isRightToLeft = State(rawValue: 512)
    /// The height of the definite layout grew to hold the content.
    static let definiteHoldsContent = State(rawValue: 1024)
  }
}

/// One layout of a node: its conditions and its results.
struct FlexEntry {
  var width: Int32 = 0
  /// The height.
  ///
  /// For a definite layout, this is the height as in ``FlexRequest/encodedHeight``. For a natural
  /// layout, it is the resulting height or, for boxes whose bounds are percentages, the height of
  /// the parent.
  var height: Int32 = 0
  /// The resolved percentages in the box itself; zero if there are none.
  var percentKey: Int32 = 0
  /// The height of the content with padding and border, before any bounds.
  var contentHeight: Int32 = 0
  /// The distance from the top of the border box to the baseline; the smallest number if there is
  /// none.
  var baseline: Int32 = 0
}
