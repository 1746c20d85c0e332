import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A button that shows a color and opens a window in which the user chooses another.
public struct ColorPicker: Component, Equatable {
  private let label: String
  private let color: RGBA
  private let hasOpacity: Bool
  private let isEnabled: Bool
  private let onChange: Action<RGBA>

  /// Makes a color picker.
  ///
  /// - Parameters:
  ///   - label: what the color is of: the name for assistive technologies and the title of the
  ///     window.
  ///   - color: the color; stays so until this says otherwise.
  ///   - hasOpacity: whether the user chooses the opacity too.
  ///   - isEnabled: whether the user can use it.
  ///   - onChange: what happens when the user chooses a color, on the main thread.
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

  /// Makes a color picker that shows and changes a value; otherwise like the initializer with a closure.
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

/// What a button that shows a color is like.
public struct ColorPickerContent: ControlContent {
  /// The color.
  public typealias Value = RGBA

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.button
  /// Colors without opacity.
  public static let initial = ColorPickerContent()
  /// Black.
  public static let initialValue = RGBA(hex: 0x000000)

  /// What the window in which colors are chosen is called; empty leaves it to the toolkit.
  public var title: String
  /// Whether the user chooses the opacity too.
  public var hasOpacity: Bool

  /// Makes the content.
  public init(title: String = "", hasOpacity: Bool = false) {
    self.title = title
    self.hasOpacity = hasOpacity
  }

  /// One size.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: measurer.controlMetrics[.colorButton].minimum)
  }

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .color(value)
  }
}

extension ControlMetrics.Element {
  /// A button that shows a color.
  public static let colorButton = Self("colorButton", .fixed(48, 34))
}
