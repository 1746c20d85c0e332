import AlidadeLayout

/// The motion of one view: for each property, the difference between the shown value and the value
/// of the configuration or frame.
///
/// The configuration and the frame contain the final values, so layout, scrolling and the next
/// comparison never see an intermediate value. A difference decays to zero, and then it is removed.
@MainActor final class ViewMotion {
  private struct Entry {
    let property: MotionProperty
    var track: MotionTrack
    /// The anchor of a transform, which stays in its place.
    let anchor: UnitPoint
    /// The displacement and the velocity in the latest frame.
    var state: (displacement: SIMD8<Double>, velocity: SIMD8<Double>)
    /// The imperceptible displacements.
    let tolerance: SIMD8<Double>
    /// Retained until the property comes to rest.
    var completion: MotionCompletion?
  }

  private(set) weak var record: MountRecord?
  private var entries: [Entry] = []
  /// The values set by hand, which last as long as their component shows the view.
  private(set) var connections: [AnyMotion] = []
  /// The action to perform when everything has come to rest; `nil` unless the view is about to be
  /// removed, or is part of a copy that moves between trees.
  var didEnd: (() -> Void)?
  /// The flight of a copy to this place, after which the view becomes visible; `nil` if the view is
  /// visible now.
  private(set) weak var flight: Flight?
  /// A Boolean value that is `true` if the clock calls ``step(_:at:)`` in the next frame.
  private var isStepping = false
  /// The number of the current step callback; earlier callbacks end.
  private var stepNumber = 0
  /// The time at which the view begins to appear; `nil` if it didn't appear with an animation.
  private var appearance: Duration?

  init(of record: MountRecord) {
    self.record = record
  }

  /// A Boolean value that is `true` if a property is in motion.
  var isMoving: Bool { !entries.isEmpty }
  /// A Boolean value that is `true` if no property is in motion or set by hand, and no flight ends
  /// here.
  var isOver: Bool { entries.isEmpty && connections.isEmpty && flight == nil }

  // MARK: - Beginning

  /// Begins to animate a property, or redirects its motion to another value at its current speed.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - displacement: the former value minus the new one.
  ///   - velocity: the change of the displacement per second, in addition to the current speed.
  ///   - animation: the animation.
  ///   - now: the time of the frame.
  ///   - anchor: the anchor of a transform.
  func begin(
    _ property: MotionProperty, _ displacement: SIMD8<Double>, velocity: SIMD8<Double> = .zero,
    _ animation: Animation, at now: Duration, anchor: UnitPoint = .center
  ) {
    let place = index(of: property)
    let current = place.map { entries[$0].track.state(at: now) }
    let start = (displacement + (current?.displacement ?? .zero)).finite
    let velocity = (velocity + (current?.velocity ?? .zero)).finite
    if let place { entries.remove(at: place) }
    // If the displacements cancel out, the property is at its end.
    if start == .zero, velocity == .zero {
      if place != nil { show(property) }
      return
    }
    let track = MotionTrack(displacement: start, velocity: velocity, animation, at: now)
    entries.append(
      Entry(
        property: property, track: track, anchor: anchor, state: (start, velocity),
        tolerance: tolerance(of: property), completion: animation.completion))
    run(at: now)
  }

  /// Returns the transform that is shown now and its velocity, without the motions set by hand.
  ///
  /// - Parameters:
  ///   - now: the time of the frame.
  ///   - final: the numbers of the transform at the end of the motion.
  func transform(
    at now: Duration, from final: SIMD8<Double>
  ) -> (numbers: SIMD8<Double>, velocity: SIMD8<Double>) {
    guard let index = index(of: .transform) else { return (final, .zero) }
    let state = entries[index].track.state(at: now)
    let anchored = final.anchored(at: entries[index].anchor, in: shownSize)
    return (anchored + state.displacement, state.velocity)
  }

  /// Redirects the transform to another one, with an anchor that stays in its place.
  ///
  /// - Parameters:
  ///   - final: the numbers of the transform at the end.
  ///   - shown: the numbers of the transform that is shown now.
  ///   - velocity: the change of the shown numbers per second.
  ///   - animation: the animation.
  ///   - now: the time of the frame.
  func moveTransform(
    to final: SIMD8<Double>, from shown: SIMD8<Double>, velocity: SIMD8<Double>,
    _ animation: Animation, at now: Duration
  ) {
    let place = index(of: .transform)
    if let place { entries.remove(at: place) }
    // Without a scale and a rotation, the final transform is the same about any anchor.
    let anchor = final.isAnchored ? final.anchor : shown.anchor
    let end = final.anchored(at: anchor, in: shownSize)
    let speed = shown.velocity(velocity, anchoredAt: anchor, in: shownSize)
    begin(
      .transform, shown.anchored(at: anchor, in: shownSize) - end, velocity: speed, animation,
      at: now, anchor: anchor)
    if place != nil, index(of: .transform) == nil { show(.transform) }
  }

