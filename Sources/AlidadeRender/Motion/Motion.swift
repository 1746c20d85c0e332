/// A value that moves views without a build and without a layout: set by hand, as while the user
/// drags, or by an animation.
///
/// Keep it in the state of a component, and give it to one of the `motion` modifiers:
///
/// ```swift
/// Card()
///   .motion(offset: state.place)
///   .onDrag { drag in
///     if drag.phase == .ended {
///       state.place.animate(to: .zero, velocity: drag.velocity)
///     } else {
///       state.place.set(drag.translation)
///     }
///   }
/// ```
///
/// Several views can follow one motion. An animation that begins while no view follows it ends at
/// once; one in progress rests until a view follows it again.
@MainActor public final class Motion<Value: MotionValue> {
  private enum Course {
    case rest
    /// A way to a value, with the action at its end.
    case moving(MotionTrack, to: SIMD8<Double>)
    case playing(KeyframeTrack, interval: Duration)
  }

  private var numbers: SIMD8<Double>
  private var course = Course.rest
  /// The number of courses so far, so that the steps of former ones end.
  private var courseNumber = 0
  private var didEnd: (@MainActor () -> Void)?
  private var followers: [(view: ViewMotion, kind: AnyMotion)] = []

  /// Creates a motion at rest.
  ///
  /// Callable from any thread.
  public nonisolated init(_ value: Value) {
    numbers = value._motionNumbers
  }

  /// The value in the current frame.
  public var value: Value { Value(_motionNumbers: numbers) }

  /// A Boolean value that is `true` while an animation is in progress.
  public var isMoving: Bool {
    if case .rest = course { false } else { true }
  }

  /// Sets the value at once; an animation in progress ends.
  ///
  /// - Complexity: O(views that follow).
  public func set(_ value: Value) {
    let former = didEnd
    didEnd = nil
    begin(.rest)
    show(value._motionNumbers)
    // It may move the value on.
    former?()
  }

  /// Moves the value, with the speed that it has.
  ///
  /// - Parameters:
  ///   - value: the value at the end.
  ///   - velocity: the change of the value per second at the start, as of a finger that lets go; `nil`
  ///     for that of the animation in progress.
  ///   - animation: the animation.
  ///   - completion: called when the value has come to rest there, or is on its way elsewhere.
  public func animate(
    to value: Value, velocity: Value? = nil, _ animation: Animation = .spring,
    completion: (@MainActor () -> Void)? = nil
  ) {
    let end = value._motionNumbers
    guard let clock, let now = clock.movingNow else {
      set(value)
      completion?()
      return
    }
    let speed = velocity?._motionNumbers ?? self.velocity(at: now)
    let track = MotionTrack(displacement: numbers - end, velocity: speed, animation, at: now)
    begin(.moving(track, to: end), completion)
    run(on: clock)
  }

  /// Moves the value through keyframes, from where it is.
  ///
  /// A repetition goes on until another value is set, but takes no time while no view follows it, or
  /// its window isn't shown. Nothing moves if the desktop asks for less motion: the value becomes that
  /// of the last keyframe.
  ///
  /// - Parameters:
  ///   - keyframes: the values to reach, in order; without any, nothing changes.
  ///   - repeats: `true` to begin again at the end.
  ///   - rate: the largest number of changes in a second, limited to 1...120; NaN counts as 30.
  ///   - completion: called at the end, or when the value is on its way elsewhere.
  public func play(
    _ keyframes: [Keyframe<Value>], repeats: Bool = false, rate: Double = 30,
    completion: (@MainActor () -> Void)? = nil
  ) {
    guard let last = keyframes.last else { return }
    guard let clock, let now = clock.movingNow else {
      set(last.value)
      completion?()
      return
    }
    let track = KeyframeTrack(keyframes, from: numbers, repeats: repeats, at: now)
    let interval = Duration.seconds(1 / (rate.isNaN ? 30 : max(1, min(rate, 120))))
    begin(.playing(track, interval: repeats ? interval : .zero), completion)
    run(on: clock)
  }

  // MARK: - Frames

  private var clock: MotionClock? {
    followers.lazy.compactMap(\.view.record).first?.mounter.motionClock
  }

  private func begin(_ course: Course, _ completion: (@MainActor () -> Void)? = nil) {
    let former = didEnd
    courseNumber += 1
    self.course = course
    didEnd = completion
    former?()
  }

  private func run(on clock: MotionClock) {
    let number = courseNumber
    clock.add { [weak self] now in self?.step(number, at: now) ?? false }
  }

  private func step(_ number: Int, at now: Duration) -> Bool {
    guard number == courseNumber else { return false }
    // Without a view there is nothing to see; the next one that follows goes on.
    guard let clock else { return false }
    switch course {
    case .rest: return false
    case .moving(let track, let end):
      let state = track.state(at: now)
      let isOver = track.isOver(state, SIMD8(repeating: 1.0 / 512), at: now)
      show(isOver ? end : end + state.displacement)
      if isOver { begin(.rest) }
      return !isOver
    case .playing(let track, let interval):
      let state = track.state(at: now)
      show(state.value)
      if state.isOver { begin(.rest) }
      if state.isOver || interval == .zero { return !state.isOver }
      clock.add(after: interval) { [weak self] now in self?.step(number, at: now) ?? false }
      return false
    }
  }

  private func velocity(at now: Duration) -> SIMD8<Double> {
    switch course {
    case .rest: .zero
    case .moving(let track, _): track.state(at: now).velocity
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
    guard followers.count == 1, isMoving, let clock else { return }
    // A step that still waits must not go on beside the new one.
    courseNumber += 1
    run(on: clock)
  }

  func remove(_ view: ViewMotion, _ kind: AnyMotion) {
    followers.removeAll { $0.view === view && $0.kind == kind }
    guard isMoving, let clock else { return }
    // The clock may have been that of the view that is gone.
    courseNumber += 1
    run(on: clock)
  }
}
