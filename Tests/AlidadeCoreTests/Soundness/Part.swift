import AlidadeNative
import AlidadeTesting

/// A part of what a random program wants to be shown.
struct Part: Sendable, Equatable {
  enum Kind: Sendable, Equatable, CaseIterable {
    /// Counts.
    case counter
    /// Counts once when it appears, too.
    case eager
    /// Counts, and reads the theme.
    case themed
    /// Counts, and fails at each fourth number.
    case risky
    /// A view with a controller.
    case box
    /// Places what is in it.
    case column
    /// Shows as many of its children as it has counted.
    case nest
    /// Shows something else when what is in it fails.
    case boundary
    /// Is built when it is laid out.
    case reader
    /// Says something to what is in it.
    case theme

    var isContainer: Bool {
      switch self {
      case .counter, .eager, .themed, .risky, .box: false
      case .column, .nest, .boundary, .reader, .theme: true
      }
    }

    /// Whether it has state.
    var counts: Bool {
      switch self {
      case .counter, .eager, .themed, .risky, .nest: true
      case .box, .column, .boundary, .reader, .theme: false
      }
    }
  }

  let kind: Kind
  let label: Int
  let key: Int?
  var children: [Part] = []

  /// Whether it, or anything in it, is built when it is laid out.
  var hasReader: Bool { kind == .reader || children.contains { $0.hasReader } }

  /// The number of parts.
  var count: Int { children.reduce(1) { $0 + $1.count } }
}

extension Part: CustomStringConvertible {
  /// The part as it stands in the trace of a failure.
  var description: String {
    let name = "\(kind)\(label)" + (key == nil ? "" : "!")
    return children.isEmpty ? name : "\(name)\(children)"
  }
}

/// Makes parts, and changes them, at random.
struct PartMaker {
  private var lastLabel = 0
  private static let sizeLimit = 40

  mutating func part(_ generator: inout SeededGenerator, depth: Int, inReader: Bool) -> Part {
    lastLabel += 1
    var kinds = Part.Kind.allCases
    if depth == 0 { kinds.removeAll(where: \.isContainer) }
    // An error may not leave a content that is built while it is laid out.
    if inReader { kinds.removeAll { $0 == .risky } }
    let kind = kinds.randomElement(using: &generator) ?? .counter
    let hasKey = kind == .boundary || Bool.random(using: &generator)
    var made = Part(kind: kind, label: lastLabel, key: hasKey ? lastLabel : nil)
    guard kind.isContainer else { return made }
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      made.children.append(
        part(
          &generator, depth: depth - 1,
          inReader: kind == .reader || (inReader && kind != .boundary)))
    }
    return made
  }

  /// Changes one place of a list of parts: inserts, removes, moves, reverses, or replaces.
  mutating func change(
    _ parts: inout [Part], _ generator: inout SeededGenerator, inReader: Bool = false,
    depth: Int = 3
  ) {
    let containers = parts.indices.filter { parts[$0].kind.isContainer }
    if depth > 0, let place = containers.randomElement(using: &generator),
      Int.random(in: 0..<3, using: &generator) > 0
    {
      let kind = parts[place].kind
      change(
        &parts[place].children, &generator,
        inReader: kind == .reader || (inReader && kind != .boundary), depth: depth - 1)
      return
    }
    let size = parts.reduce(0) { $0 + $1.count }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1:
      if size > PartMaker.sizeLimit { return parts.removeAll() }
      let new = part(&generator, depth: depth, inReader: inReader)
      parts.insert(new, at: Int.random(in: 0...parts.count, using: &generator))
    case 2:
      if let place = parts.indices.randomElement(using: &generator) { parts.remove(at: place) }
    case 3: parts.shuffle(using: &generator)
    case 4: parts.reverse()
    default:
      if let place = parts.indices.randomElement(using: &generator) {
        parts[place] = part(&generator, depth: depth, inReader: inReader)
      }
    }
  }
}
