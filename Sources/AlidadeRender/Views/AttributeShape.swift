import Synchronization

/// The set of identifiers of the attributes of a view that cannot be taken back; interned.
///
/// Values play no part. A view may only be given to a component whose shape is equal: then every
/// attribute that the view still shows is set again, and a recycled view cannot be told from a new
/// one.
public struct AttributeShape: Hashable, Sendable {
  let rawValue: Int32

  init(_ attributes: [AnyViewAttribute]) {
    var first: Int32?
    for attribute in attributes where !attribute.abilities.contains(.unapply) {
      if first != nil {
        rawValue = AttributeShape.shape(ofSeveral: attributes)
        return
      }
      first = attribute.identifier.rawValue
    }
    rawValue = first.map(AttributeShape.shape(of:)) ?? AttributeShape.empty
  }

  private static let table = InternTable<[Int32]>()
  private static let empty = table.identifier(of: [])

  // Most views have at most one such attribute, and to hash an array takes ten times as long as to
  // look into one.

  /// The shapes of single identifiers, by identifier; negative where nobody has asked yet.
  private static let singles = Mutex<[Int32]>([])

  private static func shape(of identifier: Int32) -> Int32 {
    singles.withLock { singles in
      let place = Int(identifier)
      if place < singles.count, singles[place] >= 0 { return singles[place] }
      while singles.count <= place { singles.append(-1) }
      singles[place] = table.identifier(of: [identifier])
      return singles[place]
    }
  }

  private static func shape(ofSeveral attributes: [AnyViewAttribute]) -> Int32 {
    var identifiers: [Int32] = []
    for attribute in attributes where !attribute.abilities.contains(.unapply) {
      identifiers.append(attribute.identifier.rawValue)
    }
    identifiers.sort()
    return table.identifier(of: identifiers)
  }
}
