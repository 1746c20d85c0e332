/// The relations of a field like `Depends`, separated by commas.
struct RelationList {
  /// The relations, each once, in the order of appearance; none is empty.
  private(set) var relations: [String] = []

  private var known: Set<String> = []
  private var current: [UInt8] = []

  /// Adds the new relations of a field, with white space collapsed to single spaces.
  mutating func add(_ value: ArraySlice<UInt8>) {
    for line in FieldLines(value) {
      for byte in line {
        if byte == ASCII.comma {
          endRelation()
        } else if !ASCII.isBlank(byte) {
          current.append(byte)
        } else if let last = current.last, last != ASCII.space {
          current.append(ASCII.space)
        }
      }
      // The next line begins with a blank, which separates the words.
    }
    endRelation()
  }

  private mutating func endRelation() {
    let relation = String(decoding: current[...].trimmed(), as: UTF8.self)
    current.removeAll(keepingCapacity: true)
    if !relation.isEmpty, known.insert(relation).inserted { relations.append(relation) }
  }
}
