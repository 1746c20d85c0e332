import AlidadeCore
import AlidadeLayout
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
  public var body: some Component {
    Control(SpinnerContent(), value: isSpinning, label: label)
  }
}

/// What a spinner shows beside whether it turns: nothing.
public struct SpinnerContent: ControlContent {
  /// Whether it turns.
  public typealias Value = Bool

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.progressBar
  /// Nothing.
  public static let initial = SpinnerContent()
  /// It stands still.
  public static let initialValue = false

  /// Makes the content, which is always the same.
  public init() {}

  /// One size, which may be stretched.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: measurer.controlMetrics[.spinner].minimum)
  }

  /// The user does nothing with it.
  public static let isInteractive = false

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .isOn(value)
  }
}

extension ControlMetrics.Element {
  /// What turns while something is under way.
  public static let spinner = Self("spinner", .fixed(16, 16))
}
