import AlidadeCore
import AlidadeRender

// If nested components listen for the same input, the innermost one gets the event.
extension Component {
  /// Adds an action for a tap or click on the component.
  ///
  /// Taps on a ``Pressable`` or another control inside the component don't count. Only the pointer
  /// triggers the action: for actions that the keyboard and assistive technologies must reach, use
  /// ``Pressable``.
  ///
  /// - Parameters:
  ///   - button: the button; a finger counts as the primary one. A tap of the secondary button
  ///     counts when the button goes down; other taps count when the button goes up.
  ///   - count: the number of taps in quick succession; less than one counts as one. The action for
  ///     one tap is called for each tap, including those of a double tap.
  ///   - action: called on the main thread.
  public func onTap(
    button: PointerButton = .primary, count: Int = 1,
    perform action: @escaping @MainActor @Sendable () -> Void
  ) -> Interactive {
    onTap(button: button, count: count) { _ in action() }
  }

  /// Adds an action for a tap or click on the component; the event contains the location in the
  /// component's coordinates, the button, the modifier keys and the number of taps so far.
  ///
  /// Otherwise, this modifier behaves like the overload whose closure has no parameter.
  public func onTap(
    button: PointerButton = .primary, count: Int = 1,
    perform action: @escaping @MainActor @Sendable (TapEvent) -> Void
  ) -> Interactive {
    interactive.adding(
      .tap(button: button, count: max(1, count)), Interactive.reportingTap(action))
  }

  /// Adds an action for a finger or the primary button held in one place; the event contains the
  /// location in the component's coordinates.
  ///
  /// - Parameter action: called on the main thread.
  public func onLongPress(
    perform action: @escaping @MainActor @Sendable (TapEvent) -> Void
  ) -> Interactive {
    interactive.adding(.longPress, Interactive.reportingTap(action))
  }

  /// Adds an action for the pointer entering the component, moving over it, or leaving it.
  ///
  /// Ancestors and descendants that listen for hovering also get the event. It doesn't matter
  /// whether the pointer or the component moves: rows that scroll under a resting pointer are
  /// notified.
  ///
  /// - Parameter action: called on the main thread.
  public func onHover(
    perform action: @escaping @MainActor @Sendable (HoverEvent) -> Void
  ) -> Interactive {
    interactive.adding(.hover) { if case .hover(let event) = $0 { action(event) } }
  }

  /// Adds an action for the pointer moving with the button down, or for a finger moving.
  ///
  /// A drag begins after ``DragEvent/minimumDistance`` and is then no longer a tap. The drag is
  /// measured in the coordinates that the component had when the button went down, so the component
  /// may move with the pointer. A list that contains the component may claim a finger's movement
  /// along its axis for scrolling before that.
  ///
  /// - Parameter action: called on the main thread.
  public func onDrag(
    perform action: @escaping @MainActor @Sendable (DragEvent) -> Void
  ) -> Interactive {
    interactive.adding(.drag) { if case .drag(let event) = $0 { action(event) } }
  }

  /// Adds an action for a drag that ends in a quick movement: along one axis, at least as fast as
  /// ``SwipeEvent/minimumSpeed``.
  ///
  /// - Parameter action: called on the main thread when the finger or the button goes up.
  public func onSwipe(
    perform action: @escaping @MainActor @Sendable (SwipeEvent) -> Void
  ) -> Interactive {
    interactive.adding(.swipe) { if case .swipe(let event) = $0 { action(event) } }
  }

  /// Adds an action for two fingers moving apart or together.
  ///
  /// - Parameter action: called on the main thread.
  public func onMagnify(
    perform action: @escaping @MainActor @Sendable (MagnifyEvent) -> Void
  ) -> Interactive {
    interactive.adding(.magnify) { if case .magnify(let event) = $0 { action(event) } }
  }

  /// Adds an action for scrolling on the component with the wheel or the touchpad.
  ///
  /// A list that contains the component still scrolls.
  ///
  /// - Parameter action: called on the main thread.
  public func onScroll(
    perform action: @escaping @MainActor @Sendable (ScrollEvent) -> Void
  ) -> Interactive {
    interactive.adding(.scroll) { if case .scroll(let event) = $0 { action(event) } }
  }

  /// Sets the shape of the pointer over the component, except where a component inside it sets its
  /// own.
  public func cursor(_ cursor: Cursor) -> Interactive {
    interactive.adding(cursor)
  }

  /// Enlarges the area that responds to the pointer, for all input modifiers in a row with this
  /// one.
  ///
  /// The order of the modifiers doesn't matter, because they share one area. If several of them set
  /// an outset, the last one counts.
  ///
  /// - Parameter outset: the distance on each side, in points; a nonfinite or negative value counts
  ///   as zero. Ancestors that clip limit the area, and views above it get input first.
  public func hitArea(outset: Double) -> Interactive {
    interactive.adding(hitOutset: outset)
  }
}

extension Interactive {
  fileprivate static func reportingTap(
    _ action: @escaping @MainActor @Sendable (TapEvent) -> Void
  ) -> @MainActor @Sendable (ViewInputEvent) -> Void {
    { if case .tap(let event) = $0 { action(event) } }
  }
}
