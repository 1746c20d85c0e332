import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The conditions for which rows are prepared.
extension ListMounter {
  /// The height in points up to which a row is always mounted as a whole, because the size of the
  /// list may not be known yet.
  private static let tallRow = 512.0
  /// The width in points up to which a row is always mounted as a whole.
  private static let wideRow = 1_024.0

  /// Discards the prepared rows and sets the job for the new revision.
  ///
  /// - Parameter changes: the changes of the rows; unchanged rows stay prepared. If it is `nil`,
  ///   all rows may have changed.
  func beginRevision(after changes: RowChanges? = nil) {
    settled = SettledRows()
    guard width > 0, let viewport = scrolled.view?.viewportSize else {
      return prepared.begin(revision: revision, nil)
    }
    let context = layoutContext
    let hasSameGrid = context.grid == extents.grid
    if !hasSameGrid { extents = extents.aligned(with: context.grid) }
    prepared.begin(
      revision: revision,
      RowPreparation.Job(
        content: content, context: context, columns: columns, axis: axis,
        incrementalSize: Size(
          width: max(2 * viewport.width, ListMounter.wideRow),
          height: max(2 * viewport.height, ListMounter.tallRow)),
        revision: revision), after: hasSameGrid ? changes : nil)
  }

  /// The conditions under which rows are laid out.
  var layoutContext: LayoutContext {
    var context = LayoutContext(
      measurer: mounter.host.measurer, grid: PixelGrid(scale: mounter.host.scaleFactor),
      direction: direction)
    context.measuringRevision = measuring.number
    return context
  }
}
