import AlidadeCore
import AlidadeRender

/// A button that shows a color and opens a window for choosing a different one.
public struct ColorPicker: Component, Equatable {
  private let label: String
  private let color: RGBA
  private let hasOpacity: Bool
  private let isEnabled: Bool
  private let onChange: Action<RGBA>

  /// Creates a color picker.
  ///
  /// - Parameters:
  ///   - label: the name of the color, for assistive technologies and as the title of the window.
  ///   - color: the color. The control shows this value until it gets a new one.
  ///   - hasOpacity: `true` if the user can also choose the opacity.
  ///   - isEnabled: `true` if the user can use the control.
  ///   - onChange: called on the main thread when the user chooses a color.
  public init(
    _ label: String, color: RGBA, hasOpacity: Bool = false, isEnabled: Bool = true,
    onChange: @escaping @MainActor @Sendable (RGBA) -> Void
  ) {
    self.label = label
    self.color = color
    self.hasOpacity = hasOpacity
    self.isEnabled = isEnabled
    self.onChange = Action(onChange)
  }

  /// Creates a color picker with a binding.
  ///
  /// The other parameters are those of the initializer with a closure.
  public init(
    _ label: String, color: Binding<RGBA>, hasOpacity: Bool = false, isEnabled: Bool = true
  ) {
    self.init(label, color: color.value, hasOpacity: hasOpacity, isEnabled: isEnabled) {
      color.set($0)
    }
  }

  /// The native control.
  public var body: some Component {
    Control(
      ColorPickerContent(title: label, hasOpacity: hasOpacity), value: color, isEnabled: isEnabled,
      label: label, onChange: onChange)
  }
}

/// The content of a color picker, apart from the color.
public struct ColorPickerContent: ControlContent {
  /// The color.
  public typealias Value = RGBA

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.button
  /// A picker without opacity.
  public static let initial = ColorPickerContent()
  /// Black.
  public static let initialValue = RGBA(hex: 0x000000)

  /// The title of the window; if empty, the toolkit chooses one.
  public var title: String
  /// A Boolean value that is `true` if the user can also choose the opacity.
  public var hasOpacity: Bool

  /// Creates the content.
  public init(title: String = "", hasOpacity: Bool = false) {
    self.title = title
    self.hasOpacity = hasOpacity
  }

  /// Returns the fixed size of the button.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: measurer.controlMetrics[.colorButton].minimum)
  }

  /// Returns the value for assistive technologies.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .color(value)
  }
}

extension ControlMetrics.Element {
  /// A button that shows a color.
  public static let colorButton = Self("colorButton", .fixed(48, 34))
}
