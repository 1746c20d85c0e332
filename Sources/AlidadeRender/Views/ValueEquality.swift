/// A comparison of values as a view shows them: a NaN that replaces another NaN isn't a change.
package enum ValueEquality {
  /// Returns `true` if two values are equal, or would be if NaN were equal to NaN.
  ///
  /// - Complexity: that of `==` for values that are equal, or that differ and contain no NaN.
  package static func areEqual<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
    one == other || (mayHoldNaN(one) && differOnlyInNaN(one, other))
  }

  /// Returns `false` for values that equal themselves, which nearly all values do.
  ///
  /// A collection equals itself if its storage is the same, even if it contains NaN. Therefore, the
  /// result is `true` for every collection except those of elements that are never NaN.
  private static func mayHoldNaN<Value: Equatable>(_ value: Value) -> Bool {
    if value != value { return true }
    if Value.self == String.self { return false }
    return (Value.self as? any Collection.Type).map { elementsMayBeNaN(of: $0) } ?? false
  }

  private static func elementsMayBeNaN<Value: Collection>(of type: Value.Type) -> Bool {
    !(Value.Element.self is any FixedWidthInteger.Type) && Value.Element.self != String.self
  }

  /// Returns `true` if two values contain NaN in the same places and are otherwise equal.
  ///
  /// Not inlined, so that the usual comparison stays short.
  @inline(never)
  private static func differOnlyInNaN(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? [Double], let other = other as? [Double] { return areAlike(one, other) }
    if let one = one as? [Float], let other = other as? [Float] { return areAlike(one, other) }
    var nanCount = 0
    // A type may define that its values are never equal, so require that a NaN was found.
    return areAlike(one, other, &nanCount) && nanCount > 0
  }

  // Reflection would take a microsecond for each number.
  private static func areAlike<Number: FloatingPoint>(_ one: [Number], _ other: [Number]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
  }

  private static func areAlike(_ one: Any, _ other: Any, _ nanCount: inout Int) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    if let one = one as? any FloatingPoint, one.isNotANumber {
      guard let other = other as? any FloatingPoint, other.isNotANumber else { return false }
      nanCount += 1
      return true
    }
    if let one = one as? any Equatable, one.isEqual(to: other) { return true }
    let (inside, otherInside) = (Mirror(reflecting: one), Mirror(reflecting: other))
    // Objects are compared as their type compares them.
    guard inside.displayStyle != .class, !inside.children.isEmpty,
      inside.children.count == otherInside.children.count
    else { return false }
    for (child, otherChild) in zip(inside.children, otherInside.children) {
      guard child.label == otherChild.label,
        areAlike(child.value, otherChild.value, &nanCount)
      else { return false }
    }
    return true
  }
}

extension FloatingPoint {
  fileprivate var isNotANumber: Bool { isNaN }
}

extension Equatable {
  /// Returns `true` if another value has the same type, and is equal.
  package func isEqual(to other: Any) -> Bool { other as? Self == self }
}
