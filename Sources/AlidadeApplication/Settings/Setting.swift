/// A setting: its name, and the value that it has until the user changes it.
///
/// ```swift
/// extension Setting where Value == Double {
///   static let fontSize = Setting("editor.fontSize", default: 14)
/// }
///
/// Slider("Font size", value: context.binding(.fontSize), in: 8...32)
/// ```
public struct Setting<Value: SettingValue>: Sendable {
  /// The name: words joined by dots.
  ///
  /// The last word is the key, and the others are the group in the file.
  public let name: String
  /// The value until a value is stored.
  public let defaultValue: Value

  /// Describes a setting.
  ///
  /// - Parameters:
  ///   - name: the name; two settings with the same name share their value.
  ///   - defaultValue: the value until a value is stored, or if the stored value is unusable.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}
