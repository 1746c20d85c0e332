import AlidadeLayout

/// Tells whether two layouts were measured alike.
struct LayoutRevision: Hashable, Sendable {
  /// The pixels that frames are aligned with.
  var grid = PixelGrid()
  /// Grows when fonts or anything else that measures changes.
  var number = 0
}
