/// A value that moves views without a build or a layout: the program sets it directly, for example
/// while the user drags, or animates it.
///
/// Keep it in the state of a component, and pass it to one of the `motion` modifiers:
///
/// ```swift
/// Card()
///   .onDrag { drag in
///     switch drag.phase {
///     case .began, .changed: state.place.drag(by: drag.translation)
///     case .ended, .canceled: state.place.release(to: .zero, velocity: drag.velocity)
///     }
///   }
///   .motion(offset: state.place)
/// ```
///
/// Several views can follow one motion. An animation that begins while no view follows the motion
/// ends immediately, and so does an animation in progress when the last view no longer follows it.
/// With reduced motion, with animations turned off, or in a window that isn't visible, the value
/// jumps to its end immediately, even in the middle of an animation.
///
/// Numbers that aren't finite are ignored: the value keeps its current numbers instead, and a
/// velocity counts as zero.
@MainActor public final class Motion<Value: MotionValue> {
  private enum Course {
    case rest
    case dragged(DragCourse)
    /// A motion toward a value, at rest when the numbers are within a tolerance.
    case moving(MotionTrack, to: SIMD8<Double>, tolerance: SIMD8<Double>)
    case playing(KeyframeTrack, interval: Duration)
    /// A repetition that waits until the settings of the desktop allow it.
    case paused(KeyframeTrack, interval: Duration)
  }

  private var numbers: SIMD8<Double>
  private var course = Course.rest
  /// The number of courses so far, so that the steps of earlier courses end.
  private var courseNumber = 0
  private var didEnd: (@MainActor () -> Void)?
  /// The step of the current course; `nil` before the first one.
  private var currentStep: MotionClock.Step?
  private var followers: [(view: ViewMotion, kind: AnyMotion)] = []

  /// Creates a motion at rest.
  ///
  /// This initializer can be called on any thread.
  public nonisolated init(_ value: Value) {
    numbers = value.motionNumbers.finite
  }

  isolated deinit {
    currentStep?.cancel()
    didEnd?()
  }

  /// The value in the current frame.
  public var value: Value { Value(motionNumbers: numbers) }

  /// A Boolean value that is `true` while an animation is in progress.
  public var isMoving: Bool {
    switch course {
    case .rest, .dragged, .paused: false
    case .moving, .playing: true
    }
  }

  /// Sets the value immediately; an animation in progress ends.
  ///
  /// - Complexity: O(views that follow).
  public func set(_ value: Value) {
    let previous = didEnd
    didEnd = nil
    begin(.rest)
    show(usable(value))
    // It may change the value again.
    previous?()
  }

  // MARK: - The hand

  /// Moves the value with the pointer or finger, starting from its value when the drag begins.
  ///
  /// The first call takes hold of the value, whether it is at rest or in the middle of an
  /// animation, which ends. From then on, the value follows the changes of the translation, so it
  /// never jumps. ``release(to:velocity:_:completion:)``, ``set(_:)`` or an animation ends the
  /// drag.
  ///
  /// - Parameter translation: the translation since the drag began, such as
  ///   ``DragEvent/translation``, or a part of it.
  /// - Complexity: O(views that follow).
  public func drag(by translation: Value) {
    let distance = translation.motionNumbers.finite
    var hand = DragCourse(numbers, at: distance)
    var previous: (@MainActor () -> Void)?
    if case .dragged(let current) = course {
      hand = current
    } else {
      previous = didEnd
      didEnd = nil
      begin(.rest)
    }
    let numbers = hand.move(to: distance, at: clock?.now)
    course = .dragged(hand)
    show(numbers)
    previous?()
  }

  /// Releases a dragged value, which continues to another value with the velocity of the drag.
  ///
  /// - Parameters:
  ///   - value: the value at the end.
  ///   - velocity: the change of the value per second, such as ``DragEvent/velocity``; `nil` for
  ///     the average velocity during the last tenth of a second.
  ///   - animation: the animation.
  ///   - completion: called when the value has come to rest there, or has been redirected.
  public func release(
    to value: Value, velocity: Value? = nil, _ animation: Animation = .spring,
    completion: (@MainActor () -> Void)? = nil
  ) {
    animate(to: value, velocity: velocity, animation, completion: completion)
  }

  // MARK: - Animations

  /// Animates the value, starting with its current speed.
  ///
  /// - Parameters:
  ///   - value: the value at the end.
  ///   - velocity: the change of the value per second at the start; `nil` for the velocity of the
  ///     animation or the drag in progress.
  ///   - animation: the animation.
  ///   - completion: called when the value has come to rest there, or has been redirected.
  public func animate(
    to value: Value, velocity: Value? = nil, _ animation: Animation = .spring,
    completion: (@MainActor () -> Void)? = nil
  ) {
    animate(
      to: value, velocity: velocity, animation, tolerance: Value.motionTolerance,
      completion: completion)
  }

  /// Animates the value, as without a tolerance, to a place where small differences don't matter.
  ///
  /// A spring approaches its end for much longer than its motion is visible.
  ///
  /// - Parameter tolerance: the differences from the end at which a spring is at rest there.
  package func animate(
    to value: Value, velocity: Value? = nil, _ animation: Animation, tolerance: SIMD8<Double>,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard let clock, clock.policy == .everything else {
      set(value)
      completion?()
      return
    }
    let (end, now) = (usable(value), clock.now)
    let speed = velocity?.motionNumbers.finite ?? self.velocity(at: now)
    let track = MotionTrack(displacement: numbers - end, velocity: speed, animation, at: now)
    begin(.moving(track, to: end, tolerance: tolerance), completion)
    run(on: clock, now)
  }

