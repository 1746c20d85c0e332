#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// The movements of fingers in an outermost scroll view that pull content down beyond its top.
@MainActor final class Pulling {
  /// The content at a point.
  @MainActor struct Target {
    /// The handler of the innermost view around the content that listens for pulls.
    let handler: EventHandler<ViewInputEvent>
    private let scrollViews: [Reference]

    private struct Reference {
      weak var scrollView: GTKScrollView?
    }

    /// Creates the content of the vertical scroll views around a place.
    init(_ handler: EventHandler<ViewInputEvent>, in scrollViews: [GTKScrollView]) {
      self.handler = handler
      // One of them may own this value.
      self.scrollViews = scrollViews.map { Reference(scrollView: $0) }
    }

    /// A Boolean value that is `true` if a downward movement pulls the content.
    var isAtTop: Bool {
      scrollViews.allSatisfy { ($0.scrollView?.contentOffset.y ?? .infinity) <= 0 }
    }
  }

  /// A finger on the screen.
  private struct Touch {
    let finger: OpaquePointer?
    let start: Point
    let target: Target
    var last: Point
    /// A Boolean value that is `true` if the movement is known to be vertical.
    var isVertical = false
  }

  private var touch: Touch?
  private var pull: Pull?

  /// A Boolean value that is `true` if content is being pulled.
  var isActive: Bool { pull != nil }

  /// A Boolean value that is `true` if fingers on a touchpad are pulling, whose lifting isn't
  /// always reported.
  var isScroll: Bool { pull != nil && touch == nil }

  // MARK: - Fingers on a screen

  /// Begins with a finger that touches the screen; a second finger cancels the pull of the first.
  ///
  /// A finger is identified by the `GdkEventSequence` of its events.
  func touchDidBegin(_ finger: OpaquePointer?, at point: Point, on target: Target?) {
    if touch != nil { return end(isCanceled: true) }
    end(isCanceled: true)
    touch = target.map { Touch(finger: finger, start: point, target: $0, last: point) }
  }

  /// Follows the finger that pulls; the movements of others are ignored.
  ///
  /// The points can be in any coordinates that don't scroll.
  func touchDidMove(_ finger: OpaquePointer?, to point: Point) {
    guard var touch, touch.finger == finger else { return }
    let movement = point.y - touch.last.y
    touch.last = point
    let way = point - touch.start
    if !touch.isVertical, max(abs(way.x), abs(way.y)) >= DragEvent.minimumDistance {
      guard abs(way.y) > abs(way.x) else {
        self.touch = nil
        return
      }
      touch.isVertical = true
    }
    self.touch = touch
    if touch.isVertical { move(by: movement, touch.target) }
  }

  /// Records that a finger was lifted, which ends only its own pull.
  func touchDidEnd(_ finger: OpaquePointer?, isCanceled: Bool) {
    if let touch, touch.finger == finger { end(isCanceled: isCanceled) }
  }

  // MARK: - Fingers on a touchpad

  /// Follows fingers that scroll.
  ///
  /// - Parameters:
  ///   - delta: the distance to scroll, in points.
  ///   - target: returns the content under the pointer; it is called only if the content may be
  ///     pulled.
  /// - Returns: `true` if the content must not scroll.
  func fingersDidScroll(by delta: Point, on target: () -> Target?) -> Bool {
    if touch != nil { return false }
    if let pull {
      if pull.distance == 0, delta.y >= 0 { return false }
      let rest = self.pull?.move(by: -delta.y) ?? 0
      return rest == 0
    }
    guard delta.y < 0, abs(delta.y) > abs(delta.x), let target = target(), target.isAtTop else {
      return false
    }
    pull = Pull(by: -delta.y, target.handler)
    return true
  }

  /// Ends the pull.
  func end(isCanceled: Bool) {
    touch = nil
    // The application may start another pull in response.
    let ended = pull
    pull = nil
    ended?.end(isCanceled: isCanceled)
  }

  private func move(by movement: Double, _ target: Target) {
    if let distance = pull?.distance, distance > 0 {
      _ = pull?.move(by: movement)
    } else if movement > 0, target.isAtTop {
      if pull == nil {
        pull = Pull(by: movement, target.handler)
      } else {
        _ = pull?.move(by: movement)
      }
    }
  }
}
#endif
