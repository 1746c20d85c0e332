// Positions in an editable text are counted in Unicode scalars. `String` finds a scalar by visiting
// all scalars before it, one by one. These functions examine eight bytes at a time, which takes
// some tens of microseconds for a megabyte.

extension String {
  /// The number of Unicode scalars.
  ///
  /// - Complexity: O(bytes), at about the speed of memory.
  package var scalarCount: Int { withBytes { $0.scalarCount } }

  /// Returns the number of scalars after a caret; 0 if the caret is beyond the end.
  func scalars(after caret: Int) -> Int { max(0, scalarCount - caret) }

  /// Returns the index of the scalar at a place, which may be the end.
  package func index(ofScalar place: Int) -> Index {
    utf8.index(startIndex, offsetBy: withBytes { $0.offset(ofScalar: place) })
  }

  /// Returns the scalars in a range.
  package func scalars(in range: Range<Int>) -> String {
    let start = index(ofScalar: range.lowerBound)
    return String(self[start..<index(ofScalar: range.count, from: start)])
  }

  /// Replaces the scalars in a range.
  package mutating func replaceScalars(in range: Range<Int>, with replacement: String) {
    let start = index(ofScalar: range.lowerBound)
    replaceSubrange(start..<index(ofScalar: range.count, from: start), with: replacement)
  }

  /// Returns `true` if the texts have the same scalars; strings that compare equal may have
  /// different ones.
  package func hasSameScalars(as other: String) -> Bool {
    withBytes { one in
      other.withBytes { other in
        one.count == other.count
          && (one.baseAddress == other.baseAddress || one.commonPrefix(with: other) == one.count)
      }
    }
  }

  /// Returns `true` if both texts have at least a number of bytes in UTF-8, and the same ones up to
  /// there.
  package func hasSameBytes(as other: String, upTo end: Int) -> Bool {
    withBytes { one in
      other.withBytes { other in
        guard end <= one.count, end <= other.count else { return false }
        return one.baseAddress == other.baseAddress
          || UnsafeBufferPointer(rebasing: one[..<end]).commonPrefix(with: other) == end
      }
    }
  }

  /// Calls `body` with the text in UTF-8.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  private func index(ofScalar place: Int, from start: Index) -> Index {
    let skipped = utf8.distance(from: startIndex, to: start)
    let offset = withBytes { bytes in
      UnsafeBufferPointer(rebasing: bytes[skipped...]).offset(ofScalar: place)
    }
    return utf8.index(start, offsetBy: offset)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of scalars that begin here.
  var scalarCount: Int {
    var (found, offset) = (0, 0)
    while offset + 8 <= count {
      found += 8 - continuations(at: offset)
      offset += 8
    }
    while offset < count {
      if !isContinuation(at: offset) { found += 1 }
      offset += 1
    }
    return found
  }

  /// Returns the number of bytes before a scalar.
  func offset(ofScalar place: Int) -> Int {
    var (left, offset) = (place, 0)
    while offset + 8 <= count {
      let begun = 8 - continuations(at: offset)
      if begun > left { break }
      left -= begun
      offset += 8
    }
    while offset < count {
      if !isContinuation(at: offset) {
        if left == 0 { break }
        left -= 1
      }
      offset += 1
    }
    return offset
  }

  /// Returns the number of bytes in the common prefix of both buffers.
  func commonPrefix(with other: UnsafeBufferPointer<UInt8>) -> Int {
    let limit = Swift.min(count, other.count)
    var offset = 0
    while offset + 8 <= limit, word(at: offset) == other.word(at: offset) { offset += 8 }
    while offset < limit, self[offset] == other[offset] { offset += 1 }
    return offset
  }

  /// Returns the number of bytes in the common suffix of both buffers.
  func commonSuffix(with other: UnsafeBufferPointer<UInt8>) -> Int {
    let limit = Swift.min(count, other.count)
    var length = 0
    while length + 8 <= limit,
      word(at: count - length - 8) == other.word(at: other.count - length - 8)
    {
      length += 8
    }
    while length < limit, self[count - length - 1] == other[other.count - length - 1] {
      length += 1
    }
    return length
  }

  /// Returns `true` if a byte continues a scalar; `false` at the end.
  func isContinuation(at offset: Int) -> Bool { offset < count && self[offset] & 0xC0 == 0x80 }

  private func word(at offset: Int) -> UInt64 {
    UnsafeRawPointer(baseAddress.unsafelyUnwrapped).loadUnaligned(
      fromByteOffset: offset, as: UInt64.self)
  }

  /// Returns the number of bytes, of the eight at an offset, that continue a scalar.
  private func continuations(at offset: Int) -> Int {
    let word = word(at: offset)
    return ((word >> 7) & ~(word >> 6) & 0x0101_0101_0101_0101).nonzeroBitCount
  }
}
