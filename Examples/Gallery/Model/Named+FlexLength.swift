import Alidade

extension Named where Value == FlexLength {
  /// The length as it is written in Swift.
  var expression: String {
    if name.hasSuffix("%") { return ".percent(\(name.dropLast()))" }
    return Double(name) == nil ? ".\(name)" : name
  }
}
