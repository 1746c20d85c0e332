/// A decompressor for the DEFLATE format (RFC 1951).
struct Inflate {
  private let input: ArraySlice<UInt8>
  private let limit: Int
  private var place: Int
  private var bits = 0
  private var bitCount = 0
  private var output: [UInt8] = []

  /// Returns the decompressed data; `nil` if it is damaged or larger than `limit` bytes.
  static func decode(_ input: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    var inflate = Inflate(input, limit)
    return inflate.run() ? inflate.output : nil
  }

  private init(_ input: ArraySlice<UInt8>, _ limit: Int) {
    self.input = input
    self.limit = limit
    place = input.startIndex
  }

  /// A Huffman code: the number of codes of each length, and the symbols in the order of the codes.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(_ lengths: [Int]) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      var offsets = [Int](repeating: 0, count: 16)
      for length in 1..<15 { offsets[length + 1] = offsets[length] + counts[length] }
      symbols = [Int](repeating: 0, count: lengths.count)
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[offsets[length]] = symbol
        offsets[length] += 1
      }
    }
  }

  private mutating func run() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isComplete: Bool
      switch kind {
      case 0: isComplete = copyStored()
      case 1: isComplete = decodeBlock(Inflate.fixedLengths, Inflate.fixedDistances)
      case 2: isComplete = decodeDynamicBlock()
      default: return false
      }
      if !isComplete { return false }
      if isLast == 1 { return true }
    }
  }

  /// Returns the next bits as a number, starting with the lowest; `nil` at the end.
  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard place < input.endIndex else { return nil }
      bits |= Int(input[place]) << bitCount
      place += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & ((1 << count) - 1)
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1...15 {
      guard let bit = take(1) else { return nil }
      value |= bit
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func copyStored() -> Bool {
    (bits, bitCount) = (0, 0)
    guard place + 4 <= input.endIndex else { return false }
    let count = Int(input[place]) | Int(input[place + 1]) << 8
    place += 4
    guard place + count <= input.endIndex, output.count + count <= limit else { return false }
    output += input[place..<(place + count)]
    place += count
    return true
  }

  private mutating func decodeDynamicBlock() -> Bool {
    guard let literals = take(5), let distances = take(5), let codes = take(4) else { return false }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = [Int](repeating: 0, count: 19)
    for place in order.prefix(codes + 4) {
      guard let length = take(3) else { return false }
      lengths[place] = length
    }
    let code = Code(lengths)
    let total = literals + 257 + distances + 1
    lengths = []
    while lengths.count < total {
      guard let symbol = symbol(code) else { return false }
      switch symbol {
      case 0..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last, let more = take(2) else { return false }
        lengths += Array(repeating: last, count: 3 + more)
      default:
        guard let more = take(symbol == 17 ? 3 : 7) else { return false }
        lengths += Array(repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
      }
    }
    guard lengths.count == total else { return false }
    return decodeBlock(
      Code(Array(lengths.prefix(literals + 257))), Code(Array(lengths.dropFirst(literals + 257))))
  }

  private mutating func decodeBlock(_ literals: Code, _ distances: Code) -> Bool {
    while true {
      guard let symbol = symbol(literals) else { return false }
      if symbol == 256 { return true }
      if symbol < 256 {
        guard output.count < limit else { return false }
        output.append(UInt8(symbol))
        continue
      }
      guard symbol <= 285, let more = take(Inflate.lengthBits[symbol - 257]),
        let place = self.symbol(distances), place < 30, let further = take(max(0, place / 2 - 1))
      else { return false }
      let length = Inflate.lengths[symbol - 257] + more
      let base = place < 2 ? place + 1 : ((2 + place % 2) << (place / 2 - 1)) + 1
      let distance = base + further
      guard distance <= output.count, output.count + length <= limit else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let fixedLengths = Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Code([Int](repeating: 5, count: 30))
}
