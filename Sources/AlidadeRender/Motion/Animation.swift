/// The way that a view changes to its new position, color or size over time.
///
/// ```swift
/// context.update(animation: .spring) { $0.isExpanded.toggle() }
/// ```
///
/// A spring is the right choice for most changes: if another change follows while the spring is
/// moving, the motion continues at its current speed. An eased animation also takes over the speed,
/// but always lasts its whole duration.
public struct Animation: Hashable, Sendable {
  /// The course of an animation over time.
  enum Course: Hashable, Sendable {
    case spring(Spring)
    /// A curve, with its duration in seconds.
    case eased(Double, AnimationCurve)
    /// No course: a change is shown immediately.
    case immediate
  }

  let course: Course
  /// The time before the animation begins, in seconds.
  private(set) var delay = 0.0
  /// The delay between the starts of consecutive appearances, in seconds.
  private(set) var stagger = 0.0
  /// The object that everything in motion retains until it comes to rest; not compared.
  package var completion: MotionCompletion?

  private init(course: Course) {
    self.course = course
  }

  /// Shows a change immediately.
  package static let immediate = Animation(course: .immediate)

  /// A Boolean value that is `true` if a change is shown immediately.
  package var isImmediate: Bool { course == .immediate }

  /// Moves with a spring.
  ///
  /// - Parameters:
  ///   - duration: the perceived duration of the motion, in seconds; values that aren't finite or
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

  /// Moves at a constant speed.
  ///
  /// - Parameter duration: the duration, with the same limits as for ``eased(duration:_:)``.
  public static func linear(duration: Double = 0.25) -> Animation {
    eased(duration: duration, .linear)
  }

  /// Returns a copy of the animation that begins later.
  ///
  /// Until then, everything looks as before. Motion that is already in progress when the animation
  /// is requested is redirected immediately, without the delay.
  ///
  /// - Parameter seconds: the delay, which is added to the animation's existing delay; values that
  ///   aren't finite or negative count as zero. The sum is at most a million.
  public func delay(_ seconds: Double) -> Animation {
    var delayed = self
    delayed.delay = min(delay + (seconds.isFinite ? max(0, seconds) : 0), 1_000_000)
    return delayed
  }

  /// Returns a copy of the animation in which components that appear together appear one after the
  /// other.
  ///
  /// ```swift
  /// context.update(animation: .spring.staggered(by: 0.05)) { $0.cards = cards }
  /// ```
  ///
  /// The first view that an update adds isn't delayed further, and each of the other views begins
  /// later than the view before it in the tree; in a list, the same applies to the new visible
  /// rows. A component that should appear as a whole needs its own view, such as that of a
  /// ``Component/transition(_:)``. Views that move or disappear aren't affected, and neither is a
  /// ``Motion``.
  ///
  /// - Parameter seconds: the delay from the start of one view to the start of the next; values
  ///   that aren't finite or negative count as zero.
  public func staggered(by seconds: Double) -> Animation {
    var staggered = self
    staggered.stagger = seconds.isFinite ? min(max(0, seconds), 1_000_000) : 0
    return staggered
  }

  /// Returns the animation of the next view that appears in an update.
  ///
  /// - Parameter count: the number of views staggered so far, which is incremented if this view is
  ///   staggered.
  package func appearing(after count: inout Int) -> Animation {
    if stagger == 0 { return self }
    defer { count += 1 }
    return delay(stagger * Double(count))
  }

  /// Returns the animation of two changes that are shown together, of which the newer has this
  /// animation: this one, unless it shows the change immediately.
  package func replacing(_ previous: Animation?) -> Animation {
    guard let previous else { return self }
    var animation = isImmediate ? previous : self
    animation.completion = completion
    return animation.completing(previous.completion)
  }

  /// The animation without a completion.
  package var withoutCompletion: Animation {
    var animation = self
    animation.completion = nil
    return animation
  }

  /// Returns a copy of the animation that makes everything in motion retain another completion,
  /// too.
  package func completing(_ other: MotionCompletion?) -> Animation {
    guard let other else { return self }
    var animation = self
    animation.completion = MotionCompletion.all([completion, other].compactMap(\.self))
    return animation
  }
}

extension Animation {
  /// Returns `true` if both animations look the same.
  public static func == (one: Animation, other: Animation) -> Bool {
    one.course == other.course && one.delay == other.delay && one.stagger == other.stagger
  }

  /// Hashes the properties that determine how the animation looks.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(course)
    hasher.combine(delay)
    hasher.combine(stagger)
  }
}