  /// Begins to fade the view in, unless it is already fading in, which then goes on.
  ///
  /// - Parameters:
  ///   - alpha: the opacity at the end.
  ///   - animation: the animation.
  ///   - now: the time of the frame.
  func fadeIn(to alpha: Double, _ animation: Animation, at now: Duration) {
    if let place = index(of: .alpha) {
      if entries[place].state.displacement[0] < 0 {
        // The change comes to rest with the fade.
        entries[place].completion = MotionCompletion.all(
          [entries[place].completion, animation.completion].compactMap(\.self))
        return
      }
      entries.remove(at: place)
      show(.alpha)
    }
    begin(.alpha, SIMD8(-alpha, 0, 0, 0, 0, 0, 0, 0), animation, at: now)
    noteAppearance(animation, at: now)
  }

  /// Records the time at which the view begins to appear.
  func noteAppearance(_ animation: Animation, at now: Duration) {
    appearance = now + .seconds(animation.delay)
  }

  /// Returns `true` if the view hasn't begun to appear.
  func isWaitingToAppear(at now: Duration) -> Bool { appearance.map { now < $0 } ?? false }

  private func tolerance(of property: MotionProperty) -> SIMD8<Double> {
    if let tolerance = property.tolerance(in: record?.frame?.size ?? .zero) { return tolerance }
    guard case .attribute(let number) = property else { return .zero }
    return record?.configuration?.animated(number)?.motionTolerance.finite ?? .zero
  }

  /// Returns the differences of the properties that are in motion or set by hand.
  ///
  /// - Parameters:
  ///   - now: the time of the frame.
  ///   - kept: the values set by hand that the replacing view also follows.
  func differences(at now: Duration, except kept: [AnyMotion]) -> [ShownView.Difference] {
    var properties = entries.map(\.property)
    for connection in connections
    where !kept.contains(connection) && !properties.contains(connection.property) {
      properties.append(connection.property)
    }
    return properties.compactMap { property in
      let state = index(of: property).map { entries[$0].track.state(at: now) }
      guard let final = record?.finalNumbers(of: property) else {
        return state.map {
          .init(property: property, displacement: $0.displacement, velocity: $0.velocity)
        }
      }
      let shown = numbers(of: property, from: final, state?.displacement, except: kept)
      return .init(
        property: property, displacement: shown - final, velocity: state?.velocity ?? .zero)
    }
  }

  // MARK: - Copies that move to this place

  /// Hides the view until another one has arrived at its place, or shows it again if `next` is
  /// `nil`.
  func wait(for next: Flight?) {
    flight = next
    show(.alpha)
  }

  // MARK: - Frames

  /// Participates in frames, starting with the frame in which something first moves.
  private func run(at now: Duration) {
    guard !isStepping, let clock = record?.mounter.motionClock else { return }
    stepNumber += 1
    let number = stepNumber
    let next = nextStep(after: now)
    if case .inNextFrame = next { isStepping = true }
    clock.add(next) { [self] in step(number, at: $0) }
  }

  /// The time of the next step: none is needed while everything is waiting to start.
  private func nextStep(after now: Duration) -> MotionClock.NextStep {
    guard let start = entries.lazy.map(\.track.start).min() else { return .never }
    return start > now ? .inFrame(at: start) : .inNextFrame
  }

  /// Shows the values of a frame.
  private func step(_ number: Int, at now: Duration) -> MotionClock.NextStep {
    guard number == stepNumber, let record, record.motion === self else { return .never }
    let policy = record.mounter.motionClock.framePolicy
    if policy != .everything { finish { policy == .nothing || !$0.property.isFade } }
    let (isOver, waits) = advance(to: now)
    if isOver {
      finish { $0.track.isOver($0.state, $0.tolerance, at: now) }
    }
    // Showing a value never ends the motion, so the entries don't change.
    for index in entries.indices where entries[index].track.start <= now {
      show(entries[index].property)
    }
    let next = waits || !isMoving ? nextStep(after: now) : .inNextFrame
    if case .inNextFrame = next { isStepping = true } else { isStepping = false }
    if isMoving { return next }
    if self.isOver { record.motion = nil }
    callDidEnd()
    return .never
  }

  /// Computes the states of a frame in place, because entries are large.
  ///
  /// - Returns: `true` if something has ended, and `true` if something is waiting to start.
  private func advance(to now: Duration) -> (isOver: Bool, waits: Bool) {
    var (isOver, waits) = (false, false)
    for index in entries.indices {
      if entries[index].track.start > now {
        waits = true
        continue
      }
      let state = entries[index].track.state(at: now)
      entries[index].state = state
      let tolerance = entries[index].tolerance
      if entries[index].track.isOver(state, tolerance, at: now) { isOver = true }
    }
    return (isOver, waits)
  }

