/// The way in which something moves to its new place, color or size.
///
/// ```swift
/// context.update(animation: .spring) { $0.isExpanded.toggle() }
/// ```
///
/// A spring is the right choice for most changes: if another change comes while it moves, it
/// continues with its speed. An eased animation takes over the speed, too, but always takes its
/// whole duration.
public struct Animation: Hashable, Sendable {
  /// The course of an animation over time.
  enum Course: Hashable, Sendable {
    case spring(Spring)
    /// A curve, with its duration in seconds.
    case eased(Double, AnimationCurve)
    /// No course: a change is shown at once.
    case immediate
  }

  let course: Course
  /// The time before the animation begins, in seconds.
  private(set) var delay = 0.0
  /// The time from the beginning of one thing that appears to that of the next one, in seconds.
  private(set) var stagger = 0.0
  /// The object that what moves retains until it rests; not compared.
  package var completion: MotionCompletion?

  private init(course: Course) {
    self.course = course
  }

  /// Shows a change at once.
  package static let immediate = Animation(course: .immediate)

  /// A Boolean value that is `true` if a change is shown at once.
  package var isImmediate: Bool { course == .immediate }

  /// Moves with a spring.
  ///
  /// - Parameters:
  ///   - duration: the time that the motion seems to take, in seconds; values that aren't finite or
  ///     below a millisecond count as a millisecond.
  ///   - bounce: the strength of the overshoot, limited to -0.99...0.99; see ``Spring/bounce``.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(course: .spring(Spring(duration: duration, bounce: bounce)))
  }

  /// Moves with a spring that doesn't overshoot, for half a second.
  public static let spring = Animation.spring()

  /// Moves along a curve.
  ///
  /// - Parameters:
  ///   - duration: the duration, in seconds; values that aren't finite or below a millisecond count
  ///     as a millisecond, and those above a million as a million.
  ///   - curve: the progress over the duration.
  public static func eased(
    duration: Double = 0.25, _ curve: AnimationCurve = .easeInOut
  ) -> Animation {
    Animation(course: .eased(duration.usableSeconds, curve))
  }

  /// Moves with a constant speed.
  ///
  /// - Parameter duration: as for ``eased(duration:_:)``.
  public static func linear(duration: Double = 0.25) -> Animation {
    eased(duration: duration, .linear)
  }

  /// Returns the same animation, which begins later.
  ///
  /// Until then, everything looks as before. What moves already when the animation is asked for is
  /// taken over at once, without the delay.
  ///
  /// - Parameter seconds: the time, added to that of the animation; values that aren't finite or
  ///   negative count as zero. The sum is at most a million.
  public func delay(_ seconds: Double) -> Animation {
    var delayed = self
    delayed.delay = min(delay + (seconds.isFinite ? max(0, seconds) : 0), 1_000_000)
    return delayed
  }

  /// Returns the same animation, with which what appears together does so one after the other.
  ///
  /// ```swift
  /// context.update(animation: .spring.staggered(by: 0.05)) { $0.cards = cards }
  /// ```
  ///
  /// The first view that an update adds begins as without this call, and each of the others later than
  /// the one before it in the tree; in a list, the same goes for the new rows in sight. A component that is
  /// to appear as a whole needs a view of its own, such as that of a ``Component/transition(_:)``. What
  /// moves or disappears isn't affected, and neither is a ``Motion``.
  ///
  /// - Parameter seconds: the time from the beginning of one to that of the next; values that aren't
  ///   finite or negative count as zero.
  public func staggered(by seconds: Double) -> Animation {
    var staggered = self
    staggered.stagger = seconds.isFinite ? min(max(0, seconds), 1_000_000) : 0
    return staggered
  }

  /// Returns the animation of the next thing that appears in an update.
  ///
  /// - Parameter count: the number of things that are staggered so far, which grows if this is one.
  package func appearing(after count: inout Int) -> Animation {
    if stagger == 0 { return self }
    defer { count += 1 }
    return delay(stagger * Double(count))
  }

  /// Returns the animation of two changes that are shown together, of which this one is that of the
  /// newer: this one, unless it shows the change at once.
  package func replacing(_ former: Animation?) -> Animation {
    guard let former else { return self }
    var animation = isImmediate ? former : self
    animation.completion = completion
    return animation.completing(former.completion)
  }

  /// Returns the same animation, with which what moves retains another object, too.
  package func completing(_ other: MotionCompletion?) -> Animation {
    guard let other else { return self }
    var animation = self
    animation.completion = MotionCompletion.all([completion, other].compactMap(\.self))
    return animation
  }
}

extension Animation {
  /// Returns `true` if both look the same.
  public static func == (one: Animation, other: Animation) -> Bool {
    one.course == other.course && one.delay == other.delay && one.stagger == other.stagger
  }

  /// Hashes what the animation looks like.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(course)
    hasher.combine(delay)
    hasher.combine(stagger)
  }
}
