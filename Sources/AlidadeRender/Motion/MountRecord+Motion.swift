import AlidadeLayout

// The motion of a mounted view.
extension MountRecord {
  /// Sets the frame of the view: that of its layout, displaced by the motion in progress.
  func place() {
    guard let frame else { return }
    mounter.host.setFrame(motion?.shownFrame(frame) ?? frame, of: view)
  }

  /// The final value of a property: that of the attribute that sets it, or that of a view without
  /// one.
  func option(of property: MotionProperty) -> ViewOption? {
    let own = ownOption(of: property)
    guard let leavingLook else { return own }
    switch own {
    case .alpha where leavingLook.isTransparent: return .alpha(0)
    case .transform(let transform):
      return .transform(leavingLook.transform(after: transform, for: frame?.size ?? .zero))
    case .clip(let clip): return .clip(leavingLook.clip(after: clip, for: frame?.size ?? .zero))
    default: return own
    }
  }

  /// The numbers of the final value of a property; `nil` if no option sets it.
  func finalNumbers(of property: MotionProperty) -> SIMD8<Double>? {
    option(of: property).map { numbers(of: $0) }
  }

  /// Returns the numbers of an option of the view.
  func numbers(of option: ViewOption) -> SIMD8<Double> {
    // The corners of an infinite radius are as round as the view allows.
    if case .cornerRadius(.infinity) = option, let size = frame?.size {
      return SIMD8(min(size.width, size.height) / 2, 0, 0, 0, 0, 0, 0, 0)
    }
    var numbers = option.numbers(in: mounter.host.appearance)
    if case .clip(let clip?) = option, clip.cornerRadius == .infinity {
      numbers[4] = clip.cornerRadius(in: frame?.size ?? .zero)
    }
    return numbers
  }

  /// The value of a property that an attribute sets, or the default of a view without such an
  /// attribute.
  func ownOption(of property: MotionProperty) -> ViewOption? {
    configuration?.option(of: property) ?? property.initial
  }

  /// The view's appearance at this moment.
  ///
  /// - Parameter kept: the values set by hand that the replacing view also follows.
  func shown(except kept: [AnyMotion] = []) -> ShownView {
    var shown = ShownView(configuration: configuration, frame: frame)
    guard let motion else { return shown }
    shown.differences = motion.differences(at: mounter.motionClock.now, except: kept)
    // A view that disappears is shown as it is at its end.
    guard leavingLook != nil else { return shown }
    for property in [MotionProperty.alpha, .clip, .transform] {
      guard let final = option(of: property), let own = ownOption(of: property), final != own else {
        continue
      }
      let distance = numbers(of: final) - numbers(of: own)
      let place = shown.differences.firstIndex { $0.property == property }
      if let place {
        shown.differences[place].displacement += distance
      } else {
        shown.differences.append(
          .init(property: property, displacement: distance, velocity: .zero))
      }
    }
    return shown
  }

  /// Animates the view from what it or another view showed to its configuration and frame.
  ///
  /// - Parameters:
  ///   - previous: the former appearance; for the view itself, only its former final values.
  ///   - animation: the animation.
  ///   - fadesOnly: `true` if positions, sizes and transforms change immediately.
  func move(from previous: ShownView, _ animation: Animation, fadesOnly: Bool) {
    let now = mounter.motionClock.now
    if !fadesOnly { moveFrame(from: previous, animation, at: now) }
    if let before = previous.configuration, let configuration,
      before.storage !== configuration.storage || !previous.differences.isEmpty
    {
      for property in MotionProperty.options where !fadesOnly || property.isFade {
        moveOption(property, from: before, previous.difference(of: property), animation, at: now)
      }
      if configuration.storage.abilities.contains(.animate) {
        moveAttributes(of: configuration, from: before, previous.differences, animation, at: now)
      }
    }
    // A view that is only resized stays visible, because its content would vanish for a moment.
    if fadesOnly, let before = previous.frame, let frame, before.origin != frame.origin {
      fadeIn(animation)
    }
    motion?.refresh()
    place()
  }

  private func moveFrame(from previous: ShownView, _ animation: Animation, at now: Duration) {
    guard let before = previous.frame, let frame else { return }
    let difference = previous.difference(of: .frame)
    var numbers = before.numbers - frame.numbers + (difference?.displacement ?? .zero)
    var velocity = difference?.velocity ?? .zero
    if configuration?.isFreelyResized != true {
      (numbers[2], numbers[3]) = (0, 0)
      (velocity[2], velocity[3]) = (0, 0)
    }
    if numbers != .zero || velocity != .zero {
      begin(.frame, numbers, velocity: velocity, animation, at: now)
    }
  }