  /// Moves the value through keyframes, starting from its current value and speed.
  ///
  /// A repetition continues until another value is set, but takes no time while no view follows the
  /// motion or its window isn't shown. If the desktop requests reduced motion, the value jumps to
  /// that of the last keyframe; a repetition begins again when the desktop no longer requests it.
  ///
  /// - Parameters:
  ///   - keyframes: the values to reach, in order; if there are none, nothing changes.
  ///   - repeats: `true` to begin again at the end.
  ///   - rate: the maximum number of changes per second, limited to 1...120; NaN counts as 30.
  ///   - completion: called at the end, or when the value has been redirected.
  public func play(
    _ keyframes: [Keyframe<Value>], repeats: Bool = false, rate: Double = 30,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard let last = keyframes.last else { return }
    guard let clock, repeats || clock.policy == .everything else {
      set(last.value)
      completion?()
      return
    }
    let now = clock.now
    let track = KeyframeTrack(
      keyframes, from: numbers, velocity: velocity(at: now), repeats: repeats, at: now)
    let interval = Duration.seconds(1 / (rate.isNaN ? 30 : max(1, min(rate, 120))))
    begin(.playing(track, interval: repeats ? interval : .zero), completion)
    run(on: clock, now)
  }

  // MARK: - Frames

  /// Returns the numbers of a value, with the current ones in place of those that aren't finite.
  private func usable(_ value: Value) -> SIMD8<Double> {
    value.motionNumbers.replacingUnusable(with: numbers)
  }

  private var clock: MotionClock? {
    followers.lazy.compactMap(\.view.record).first?.mounter.motionClock
  }

  private func begin(_ course: Course, _ completion: (@MainActor () -> Void)? = nil) {
    let previous = didEnd
    // Otherwise, steps that wait for the settings of the desktop would accumulate.
    currentStep?.cancel()
    courseNumber += 1
    self.course = course
    didEnd = completion
    previous?()
  }

  /// Participates in frames.
  private func run(on clock: MotionClock, _ now: Duration) {
    var first = MotionClock.NextStep.inNextFrame
    switch course {
    case .rest, .dragged: return
    case .moving(let track, _, _): if track.start > now { first = .inFrame(at: track.start) }
    case .playing, .paused:
      if clock.policy == .everything { break }
      let before = courseNumber
      first = pause()
      // The completion of a course that has ended may have begun another one.
      if courseNumber != before { return }
    }
    currentStep?.cancel()
    courseNumber += 1
    let number = courseNumber
    currentStep = clock.add(first) { [weak self] now in self?.step(number, at: now) ?? .never }
  }

  /// Shows the end of the keyframes until the settings of the desktop let a repetition continue.
  private func pause() -> MotionClock.NextStep {
    switch course {
    case .playing(let track, let interval), .paused(let track, let interval):
      show(track.end)
      guard track.repeats else {
        begin(.rest)
        return .never
      }
      course = .paused(track, interval: interval)
      return .whenSettingsChange
    default: return .never
    }
  }

  private func step(_ number: Int, at now: Duration) -> MotionClock.NextStep {
    guard number == courseNumber else { return .never }
    guard let clock else { return stepWithoutView() }
    let moves = clock.framePolicy == .everything
    switch course {
    case .rest, .dragged: return .never
    case .moving(let track, let end, let tolerance):
      if moves, track.start > now { return .inFrame(at: track.start) }
      let state = track.state(at: now)
      let isOver = !moves || track.isOver(state, tolerance, at: now)
      show(isOver ? end : end + state.displacement)
      if isOver { begin(.rest) }
      return isOver ? .never : .inNextFrame
    case .playing(let track, let interval):
      guard moves else { return pause() }
      let state = track.state(at: now)
      show(state.value)
      if state.isOver { begin(.rest) }
      if state.isOver { return .never }
      return interval == .zero ? .inNextFrame : .afterPause(interval)
    case .paused(let track, let interval):
      if moves { course = .playing(track.again(at: now), interval: interval) }
      return moves ? .inNextFrame : .whenSettingsChange
    }
  }

  /// Ends an animation that is no longer visible; the next view that follows the motion continues a
  /// repetition.
  ///
  /// Views that were exchanged in the latest update follow the motion by now.
  private func stepWithoutView() -> MotionClock.NextStep {
    switch course {
    case .moving(_, let end, _): show(end)
    case .playing(let track, _) where !track.repeats: show(track.end)
    case .rest, .dragged, .playing, .paused: return .never
    }
    begin(.rest)
    return .never
  }

  private func velocity(at now: Duration) -> SIMD8<Double> {
    switch course {
    case .rest, .paused: .zero
    case .dragged(let hand): hand.velocity(at: now)
    case .moving(let track, _, _): track.state(at: now).velocity
    case .playing(let track, _): track.state(at: now).velocity
    }
  }

  private func show(_ numbers: SIMD8<Double>) {
    if numbers == self.numbers { return }
    self.numbers = numbers
    for follower in followers { follower.view.motionDidChange(follower.kind) }
  }

  // MARK: - Views

  func add(_ view: ViewMotion, _ kind: AnyMotion) {
    followers.append((view, kind))
    // A step that is still waiting must not run alongside the new one.
    if followers.count == 1, let clock { run(on: clock, clock.now) }
  }

  func remove(_ view: ViewMotion, _ kind: AnyMotion) {
    followers.removeAll { $0.view === view && $0.kind == kind }
    // The dragged view has been removed, so the next movement starts a new drag.
    if followers.isEmpty, case .dragged = course { begin(.rest) }
    // The clock may have belonged to the removed view.
    if let clock { run(on: clock, clock.now) }
  }
}
