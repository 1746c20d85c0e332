/// The keys of an ``InternTable``, and where they are found.
struct InternedKeys<Key: Internable> {
  /// The keys, by their integers.
  private(set) var keys: [Key] = []
  /// The integers by hash, each at the first free place from where its hash leads.
  ///
  /// Negative where there is none. A power of two, and at most half of it in use.
  private var places = [Int32](repeating: -1, count: 64)

  /// The integer of `key`, the next free one if the key is new.
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
