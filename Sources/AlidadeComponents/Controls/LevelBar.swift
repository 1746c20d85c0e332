import AlidadeCore
import AlidadeRender

/// A bar that shows a level, such as how strong a password is.
///
/// It takes all the width it is offered.
public struct LevelBar: Component, Equatable {
  private let label: String
  private let value: Double
  private let content: LevelBarContent

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - label: what the level is of, for assistive technologies.
  ///   - value: the level; one outside of the range is reported and brought to its nearest end, and
  ///     NaN to its start.
  ///   - range: the levels there are, from 0 or more. One that is infinite, empty or negative is
  ///     reported; 0 to 1 is then used.
  ///   - isDiscrete: whether it shows whole blocks, one for each whole number.
  public init(
    _ label: String, value: Double, in range: ClosedRange<Double> = 0...1, isDiscrete: Bool = false
  ) {
    let range = ParameterCheck.range(range, "A LevelBar", least: 0)
    self.label = label
    self.value = ParameterCheck.value(value, "A LevelBar", in: range)
    content = LevelBarContent(range: range, isDiscrete: isDiscrete)
  }

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    Control(content, value: value, label: label)
  }
}
