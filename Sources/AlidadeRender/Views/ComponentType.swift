import Synchronization

/// A type of component, interned: comparing two is comparing two integers.
public struct ComponentType: Hashable, Sendable {
  let identifier: Int32

  /// Interns a type.
  ///
  /// Any thread.
  public init(_ type: Any.Type) {
    identifier = ComponentType.table.withLock { $0.identifier(of: type) }
  }

  /// The name of the type without its module.
  public var name: String {
    String(describing: ComponentType.table.withLock { $0.types[Int(identifier)] })
  }

  private static let table = Mutex(Table())

  /// The types and where they are found by their addresses.
  ///
  /// Each component that is built asks for its type, so the table does without the hash function of
  /// a dictionary, which would be most of what that costs.
  private struct Table {
    /// The types, by their identifiers.
    var types: [Any.Type] = []
    /// Identifiers by address, each at the first free place from where its address leads.
    ///
    /// Negative where there is none. A power of two, and at most half of it in use.
    private var places = [Int32](repeating: -1, count: 64)

    mutating func identifier(of type: Any.Type) -> Int32 {
      var place = place(of: type)
      while places[place] >= 0 {
        if types[Int(places[place])] == type { return places[place] }
        place = (place + 1) & (places.count - 1)
      }
      let identifier = Int32(types.count)
      types.append(type)
      places[place] = identifier
      if types.count * 2 > places.count { grow() }
      return identifier
    }

    private func place(of type: Any.Type) -> Int {
      // Fibonacci hashing: the factor is 2⁶⁴ divided by the golden ratio.
      let address = UInt(bitPattern: ObjectIdentifier(type))
      return Int((UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (places.count - 1)
    }

    private mutating func grow() {
      places = [Int32](repeating: -1, count: places.count * 2)
      for (identifier, type) in types.enumerated() {
        var place = place(of: type)
        while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
        places[place] = Int32(identifier)
      }
    }
  }
}
