/// The set of the attributes of a view that cannot be taken back, by their identifiers and meanings;
/// interned.
///
/// Values play no part. A view may only be given to a component whose shape is equal: then every
/// attribute that the view still shows is set again, and a recycled view cannot be told from a new
/// one.
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

  /// A shape is the shape of all its attributes but the one with the largest number, and that one: so
  /// most are found without an array.
  private struct Link: Internable {
    let smaller: Int32
    let number: Int32

    var internHash: UInt64 { UInt64(truncatingIfNeeded: smaller).mixed(with: number) }
  }

  private static let empty: Int32 = -1
  private static let table = InternTable<Link>()

  /// The shape of attributes that do not stand in the order of their numbers.
  private static func shape(sorting attributes: [AnyViewAttribute]) -> Int32 {
    attributes.filter { !$0.abilities.contains(.unapply) }.map(\.meaning.number).sorted()
      .reduce(empty) { table.identifier(of: Link(smaller: $0, number: $1)) }
  }
}
