/// The set of a view's attributes that can't be unapplied, by identifier and meaning; interned.
///
/// Values aren't part of a shape. A view can be reused only by a component with an equal shape.
/// Every attribute that remains on the view is then set again, so a recycled view can't be
/// distinguished from a new one.
package struct AttributeShape: Hashable, Sendable {
  let rawValue: Int32

  init(_ attributes: [AnyViewAttribute]) {
    var shape = AttributeShape.empty
    var last = Int32.min
    for attribute in attributes where !attribute.abilities.contains(.unapply) {
      let number = attribute.meaning.number
      if number < last {
        rawValue = AttributeShape.shape(sorting: attributes)
        return
      }
      shape = AttributeShape.table.identifier(of: Link(smaller: shape, number: number))
      last = number
    }
    rawValue = shape
  }

  /// A shape: the attribute with the largest number, and the shape of the other attributes.
  ///
  /// With links, most shapes are found without creating an array.
  private struct Link: Internable {
    let smaller: Int32
    let number: Int32

    var internHash: UInt64 { UInt64(truncatingIfNeeded: smaller).mixed(with: number) }
  }

  private static let empty: Int32 = -1
  private static let table = InternTable<Link>()

  /// Returns the shape of attributes that aren't sorted by number.
  private static func shape(sorting attributes: [AnyViewAttribute]) -> Int32 {
    attributes.filter { !$0.abilities.contains(.unapply) }.map(\.meaning.number).sorted()
      .reduce(empty) { table.identifier(of: Link(smaller: $0, number: $1)) }
  }
}
