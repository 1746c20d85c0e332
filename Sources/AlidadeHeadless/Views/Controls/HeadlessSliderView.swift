import AlidadeComponents
import AlidadeRender

/// A slider without a toolkit.
public typealias HeadlessSliderView = HeadlessControlView<SliderContent>
/// A field for numbers without a toolkit.
public typealias HeadlessStepperView = HeadlessControlView<StepperContent>

extension HeadlessControlView where Content == SliderContent {
  /// Moves the slider to a value, or to the nearest in its range, as a hand does.
  ///
  /// - Returns: whether a user could have done so.
  @discardableResult
  public func slide(to value: Double) -> Bool { choose(controlContent.chosen(at: value)) }

  /// Presses an arrow key.
  ///
  /// - Parameter count: how often; negative toward the start.
  /// - Returns: whether a user could have done so.
  @discardableResult
  public func step(by count: Int) -> Bool {
    slide(to: controlValue + Double(count) * controlContent.step)
  }
}

extension HeadlessControlView where Content == StepperContent {
  /// Writes a number, which is brought into the range and rounded to the digits there are.
  ///
  /// - Returns: whether a user could have done so.
  @discardableResult
  public func enter(_ value: Double) -> Bool {
    var scale = 1.0
    for _ in 0..<controlContent.fractionDigits { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return choose(controlContent.range.nearest(to: rounded))
  }

  /// Presses the buttons.
  ///
  /// - Parameter count: how often; negative for the one that makes less of it.
  /// - Returns: whether a user could have done so.
  @discardableResult
  public func step(by count: Int) -> Bool {
    let range = controlContent.range
    let wished = controlValue + Double(count) * controlContent.step
    if controlContent.wraps, !range.contains(wished) {
      return choose(wished > range.upperBound ? range.lowerBound : range.upperBound)
    }
    return enter(wished)
  }
}

extension ClosedRange<Double> {
  fileprivate func nearest(to value: Double) -> Double {
    value > lowerBound ? Swift.min(value, upperBound) : lowerBound
  }
}
