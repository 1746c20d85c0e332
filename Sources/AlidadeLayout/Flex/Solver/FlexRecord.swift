/// What the workspace keeps for one node between passes, in 72 bytes: its frame and what was
/// measured.
struct FlexRecord {
  /// The border box against the border box of the parent, in units.
  var x: Int32 = 0
  var y: Int32 = 0
  var width: Int32 = 0
  var height: Int32 = 0

  /// The intrinsic widths of the content, without padding and border.
  var minimumContent: Int32 = 0
  var maximumContent: Int32 = 0
  /// The height of the content box for which they hold, when they depend on it; see
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
    /// Every frame below is that of the natural layout.
    static let isPlacedNaturally = State(rawValue: 64)
    /// Every frame below is that of the definite layout.
    static let isPlacedDefinitely = State(rawValue: 128)
    /// Hidden, and every frame here and below is zero.
    static let isZeroed = State(rawValue: 256)
    /// The direction of text for which all this was found.
    static let isRightToLeft = State(rawValue: 512)
    /// The height of the definite layout grew to hold the content.
    static let definiteHoldsContent = State(rawValue: 1024)
  }
}

/// One layout of a node: under what conditions, and what came out.
struct FlexEntry {
  var width: Int32 = 0
  /// The height.
  ///
  /// Definite: encoded with whether it is definite for the children. Natural: the height that came
  /// out, or, for boxes whose bounds are percentages, the height of the parent.
  var height: Int32 = 0
  /// What percentages in the box itself come to, when there are any.
  var percentKey: Int32 = 0
  /// The height of the content with padding and border, before any bounds.
  var contentHeight: Int32 = 0
  /// From the top of the border box; the smallest number when there is none.
  var baseline: Int32 = 0
}
