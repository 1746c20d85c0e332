import AlidadeCore
import AlidadeRender

/// A button that shows a colour and opens a window in which the user chooses another.
public struct ColorPicker: Component, Equatable {
  private let label: String
  private let color: RGBA
  private let hasOpacity: Bool
  private let isEnabled: Bool
  private let onChange: Action<RGBA>

  /// Makes a colour picker.
  ///
  /// - Parameters:
  ///   - label: what the colour is of: the name for assistive technologies and the title of the
  ///     window.
  ///   - color: the colour; stays so until this says otherwise.
  ///   - hasOpacity: whether the user chooses the opacity too.
  ///   - isEnabled: whether the user can use it.
  ///   - onChange: what happens when the user chooses a colour, on the main thread.
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

  /// The native control.
  public func body(_ context: Context<NoState>) -> some Component {
    Control(
      ColorPickerContent(title: label, hasOpacity: hasOpacity), value: color, isEnabled: isEnabled,
      label: label, onChange: onChange)
  }
}
