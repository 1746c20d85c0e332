import AlidadeDiffing
import AlidadeLayout
import AlidadeRender

/// The text that the user has selected in a list while the list is shown.
@MainActor final class TextSelector {
  /// A press that selects text when the pointer moves.
  @MainActor final class Press {
    let unit: TextSelectionUnit
    /// The pointer, in points from the top-left corner of the viewport.
    var point: Point
    /// A Boolean value that is `true` once the pointer has moved.
    var isMoving = false
    let scrolling = EdgeScrolling()

    init(_ unit: TextSelectionUnit, at point: Point) {
      self.unit = unit
      self.point = point
    }
  }

  /// The characters where the selection began; `nil` until the user presses.
  private(set) var anchor: Range<TextPlace>?
  /// The characters where it ends.
  private var focus: Range<TextPlace>?
  /// The press in progress, or the last one.
  var press: Press?
  /// A number that increases with each change.
  private(set) var version = 0
  /// A Boolean value that is `true` if the scroll view reports presses on text.
  var isOffered = false
  /// A Boolean value that is `true` if views may show a selection.
  var isShown = false
  /// The latest copy, which may be in progress.
  var copy: TextCopy.Order?

  /// The selected text; `nil` if there is none.
  var range: Range<TextPlace>? {
    guard let anchor, let focus else { return nil }
    let range =
      min(anchor.lowerBound, focus.lowerBound)..<max(anchor.upperBound, focus.upperBound)
    return range.isEmpty ? nil : range
  }

  /// The position where the selection began, and the one that a key moves; `nil` until the user
  /// presses.
  ///
  /// Words that were selected as a whole are selected from one edge to the other.
  var ends: (fixed: TextPlace, moving: TextPlace)? {
    guard let anchor, let focus else { return nil }
    return focus.upperBound >= anchor.upperBound
      ? (anchor.lowerBound, focus.upperBound) : (anchor.upperBound, focus.lowerBound)
  }

  /// Selects from one position to another.
  ///
  /// - Parameters:
  ///   - anchor: the characters where the selection begins; `nil` for those where it began before.
  ///   - focus: the characters where it ends.
  func select(from anchor: Range<TextPlace>? = nil, to focus: Range<TextPlace>) {
    let anchor = anchor ?? self.anchor ?? focus
    if anchor == self.anchor, focus == self.focus { return }
    self.anchor = anchor
    self.focus = focus
    version += 1
  }

  /// Clears the selection.
  func clear() {
    if anchor == nil { return }
    anchor = nil
    focus = nil
    version += 1
  }

  /// Moves the ends with their rows, or to the nearest remaining position.
  func follow(_ map: OffsetMap) {
    guard let anchor, let focus else { return }
    self.anchor = TextSelector.moved(anchor, by: map)
    self.focus = TextSelector.moved(focus, by: map)
    if self.anchor == nil { self.focus = nil }
    version += 1
  }

  private static func moved(_ places: Range<TextPlace>, by map: OffsetMap) -> Range<TextPlace>? {
    // Both ends of an anchor or a focus are in one row.
    let row = places.lowerBound.row
    if let new = map.newOffset(ofOld: row) {
      var (start, end) = (places.lowerBound, places.upperBound)
      start.row = new
      end.row = new
      return start..<end
    }
    guard let nearest = map.nearestSurvivor(toOld: row), let new = map.newOffset(ofOld: nearest)
    else { return nil }
    let place = nearest < row ? TextPlace.end(of: new) : .start(of: new)
    return place..<place
  }
}