  private func moveOption(
    _ property: MotionProperty, from before: ViewConfiguration,
    _ difference: ShownView.Difference?, _ animation: Animation, at now: Duration
  ) {
    guard let old = before.option(of: property) ?? property.initial,
      let new = option(of: property), old != new || difference != nil
    else { return }
    let (before, after) = (numbers(of: old), numbers(of: new))
    if property == .transform {
      var (shown, velocity) = shownTransform(from: before, at: now)
      shown += difference?.displacement ?? .zero
      velocity += difference?.velocity ?? .zero
      return moveTransform(to: after, from: shown, velocity: velocity, animation, at: now)
    }
    begin(
      property, before - after + (difference?.displacement ?? .zero),
      velocity: difference?.velocity ?? .zero, animation, at: now)
  }

  /// Returns the numbers of the transform that is shown now and its velocity, without the motions
  /// set by hand.
  private func shownTransform(
    from final: SIMD8<Double>, at now: Duration
  ) -> (numbers: SIMD8<Double>, velocity: SIMD8<Double>) {
    motion?.transform(at: now, from: final) ?? (final, .zero)
  }

  private func moveTransform(
    to final: SIMD8<Double>, from shown: SIMD8<Double>, velocity: SIMD8<Double>,
    _ animation: Animation, at now: Duration
  ) {
    if motion == nil, shown == final, velocity == .zero { return }
    let motion = ensuredMotion
    motion.moveTransform(to: final, from: shown, velocity: velocity, animation, at: now)
    if motion.isOver { self.motion = nil }
  }

  private func moveAttributes(
    of configuration: ViewConfiguration, from before: ViewConfiguration,
    _ differences: [ShownView.Difference], _ animation: Animation, at now: Duration
  ) {
    for attribute in configuration.storage.attributes where attribute.abilities.contains(.animate) {
      let number = attribute.meaning.number
      guard let old = before.animated(number)?.motionNumbers,
        let new = attribute.operations.motionNumbers
      else { continue }
      let property = MotionProperty.attribute(number)
      let difference = differences.first { $0.property == property }
      let distance = old - new + (difference?.displacement ?? .zero)
      let velocity = difference?.velocity ?? .zero
      if distance == .zero, velocity == .zero { continue }
      begin(property, distance, velocity: velocity, animation, at: now)
    }
  }

  /// Animates the view in with a transition.
  func appear(_ transition: Transition, _ animation: Animation, fadesOnly: Bool) {
    let look = transition.insertion.limited(toFades: fadesOnly)
    if look == Transition.Look() { return }
    let now = mounter.motionClock.now
    if case .transform(let own)? = ownOption(of: .transform) {
      let start = look.transform(after: own, for: frame?.size ?? .zero)
      moveTransform(to: own.numbers, from: start.numbers, velocity: .zero, animation, at: now)
    }
    if case .clip(let own)? = ownOption(of: .clip) {
      let start = look.clip(after: own, for: frame?.size ?? .zero)
      moveClip(from: numbers(of: .clip(start)), to: numbers(of: .clip(own)), animation, at: now)
    }
    fade(look, animation, sign: 1, at: now)
    motion?.noteAppearance(animation, at: now)
  }

  /// Animates the view out with a transition.
  ///
  /// - Returns: `false` if nothing is visible.
  func disappear(_ transition: Transition, _ animation: Animation, fadesOnly: Bool) -> Bool {
    let look = transition.removal.limited(toFades: fadesOnly)
    let now = mounter.motionClock.now
    // The view isn't there yet if its appearance hasn't begun.
    if look == Transition.Look() || motion?.isWaitingToAppear(at: now) == true { return false }
    // The final appearance is the look. The view is as far away from it as the view is from its own
    // look when it appears.
    changeLook(to: look, animation, at: now)
    fade(look, animation, sign: -1, at: now)
    if motion?.isMoving == true { return true }
    // The view already looked like that, for example because it disappears in the frame in which it
    // appeared.
    leavingLook = nil
    restore(after: look)
    return false
  }

  /// Moves the view to a frame that is out of sight.
  ///
  /// - Returns: `false` if nothing moves.
  func leave(to frame: Rect, _ animation: Animation) -> Bool {
    if motion?.isWaitingToAppear(at: mounter.motionClock.now) == true { return false }
    let previous = ShownView(configuration: nil, frame: self.frame)
    self.frame = frame
    move(from: previous, animation, fadesOnly: false)
    guard isMoving else { return false }
    leavingLook = Transition.Look()
    return true
  }

  /// Animates a view that disappears back to its own appearance, from its current state and with
  /// its current speed.
  func reappear(_ animation: Animation) {
    guard let look = leavingLook else { return }
    let now = mounter.motionClock.now
    changeLook(to: nil, animation, at: now)
    fade(look, animation, sign: 1, at: now)
  }

  /// Changes the final look, and moves the transform and the clip to it from where they are.
  private func changeLook(
    to look: Transition.Look?, _ animation: Animation, at now: Duration
  ) {
    let before = finalNumbers(of: .transform) ?? .zero
    let (shown, velocity) = shownTransform(from: before, at: now)
    let clip = finalNumbers(of: .clip) ?? .zero
    leavingLook = look
    moveClip(from: clip, to: finalNumbers(of: .clip) ?? .zero, animation, at: now)
    let final = finalNumbers(of: .transform) ?? .zero
    if final == before { return }
    moveTransform(to: final, from: shown, velocity: velocity, animation, at: now)
  }

