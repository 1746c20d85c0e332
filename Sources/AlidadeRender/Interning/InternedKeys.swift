/// The keys of an ``InternTable``, in a hash table with open addressing.
struct InternedKeys<Key: Internable> {
  /// The keys, by their integers.
  private(set) var keys: [Key] = []
  /// The integers of the keys, each in the first free place at or after its hash; negative in a
  /// free place.
  ///
  /// The count is a power of two, and at most half of the places are in use.
  private var places = [Int32](repeating: -1, count: 64)

  /// Returns the integer of `key`; for a new key, the next free integer.
  mutating func identifier(of key: Key) -> Int32 {
    var place = firstPlace(of: key)
    while places[place] >= 0 {
      if keys[Int(places[place])] == key { return places[place] }
      place = (place + 1) & (places.count - 1)
    }
    let identifier = Int32(keys.count)
    keys.append(key)
    places[place] = identifier
    if keys.count * 2 > places.count { grow() }
    return identifier
  }

  private func firstPlace(of key: Key) -> Int {
    Int(truncatingIfNeeded: key.internHash.mixed(with: 0)) & (places.count - 1)
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: places.count * 2)
    for (identifier, key) in keys.enumerated() {
      var place = firstPlace(of: key)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(identifier)
    }
  }
}
