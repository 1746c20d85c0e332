import AlidadeComponents

/// A headless slider.
public typealias HeadlessSliderView = HeadlessControlView<SliderContent>
/// A headless stepper.
public typealias HeadlessStepperView = HeadlessControlView<StepperContent>

extension HeadlessControlView where Content == SliderContent {
  /// Moves the slider to the nearest value that it can show, as a user would.
  ///
  /// - Returns: `true` if a user could do so.
  @discardableResult
  public func slide(to value: Double) -> Bool { choose(controlContent.chosen(at: value)) }

  /// Presses an arrow key.
  ///
  /// - Parameter count: the number of presses; negative toward the start.
  /// - Returns: `true` if a user could do so.
  @discardableResult
  public func step(by count: Int) -> Bool {
    slide(to: controlValue + Double(count) * controlContent.step)
  }
}

extension HeadlessControlView where Content == StepperContent {
  /// Enters a number, rounded to the control's fraction digits and clamped to its range.
  ///
  /// - Returns: `true` if a user could do so.
  @discardableResult
  public func enter(_ value: Double) -> Bool {
    var scale = 1.0
    for _ in 0..<controlContent.fractionDigits { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return choose(controlContent.range.nearest(to: rounded))
  }

  /// Presses the stepper's buttons.
  ///
  /// - Parameter count: the number of presses; negative for the button that decreases the value.
  /// - Returns: `true` if a user could do so.
  @discardableResult
  public func step(by count: Int) -> Bool { change(by: Double(count) * controlContent.step) }

  /// Changes the number by an amount, beyond the ends of the range to the other end if it wraps.
  func change(by amount: Double) -> Bool {
    let range = controlContent.range
    let requested = controlValue + amount
    if controlContent.wraps, !range.contains(requested) {
      return choose(requested > range.upperBound ? range.lowerBound : range.upperBound)
    }
    return enter(requested)
  }
}

extension ClosedRange<Double> {
  fileprivate func nearest(to value: Double) -> Double {
    value > lowerBound ? Swift.min(value, upperBound) : lowerBound
  }
}
