import AlidadeLayout

/// The motion of one view: for each property, the difference between what is shown and what the
/// configuration and the frame say.
///
/// These are final, so layout, scrolling and the next comparison never see a value on its way. A
/// difference decays to nothing, and then it is removed.
@MainActor final class ViewMotion {
  private struct Entry {
    let property: MotionProperty
    var track: MotionTrack
    /// The former end, whose color is that of something that becomes invisible.
    let former: ViewOption?
    /// The displacement and the velocity in the latest frame.
    var state: (displacement: SIMD8<Double>, velocity: SIMD8<Double>)
  }

  private(set) weak var record: MountRecord?
  private var entries: [Entry] = []
  /// The values set by hand, which last as long as their component shows the view.
  private(set) var connections: [AnyMotion] = []
  /// The action when everything has come to rest; `nil` unless the view is about to go.
  var didEnd: (() -> Void)?

  init(of record: MountRecord) {
    self.record = record
  }

  /// A Boolean value that is `true` if something is on its way.
  var isMoving: Bool { !entries.isEmpty }
  /// A Boolean value that is `true` if nothing is on its way, and nothing is set by hand.
  var isOver: Bool { entries.isEmpty && connections.isEmpty }

  // MARK: - Beginning

  /// Begins to move a property, or continues its motion to another end with its speed.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - displacement: the former end less the new one.
  ///   - velocity: the change of the displacement per second, in addition to its speed.
  ///   - animation: the animation.
  ///   - now: the time of the frame.
  ///   - former: the former end; `nil` for one without a color.
  func begin(
    _ property: MotionProperty, _ displacement: SIMD8<Double>, velocity: SIMD8<Double> = .zero,
    _ animation: Animation, at now: Duration, from former: ViewOption? = nil
  ) {
    let place = index(of: property)
    let current = place.map { entries[$0].track.state(at: now) }
    let start = displacement + (current?.displacement ?? .zero)
    let velocity = velocity + (current?.velocity ?? .zero)
    if let place { entries.remove(at: place) }
    // What cancels out is at its end.
    if start == .zero, velocity == .zero {
      if place != nil { show(property) }
      return
    }
    let track = MotionTrack(displacement: start, velocity: velocity, animation, at: now)
    entries.append(
      Entry(property: property, track: track, former: former, state: (start, velocity)))
  }

  // MARK: - Frames

  /// Shows the values of a frame.
  ///
  /// - Returns: `false` if everything has come to rest.
  func step(at now: Duration) -> Bool {
    guard let record, record.motion === self else { return false }
    if advance(to: now) {
      // No view answers by ending its motion, so the entries stay.
      for index in entries.indices { show(entries[index].property) }
      return true
    }
    // Some are at their ends.
    let properties = entries.map(\.property)
    entries.removeAll { $0.track.isOver($0.state, $0.property.tolerance, at: now) }
    for property in properties { show(property) }
    if isMoving { return true }
    if connections.isEmpty { record.motion = nil }
    callDidEnd()
    return false
  }

  /// Computes the states of a frame, in place: entries are large.
  ///
  /// - Returns: `true` if everything is still on its way.
  private func advance(to now: Duration) -> Bool {
    var isMoving = true
    for index in entries.indices {
      let state = entries[index].track.state(at: now)
      entries[index].state = state
      let tolerance = entries[index].property.tolerance
      if entries[index].track.isOver(state, tolerance, at: now) { isMoving = false }
    }
    return isMoving
  }

  /// Shows the values on their way again, after the view got those of its configuration.
  func refresh() {
    for property in MotionProperty.allCases where property != .frame && affects(property) {
      show(property)
    }
  }

  /// Shows the final values, and takes no part in frames anymore.
  func end() {
    guard let record else { return }
    let affected = MotionProperty.allCases.filter(affects)
    entries = []
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

  private func affects(_ property: MotionProperty) -> Bool {
    index(of: property) != nil
      || connections.contains { $0.property == property }
  }

  private func show(_ property: MotionProperty) {
    guard let record else { return }
    record.mounter.counters.motionSteps += 1
    guard property != .frame else { return record.place() }
    guard let final = record.option(of: property) else { return }
    guard affects(property) else { return record.view.apply(final) }
    let index = index(of: property)
    var numbers = final.numbers(
      like: index.flatMap { entries[$0].former } ?? final, in: record.mounter.host.appearance)
    if let index { numbers += entries[index].state.displacement }
    for connection in connections where connection.property == property {
      connection.change(&numbers)
    }
    if let option = property.option(numbers) { record.view.apply(option) }
  }

  /// Returns the frame in which the view is shown.
  func shownFrame(_ frame: Rect) -> Rect {
    guard let index = index(of: .frame) else { return frame }
    return frame.moved(by: entries[index].state.displacement)
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
