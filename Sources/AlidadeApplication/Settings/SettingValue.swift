/// A value that settings can store, as text that a person can read and edit.
///
/// An enumeration with raw values conforms without further code:
///
/// ```swift
/// enum SortOrder: String, SettingValue { case name, date }
/// ```
public protocol SettingValue: Equatable, Sendable {
  /// Returns the value that a text represents, or `nil` if the text has a different form.
  static func value(ofSettingText text: String) -> Self?

  /// The text that represents the value.
  var settingText: String { get }
}

extension SettingValue where Self: LosslessStringConvertible {
  /// Returns the value with a description.
  public static func value(ofSettingText text: String) -> Self? { Self(text) }
  /// The description.
  public var settingText: String { description }
}

extension SettingValue where Self: RawRepresentable, RawValue: SettingValue {
  /// Returns the value with the raw value that a text represents.
  public static func value(ofSettingText text: String) -> Self? {
    RawValue.value(ofSettingText: text).flatMap { Self(rawValue: $0) }
  }
  /// The text of the raw value.
  public var settingText: String { rawValue.settingText }
}

extension Bool: SettingValue {}
extension Int: SettingValue {}
extension Double: SettingValue {}
extension String: SettingValue {}

extension Optional: SettingValue where Wrapped: SettingValue {
  /// Returns `nil` for empty text, otherwise the value after the leading `=`.
  public static func value(ofSettingText text: String) -> Wrapped?? {
    if text.isEmpty { return .some(nil) }
    guard text.unicodeScalars.first == "=",
      let wrapped = Wrapped.value(ofSettingText: String(text.unicodeScalars.dropFirst()))
    else { return nil }
    return wrapped
  }
  /// Empty for `nil`, otherwise the text of the value after `=`.
  public var settingText: String { map { "=\($0.settingText)" } ?? "" }
}

extension Array: SettingValue where Element: SettingValue {
  /// Returns the array of the elements in a text, each followed by a semicolon.
  public static func value(ofSettingText text: String) -> [Element]? {
    var elements: [Element] = []
    // Iterate over scalars, because a character may begin with a semicolon.
    var part = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        part.append(scalar)
        isEscaped = false
      case "\\": isEscaped = true
      case ";":
        guard let element = Element.value(ofSettingText: String(part)) else { return nil }
        elements.append(element)
        part = String.UnicodeScalarView()
      default: part.append(scalar)
      }
    }
    return part.isEmpty && !isEscaped ? elements : nil
  }
  /// The texts of the elements, each followed by a semicolon; a backslash precedes semicolons and
  /// backslashes inside.
  public var settingText: String {
    reduce(into: "") { text, element in
      for scalar in element.settingText.unicodeScalars {
        if scalar == ";" || scalar == "\\" { text.unicodeScalars.append("\\") }
        text.unicodeScalars.append(scalar)
      }
      text.unicodeScalars.append(";")
    }
  }
}