  /// Moves the clip from its former final numbers to its new ones, or redirects it at its speed.
  private func moveClip(
    from before: SIMD8<Double>, to final: SIMD8<Double>, _ animation: Animation, at now: Duration
  ) {
    if before != final { begin(.clip, before - final, animation, at: now) }
  }

  /// Fades the view in, from transparent to its opacity; a fade that is in progress goes on, so
  /// that a view that changes again and again becomes visible.
  package func fadeIn(_ animation: Animation) {
    guard mounter.motionClock.policy != .nothing, case .alpha(let alpha)? = option(of: .alpha)
    else { return }
    ensuredMotion.fadeIn(to: alpha, animation, at: mounter.motionClock.now)
    if motion?.isOver == true { motion = nil }
    motion?.refresh()
  }

  /// Moves the view by a distance, which decays to zero.
  ///
  /// - Parameters:
  ///   - distance: the distance, in points.
  ///   - velocity: the change of the distance per second at the start, in addition to the current
  ///     speed of the view.
  ///   - animation: the animation.
  package func slide(by distance: Point, velocity: Point = .zero, _ animation: Animation) {
    let numbers = Rect(origin: distance, size: .zero).numbers
    let speed = Rect(origin: velocity, size: .zero).numbers
    begin(.frame, numbers, velocity: speed, animation, at: mounter.motionClock.now)
    place()
  }

  /// Animates the view's disappearance or movement away, and keeps the view in place until then.
  ///
  /// - Parameters:
  ///   - animation: the animation.
  ///   - fadesOut: `true` to fade the view out.
  ///   - distance: the initial distance.
  ///   - end: called when the motion has ended; the view has its own appearance again by then.
  package func depart(
    _ animation: Animation, fadesOut: Bool, by distance: Point,
    then end: @escaping @MainActor () -> Void
  ) {
    mounter.host.setInert(true, view)
    let now = mounter.motionClock.now
    if motion?.isWaitingToAppear(at: now) == true {
      endMotion()
    } else {
      if fadesOut {
        let look = Transition.Look(isTransparent: true)
        leavingLook = look
        fade(look, animation, sign: -1, at: now)
      }
      slide(by: distance, animation)
    }
    let finish: () -> Void = { [weak self] in
      guard let self else { return }
      end()
      let look = self.leavingLook
      self.leavingLook = nil
      self.mounter.host.setInert(false, self.view)
      self.restore(after: look)
    }
    if let motion, motion.isMoving { motion.didEnd = finish } else { finish() }
  }

  /// A Boolean value that is `true` if a property of the view is being animated.
  package var isMoving: Bool { motion?.isMoving == true }

  /// Ends all motion, so that the view shows its final values.
  package func endMotion() {
    motion?.end()
  }

  /// Restores the appearance of the configuration after the view has disappeared.
  ///
  /// - Parameter look: the look with which it has disappeared.
  func restore(after look: Transition.Look?) {
    for property in [MotionProperty.alpha, .clip, .transform] {
      // Few looks clip, so that others needn't set the clip.
      if property == .clip, look?.cover ?? .zero == .zero { continue }
      if let option = option(of: property) { view.apply(option) }
    }
  }

  /// Follows the motions set by hand for the view's component.
  func connect(_ motions: [AnyMotion]) {
    if motions.isEmpty, motion == nil { return }
    ensuredMotion.connect(motions)
    if motion?.isOver == true { motion = nil }
  }

  /// Hides the view, without a change of its configuration, until another one has arrived at its
  /// place.
  func wait(for flight: Flight) { ensuredMotion.wait(for: flight) }

  /// Shows the view again after another one has arrived at its place.
  func stopWaiting(for flight: Flight) {
    guard let motion, motion.flight === flight else { return }
    motion.wait(for: nil)
    if motion.isOver { self.motion = nil }
  }

  /// Fades from or to a look that is transparent, and shows the motion to or from the look.
  private func fade(
    _ look: Transition.Look, _ animation: Animation, sign: Double, at now: Duration
  ) {
    if look.isTransparent, case .alpha(let alpha)? = ownOption(of: .alpha) {
      begin(.alpha, SIMD8(-sign * alpha, 0, 0, 0, 0, 0, 0, 0), animation, at: now)
    }
    motion?.refresh()
  }

  private func begin(
    _ property: MotionProperty, _ displacement: SIMD8<Double>, velocity: SIMD8<Double> = .zero,
    _ animation: Animation, at now: Duration
  ) {
    let motion = ensuredMotion
    motion.begin(property, displacement, velocity: velocity, animation, at: now)
    if motion.isOver { self.motion = nil }
  }

  private var ensuredMotion: ViewMotion {
    if let motion { return motion }
    let made = ViewMotion(of: self)
    motion = made
    return made
  }
}
