/// The set of identifiers of the attributes of a view that cannot be taken back; interned.
///
/// Values play no part. A view may only be given to a component whose shape is equal: then every
/// attribute that the view still shows is set again, and a recycled view cannot be told from a new
/// one.
public struct AttributeShape: Hashable, Sendable {
  let rawValue: Int32

  init(_ attributes: [AnyViewAttribute]) {
    var identifiers: [Int32] = []
    for attribute in attributes where !attribute.abilities.contains(.unapply) {
      identifiers.append(attribute.identifier.rawValue)
    }
    identifiers.sort()
    rawValue = AttributeShape.table.identifier(of: identifiers)
  }

  private static let table = InternTable<[Int32]>()
}
