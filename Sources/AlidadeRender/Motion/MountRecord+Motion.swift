import AlidadeLayout

// The motion of a mounted view.
extension MountRecord {
  /// Sets the frame of the view: that of its layout, moved by what is on its way.
  func place() {
    guard let frame else { return }
    let shown = motion?.shownFrame(frame) ?? frame
    mounter.host.setFrame(shown.offset(by: displacement), of: view)
  }

  /// The final value of a property: that of the attribute that sets it, or that of a view without
  /// one.
  func option(of property: MotionProperty) -> ViewOption? {
    let own = ownOption(of: property)
    guard let leavingLook else { return own }
    switch own {
    case .alpha where leavingLook.isTransparent: return .alpha(0)
    case .transform: return .transform(leavingLook.transform(for: frame?.size ?? .zero))
    default: return own
    }
  }

  /// The value of a property that an attribute sets, or that of a view without such an attribute.
  private func ownOption(of property: MotionProperty) -> ViewOption? {
    configuration?.option(of: property) ?? property.initial
  }

  /// Moves the view from its former configuration and frame to the current ones.
  func move(
    from former: (configuration: ViewConfiguration?, frame: Rect?), _ animation: Animation,
    fadesOnly: Bool
  ) {
    let now = mounter.motionClock.now
    if let before = former.frame, let frame, before != frame {
      let isResized = configuration?.isFreelyResized == true
      var numbers = before.numbers - frame.numbers
      if !isResized { (numbers[2], numbers[3]) = (0, 0) }
      if fadesOnly {
        if frame.origin != before.origin { fadeIn(animation) }
      } else {
        begin(.frame, numbers, animation, at: now)
      }
    }
    if let before = former.configuration, let configuration,
      before.storage !== configuration.storage
    {
      for property in MotionProperty.allCases {
        let old = before.option(of: property) ?? property.initial
        guard let old, let new = option(of: property), old != new else { continue }
        if fadesOnly, property == .transform { continue }
        let appearance = mounter.host.appearance
        begin(
          property, old.numbers(like: new, in: appearance) - new.numbers(like: old, in: appearance),
          animation, at: now, from: old)
      }
    }
    motion?.refresh()
    place()
  }

  /// Lets the view appear in a transition.
  func appear(_ transition: Transition, _ animation: Animation, fadesOnly: Bool) {
    begin(transition.insertion.limited(toFades: fadesOnly), animation, sign: 1)
  }

  /// Lets the view disappear in a transition.
  ///
  /// - Returns: `false` if there is nothing to see.
  func disappear(_ transition: Transition, _ animation: Animation, fadesOnly: Bool) -> Bool {
    let look = transition.removal.limited(toFades: fadesOnly)
    if look == Transition.Look() { return false }
    // What is shown at the end is the look, from which the view is as far away as it is from its own
    // look when it appears.
    leavingLook = look
    begin(look, animation, sign: -1)
    if motion?.isMoving == true { return true }
    // It looked so already, as a view that goes in the frame in which it came.
    leavingLook = nil
    restore()
    return false
  }

  /// Lets a view that disappears get its own look again, from where it is and with its speed.
  func comeBack(_ animation: Animation) {
    guard let look = leavingLook else { return }
    leavingLook = nil
    begin(look, animation, sign: 1)
  }

  /// Fades the view in, from transparent to its opacity.
  package func fadeIn(_ animation: Animation) {
    guard mounter.host.showsAnimations else { return }
    begin(Transition.Look(isTransparent: true), animation, sign: 1)
  }

  /// Moves the view by a distance, which decays to nothing.
  ///
  /// - Parameters:
  ///   - distance: the distance, in points.
  ///   - velocity: the change of the distance per second at the start, in addition to the speed that
  ///     the view has.
  ///   - animation: the animation.
  package func slide(by distance: Point, velocity: Point = .zero, _ animation: Animation) {
    let numbers = Rect(origin: distance, size: .zero).numbers
    let speed = Rect(origin: velocity, size: .zero).numbers
    begin(.frame, numbers, velocity: speed, animation, at: mounter.motionClock.now)
    place()
  }

  /// Lets the view disappear, or move away, and keeps it in place until then.
  ///
  /// - Parameters:
  ///   - animation: the animation.
  ///   - fadesOut: `true` to fade the view out.
  ///   - distance: the distance at which it begins.
  ///   - end: called when nothing moves anymore; the view shows its own look again by then.
  package func depart(
    _ animation: Animation, fadesOut: Bool, by distance: Point,
    then end: @escaping @MainActor () -> Void
  ) {
    mounter.host.setInert(true, view)
    if fadesOut {
      leavingLook = Transition.Look(isTransparent: true)
      begin(Transition.Look(isTransparent: true), animation, sign: -1)
    }
    slide(by: distance, animation)
    let finish: () -> Void = { [weak self] in
      guard let self else { return }
      end()
      self.leavingLook = nil
      self.mounter.host.setInert(false, self.view)
      self.restore()
    }
    if let motion, motion.isMoving { motion.didEnd = finish } else { finish() }
  }

  /// A Boolean value that is `true` if something of the view is on its way.
  package var isMoving: Bool { motion?.isMoving == true }

  /// Ends all motion, so that the view shows its final values.
  package func endMotion() {
    motion?.end()
  }

  /// Shows the look of the configuration again, after the view has disappeared.
  func restore() {
    for property in [MotionProperty.alpha, .transform] {
      if let option = option(of: property) { view.apply(option) }
    }
  }

  /// Follows the motions set by hand for the view's component.
  func connect(_ motions: [AnyMotion]) {
    if motions.isEmpty, motion == nil { return }
    ensuredMotion.connect(motions)
    if motion?.isOver == true { motion = nil }
  }

  private func begin(_ look: Transition.Look, _ animation: Animation, sign: Double) {
    let now = mounter.motionClock.now
    if look.isTransparent, case .alpha(let alpha)? = ownOption(of: .alpha) {
      begin(.alpha, SIMD8(-sign * alpha, 0, 0, 0, 0, 0, 0, 0), animation, at: now)
    }
    let transform = look.transform(for: frame?.size ?? .zero)
    if transform != .identity {
      let numbers = transform.numbers - ViewTransform.identity.numbers
      begin(.transform, numbers * sign, animation, at: now)
    }
    motion?.refresh()
  }

  private func begin(
    _ property: MotionProperty, _ displacement: SIMD8<Double>, velocity: SIMD8<Double> = .zero,
    _ animation: Animation, at now: Duration, from former: ViewOption? = nil
  ) {
    let motion = ensuredMotion
    let wasMoving = motion.isMoving
    motion.begin(property, displacement, velocity: velocity, animation, at: now, from: former)
    if motion.isMoving, !wasMoving { mounter.motionClock.add { [motion] in motion.step(at: $0) } }
    if motion.isOver { self.motion = nil }
  }

  private var ensuredMotion: ViewMotion {
    if let motion { return motion }
    let made = ViewMotion(of: self)
    motion = made
    return made
  }
}
