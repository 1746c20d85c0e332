import AlidadeCore
import AlidadeRender

/// Turns while something is under way.
public struct Spinner: Component, Equatable {
  private let label: String
  private let isSpinning: Bool

  /// Makes a spinner.
  ///
  /// - Parameters:
  ///   - label: what is under way, for assistive technologies.
  ///   - isSpinning: whether it turns; one that stands still shows nothing.
  public init(_ label: String, isSpinning: Bool = true) {
    self.label = label
    self.isSpinning = isSpinning
  }

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    Control(SpinnerContent(), value: isSpinning, label: label)
  }
}
