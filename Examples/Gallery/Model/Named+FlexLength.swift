import Alidade

extension Named where Value == FlexLength {
  /// The length in Swift code.
  var expression: String {
    if name.hasSuffix("%") { return ".percent(\(name.dropLast()))" }
    return Double(name) == nil ? ".\(name)" : name
  }
}
