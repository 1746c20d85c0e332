import AlidadeCore
import AlidadeLayout
import AlidadeRender
import Synchronization

/// The last drawing of a canvas, because a parent may propose several ranges that lead to the same
/// size.
final class CanvasMemory: Sendable {
  private struct Entry {
    let direction: LayoutDirection
    let revision: Int
    let drawing: Drawing
  }

  private let last = Mutex<Entry?>(nil)

  /// Returns the last drawing if it has the same size, direction and fonts; otherwise, creates one.
  func drawing(of size: Size, _ context: LayoutContext, _ make: () -> Drawing) -> Drawing {
    let (direction, revision) = (context.direction, context.measurer.revision)
    if let entry = last.withLock(\.self), entry.drawing.size == size,
      entry.direction == direction, entry.revision == revision
    {
      return entry.drawing
    }
    // The closure of the application runs outside the lock.
    let drawing = make()
    last.withLock { $0 = Entry(direction: direction, revision: revision, drawing: drawing) }
    return drawing
  }
}
