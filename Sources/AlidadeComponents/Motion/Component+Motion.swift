import AlidadeCore
import AlidadeLayout
import AlidadeRender

extension Component {
  /// Moves everything in the component to its new place, size and look when a value changes.
  ///
  /// ```swift
  /// Row { … }.animation(.spring, value: state.isExpanded)
  /// ```
  ///
  /// The changes shown with another value move, whoever made them; the innermost component around
  /// them with such a value counts. Without it, the animation of the change itself does.
  ///
  /// - Parameters:
  ///   - animation: the animation; `nil` to show the changes at once.
  ///   - value: the value.
  public func animation<Value: Equatable & Sendable>(
    _ animation: Animation?, value: Value
  ) -> some Component {
    Moving(self, LayoutMotion(condition: MotionCondition(animation, value)))
  }

  /// Moves everything in the component when a value changes, and says how what has no transition of
  /// its own comes and goes with it, given the former value; `nil` to show the changes at once.
  package func animation<Value: Equatable & Sendable>(
    _ animation: Animation?, value: Value, transition: @escaping @Sendable (Value) -> Transition?
  ) -> some Component {
    Moving(
      self, LayoutMotion(condition: MotionCondition(animation, value, transition: transition)))
  }

  /// Says how the component appears and disappears, when the change that adds or removes it has an
  /// animation.
  ///
  /// Without a transition, it fades.
  public func transition(_ transition: Transition) -> some Component {
    Moving(self, LayoutMotion(transition: transition))
  }

  /// Lets the component take the place of another one with the same name.
  ///
  /// If a change with an animation removes one and adds the other, the new component moves from the
  /// place and the size of the former one to its own. Both must be shown by the same host; each may be
  /// in a scroll view, in a row of a list, or on a page. A component that stays gives its place to one
  /// that is added, and takes it back when that is removed.
  ///
  /// From one scroll view, row or page to another, a copy of the component moves above everything else;
  /// text fields, lists, scroll views, and views of a toolkit's own are left out of it.
  ///
  /// - Parameters:
  ///   - identifier: the name, which one component of the namespace has at a time.
  ///   - namespace: a value that tells names for different purposes apart.
  public func matched<ID: Hashable & Sendable, Namespace: Hashable & Sendable>(
    _ identifier: ID, in namespace: Namespace
  ) -> some Component {
    Moving(self, LayoutMotion(match: MatchedIdentifier(identifier, in: namespace)))
  }

  /// Moves the component with a value that is set by hand, without a build and without a layout.
  ///
  /// - Parameter offset: the distance from the place of the component, in points.
  public func motion(offset: Motion<Point>) -> some Component {
    Moving(self, LayoutMotion(motions: [.offset(offset)]))
  }

  /// Changes the opacity with a value that is set by hand, without a build and without a layout.
  ///
  /// - Parameter opacity: the factor of the opacity, limited to 0...1.
  public func motion(opacity: Motion<Double>) -> some Component {
    Moving(self, LayoutMotion(motions: [.opacity(opacity)]))
  }

  /// Scales the component with a value that is set by hand, without a build and without a layout.
  ///
  /// - Parameters:
  ///   - scale: the factor of the size.
  ///   - anchor: the point that stays in place, as a share of the size.
  public func motion(scale: Motion<Double>, anchor: UnitPoint = .center) -> some Component {
    Moving(self, LayoutMotion(motions: [.scale(scale, anchor)]))
  }

  /// Rotates the component with a value that is set by hand, without a build and without a layout.
  ///
  /// - Parameters:
  ///   - rotation: the angle, clockwise.
  ///   - anchor: the point that stays in place, as a share of the size.
  public func motion(rotation: Motion<Angle>, anchor: UnitPoint = .center) -> some Component {
    Moving(self, LayoutMotion(motions: [.rotation(rotation, anchor)]))
  }
}