  /// Shows the final values of some of the properties.
  private func finish(_ isFinished: (Entry) -> Bool) {
    var finished: [MotionProperty] = []
    entries.removeAll { entry in
      guard isFinished(entry) else { return false }
      finished.append(entry.property)
      return true
    }
    for property in finished { show(property) }
  }

  /// Shows the intermediate values again, after the view got those of its configuration.
  func refresh() {
    // An attribute that is no longer set has no intermediate value.
    entries.removeAll { entry in
      guard case .attribute(let number) = entry.property else { return false }
      return record?.configuration?.animated(number) == nil
    }
    for index in entries.indices where entries[index].property != .frame {
      show(entries[index].property)
    }
    if flight != nil, index(of: .alpha) == nil { show(.alpha) }
    if connections.isEmpty { return }
    for property in MotionProperty.options where index(of: property) == nil {
      if connections.contains(where: { $0.property == property }) { show(property) }
    }
  }

  /// Shows the final values, and no longer participates in frames.
  func end() {
    guard let record else { return }
    let hidden: [MotionProperty] = flight == nil ? [] : [.alpha]
    let affected = Set(entries.map(\.property) + connections.map(\.property) + hidden)
    flight = nil
    entries = []
    isStepping = false
    stepNumber += 1
    disconnect()
    record.motion = nil
    for property in affected { show(property) }
    callDidEnd()
  }

  private func callDidEnd() {
    let action = didEnd
    didEnd = nil
    action?()
  }

  private func show(_ property: MotionProperty) {
    guard let record else { return }
    record.mounter.counters.motionSteps += 1
    if property == .frame { return record.place() }
    let index = index(of: property)
    if case .attribute(let number) = property { return show(number, index, on: record) }
    if property == .alpha, flight != nil { return record.view.apply(.alpha(0)) }
    guard let final = record.option(of: property) else { return }
    let isConnected = connections.contains { $0.property == property }
    guard index != nil || isConnected else { return record.view.apply(final) }
    let numbers = numbers(
      of: property, from: record.numbers(of: final), index.map { entries[$0].state.displacement })
    if let option = property.option(numbers) { record.view.apply(option) }
  }

  /// Returns the shown numbers of an option.
  ///
  /// - Parameters:
  ///   - property: the property that the option sets.
  ///   - final: the numbers of the option.
  ///   - displacement: the displacement of the motion in progress; `nil` if there is none.
  ///   - kept: the values set by hand to leave out.
  private func numbers(
    of property: MotionProperty, from final: SIMD8<Double>, _ displacement: SIMD8<Double>?,
    except kept: [AnyMotion] = []
  ) -> SIMD8<Double> {
    var numbers = final
    if let displacement {
      if property == .transform, let index = index(of: property) {
        numbers = numbers.anchored(at: entries[index].anchor, in: shownSize)
      }
      numbers += displacement
    }
    for connection in connections
    where connection.property == property && !kept.contains(connection) {
      connection.change(&numbers, in: shownSize)
    }
    return numbers
  }

  /// The size in which the view is shown.
  private var shownSize: Size { record?.frame.map { shownFrame($0).size } ?? .zero }

  /// Shows the intermediate or final value of an attribute.
  private func show(_ number: Int32, _ index: Int?, on record: MountRecord) {
    guard let attribute = record.configuration?.animated(number) else { return }
    record.applying {
      if let index, let final = attribute.motionNumbers {
        attribute.show(final + entries[index].state.displacement, on: record)
      } else {
        attribute.apply(to: record)
      }
    }
  }

  /// Returns the frame in which the view is shown.
  func shownFrame(_ frame: Rect) -> Rect {
    guard let index = index(of: .frame) else { return frame }
    return frame.moved(by: entries[index].state.displacement)
  }

  /// Returns the velocity of the view's position, in points per second.
  func velocity(at now: Duration) -> Point {
    guard let index = index(of: .frame) else { return .zero }
    let velocity = entries[index].track.state(at: now).velocity
    return Point(x: velocity[0], y: velocity[1])
  }

  private func index(of property: MotionProperty) -> Int? {
    for index in entries.indices where entries[index].property == property { return index }
    return nil
  }

  // MARK: - Values set by hand

  /// Shows the current values of motions set by hand, and follows them from now on.
  func connect(_ motions: [AnyMotion]) {
    if motions == connections { return }
    let before = connections
    for motion in before where !motions.contains(motion) { motion.remove(self) }
    connections = motions
    for motion in motions where !before.contains(motion) { motion.add(self) }
    for property in Set((before + motions).map(\.property)) { show(property) }
  }

  /// Shows the current value of a motion that was set.
  func motionDidChange(_ motion: AnyMotion) { show(motion.property) }

  private func disconnect() {
    for motion in connections { motion.remove(self) }
    connections = []
  }
}
