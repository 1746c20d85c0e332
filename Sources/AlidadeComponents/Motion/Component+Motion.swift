import AlidadeCore
import AlidadeLayout
import AlidadeRender

extension Component {
  /// Animates the position, size and appearance of everything in the component when a value
  /// changes.
  ///
  /// ```swift
  /// Row { … }.animation(.spring, value: state.isExpanded)
  /// ```
  ///
  /// The animation applies to all changes that are shown together with a new value, whichever code
  /// makes them. If components with such a modifier are nested, the innermost one whose value
  /// changes applies. Otherwise, the animation of the change itself applies.
  ///
  /// - Parameters:
  ///   - animation: the animation; `nil` to show the changes immediately.
  ///   - value: the value.
  public func animation<Value: Equatable & Sendable>(
    _ animation: Animation?, value: Value
  ) -> some Component {
    Moving(self, LayoutMotion(condition: MotionCondition(animation, value)))
  }

  /// Animates everything in the component when a value changes, with a transition for components
  /// that specify none.
  ///
  /// The transition is determined from the former value; `nil` shows the changes immediately.
  func animation<Value: Equatable & Sendable>(
    _ animation: Animation?, value: Value, transition: @escaping @Sendable (Value) -> Transition?
  ) -> some Component {
    Moving(
      self, LayoutMotion(condition: MotionCondition(animation, value, transition: transition)))
  }

  /// Sets the way that the component appears and disappears, when the change that adds or removes
  /// it has an animation.
  ///
  /// Without a transition, it fades.
  public func transition(_ transition: Transition) -> some Component {
    Moving(self, LayoutMotion(transition: transition))
  }

  /// Moves the component from the place of another component with the same name when it replaces
  /// that component.
  ///
  /// If an animated change removes one of them and adds the other, the new component moves from the
  /// position and size of the old component to its own. Both must be shown by the same host; each
  /// may be in a scroll view, in a row of a list, or on a page. A component that stays yields to
  /// one that is added, and reappears when that one is removed.
  ///
  /// Between scroll views, rows and pages, a copy of the component moves above everything else.
  /// Text fields, lists, scroll views, and native views of other code aren't copied.
  ///
  /// - Parameters:
  ///   - identifier: the name, which only one component of the namespace has at a time.
  ///   - namespace: a value that distinguishes names for different purposes.
  public func matched<ID: Hashable & Sendable, Namespace: Hashable & Sendable>(
    _ identifier: ID, in namespace: Namespace
  ) -> some Component {
    Moving(self, LayoutMotion(match: MatchedIdentifier(identifier, in: namespace)))
  }

  /// Moves the component with a value that your code controls, without a build or a layout.
  ///
  /// - Parameter offset: the distance from the position of the component, in points.
  public func motion(offset: Motion<Point>) -> some Component {
    Moving(self, LayoutMotion(motions: [.offset(offset)]))
  }

  /// Changes the opacity with a value that your code controls, without a build or a layout.
  ///
  /// - Parameter opacity: the factor of the opacity, limited to 0...1.
  public func motion(opacity: Motion<Double>) -> some Component {
    Moving(self, LayoutMotion(motions: [.opacity(opacity)]))
  }

  /// Scales the component with a value that your code controls, without a build or a layout.
  ///
  /// - Parameters:
  ///   - scale: the factor of the size.
  ///   - anchor: the anchor of the scale, as fractions of the size.
  public func motion(scale: Motion<Double>, anchor: UnitPoint = .center) -> some Component {
    Moving(self, LayoutMotion(motions: [.scale(scale, anchor)]))
  }

  /// Rotates the component with a value that your code controls, without a build or a layout.
  ///
  /// - Parameters:
  ///   - rotation: the angle, clockwise.
  ///   - anchor: the anchor of the rotation, as fractions of the size.
  public func motion(rotation: Motion<Angle>, anchor: UnitPoint = .center) -> some Component {
    Moving(self, LayoutMotion(motions: [.rotation(rotation, anchor)]))
  }
}
