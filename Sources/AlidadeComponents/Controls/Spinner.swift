import AlidadeCore
import AlidadeRender

/// An indicator that spins while a task is in progress.
public struct Spinner: Component, Equatable {
  private let label: String
  private let isSpinning: Bool

  /// Creates a spinner.
  ///
  /// - Parameters:
  ///   - label: the name of the task, for assistive technologies.
  ///   - isSpinning: `true` if the spinner spins; otherwise, nothing is visible.
  public init(_ label: String, isSpinning: Bool = true) {
    self.label = label
    self.isSpinning = isSpinning
  }

  /// The native control.
  public var body: some Component {
    Control(SpinnerContent(), value: isSpinning, label: label)
  }
}

/// The content of a spinner, which is empty.
public struct SpinnerContent: ControlContent {
  /// A Boolean value that is `true` if the spinner spins.
  public typealias Value = Bool

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.progressBar
  /// The only content.
  public static let initial = SpinnerContent()
  /// Not spinning.
  public static let initialValue = false

  /// Creates the content.
  public init() {}

  /// Returns the natural size of the spinner, which can be stretched.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: measurer.controlMetrics[.spinner].minimum)
  }

  /// A Boolean value that is `false`, because the user can't change the control.
  public static let isInteractive = false

  /// Returns the value for assistive technologies.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .isOn(value)
  }
}

extension ControlMetrics.Element {
  /// A spinner.
  public static let spinner = Self("spinner", .fixed(16, 16))
}
