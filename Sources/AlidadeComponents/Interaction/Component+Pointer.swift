import AlidadeCore
import AlidadeLayout
import AlidadeRender

// Of components inside each other that listen for the same, the innermost one is told.
extension Component {
  /// Does something when the component is tapped or clicked.
  ///
  /// A tap that presses a ``Pressable`` or another control inside is none. It is told of with the
  /// pointer only: for what the keyboard and assistive technologies must reach, use ``Pressable``.
  ///
  /// - Parameters:
  ///   - count: how many taps in quick succession are meant; less than one counts as one. A listener
  ///     for one tap is told of each tap, also of those that make a double tap.
  ///   - action: what is done.
  public func onTap(
    count: Int = 1, perform action: @escaping @MainActor @Sendable () -> Void
  ) -> Interactive {
    interactive.adding(.tap(count: max(1, count))) { _ in action() }
  }

  /// Does something when the component is tapped or clicked, told where: in points, in the
  /// component's coordinates.
  public func onTap(
    count: Int = 1, at action: @escaping @MainActor @Sendable (Point) -> Void
  ) -> Interactive {
    interactive.adding(.tap(count: max(1, count)), Interactive.place(action))
  }

  /// Does something when the component is clicked with the secondary button, told where: in points,
  /// in the component's coordinates.
  public func onSecondaryTap(
    perform action: @escaping @MainActor @Sendable (Point) -> Void
  ) -> Interactive {
    interactive.adding(.secondaryTap, Interactive.place(action))
  }

  /// Does something when a finger or the primary button stays down in one place, told where: in
  /// points, in the component's coordinates.
  public func onLongPress(
    perform action: @escaping @MainActor @Sendable (Point) -> Void
  ) -> Interactive {
    interactive.adding(.longPress, Interactive.place(action))
  }

  /// Does something when the pointer comes onto the component, moves on it, or leaves it.
  ///
  /// It is told of components inside and around, too.
  public func onHover(
    perform action: @escaping @MainActor @Sendable (HoverEvent) -> Void
  ) -> Interactive {
    interactive.adding(.hover) { if case .hover(let event) = $0 { action(event) } }
  }

  /// Does something while the pointer, or a finger, is moved with the button down.
  ///
  /// It begins when the movement has come ``DragEvent/minimumDistance`` far, and is then no tap any
  /// longer. A list around takes the movement of a finger along its axis for scrolling before that.
  public func onDrag(
    perform action: @escaping @MainActor @Sendable (DragEvent) -> Void
  ) -> Interactive {
    interactive.adding(.drag) { if case .drag(let event) = $0 { action(event) } }
  }

  /// Does something when a drag ends in a quick movement.
  public func onSwipe(
    perform action: @escaping @MainActor @Sendable (SwipeEvent) -> Void
  ) -> Interactive {
    interactive.adding(.swipe) { if case .swipe(let event) = $0 { action(event) } }
  }

  /// Does something while two fingers move apart or together.
  public func onMagnify(
    perform action: @escaping @MainActor @Sendable (MagnifyEvent) -> Void
  ) -> Interactive {
    interactive.adding(.magnify) { if case .magnify(let event) = $0 { action(event) } }
  }

  /// Does something when the wheel or the touchpad scrolls on the component.
  ///
  /// The list around scrolls all the same.
  ///
  /// - Parameter action: what is done, told by how far, in points; positive to the right and
  ///   downwards.
  public func onScroll(
    perform action: @escaping @MainActor @Sendable (Point) -> Void
  ) -> Interactive {
    interactive.adding(.scroll) { if case .scroll(let distance) = $0 { action(distance) } }
  }

  /// Makes the area that reacts to the pointer larger than the component, for what was put on it by
  /// the modifiers before this one.
  ///
  /// - Parameter outset: by how much on each side, in points; what is not finite or negative counts
  ///   as zero. What is around limits it where it cuts off what sticks out, and what lies above goes
  ///   first.
  public func hitArea(outset: Double) -> Interactive {
    interactive.adding(hitOutset: outset)
  }
}

extension Interactive {
  fileprivate static func place(
    _ action: @escaping @MainActor @Sendable (Point) -> Void
  ) -> @MainActor @Sendable (ViewInputEvent) -> Void {
    { if case .point(let place) = $0 { action(place) } }
  }
}
