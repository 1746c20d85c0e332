import AlidadeCore
import AlidadeRender

/// A bar that shows how much of something is done.
///
/// It takes all the width it is offered.
public struct ProgressBar: Component, Equatable {
  private let label: String
  private let fraction: Double?
  private let text: String

  /// Makes a bar.
  ///
  /// - Parameters:
  ///   - label: what is done, for assistive technologies.
  ///   - fraction: how much is done, from 0 to 1; `nil` when that is not known, and then the bar
  ///     moves to and fro. Another number is reported and brought to the nearest end, NaN to 0.
  ///   - text: the text beside the bar; empty for none.
  public init(_ label: String, fraction: Double?, text: String = "") {
    self.label = label
    self.fraction = fraction.map { ParameterCheck.value($0, "A ProgressBar", in: 0...1) }
    self.text = text
  }

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    Control(ProgressBarContent(text: text), value: fraction, label: label)
  }
}
