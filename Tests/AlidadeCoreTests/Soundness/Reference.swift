import AlidadeNative

/// What a part must be: built from scratch each time, with nothing kept but what is remembered.
struct Reference {
  let part: Part
  /// Tells it from all others that ever were.
  let identity: Int
  var count = 0
  var children: [Reference] = []
  /// Whether what is in it failed; `children` are then what was there before.
  var hasFailed = false

  /// A line that must be on the screen.
  struct Line: Equatable {
    /// Who shows it; `nil` when it does not matter.
    let identity: Int?
    /// What comes before and behind the number that tells states apart.
    let prefix: String
    let suffix: String
  }

  /// What each generation is made with.
  struct Maker {
    private var lastIdentity = 0

    /// The next generation of siblings: each is the one of the same kind, key and occurrence.
    mutating func references(_ parts: [Part], after old: [Reference]) throws -> [Reference] {
      var names: [Name: Int] = [:]
      var before: [Occurrence: Reference] = [:]
      for reference in old {
        let name = Name(reference.part)
        before[Occurrence(name: name, number: names[name, default: 0])] = reference
        names[name, default: 0] += 1
      }
      names = [:]
      return try parts.map { part in
        let name = Name(part)
        defer { names[name, default: 0] += 1 }
        return try reference(
          part, after: before[Occurrence(name: name, number: names[name, default: 0])])
      }
    }

    private mutating func reference(_ part: Part, after old: Reference?) throws -> Reference {
      var made = Reference(part: part, identity: old?.identity ?? nextIdentity())
      made.count = old?.count ?? 0
      if part.kind == .risky, made.count % 4 == 3 { throw SoundFailure() }
      let parts = part.kind == .nest ? part.shownChildren(made.count) : part.children
      do {
        made.children = try references(parts, after: old?.children ?? [])
      } catch  where part.kind == .boundary {
        made.children = old?.children ?? []
        made.hasFailed = true
      }
      return made
    }

    private mutating func nextIdentity() -> Int {
      lastIdentity += 1
      return lastIdentity
    }

    private struct Name: Hashable {
      let kind: Part.Kind
      let key: Int?

      init(_ part: Part) {
        kind = part.kind
        key = part.key
      }
    }

    private struct Occurrence: Hashable {
      let name: Name
      let number: Int
    }
  }

  /// What is on the screen, from top to bottom.
  func lines(theme: Int) -> [Line] {
    switch part.kind {
    case .counter, .eager, .risky:
      [Line(identity: identity, prefix: "\(part.label):\(count)", suffix: "")]
    case .themed:
      [Line(identity: identity, prefix: "\(part.label):\(count)", suffix: "@\(theme)")]
    case .box: [Line(identity: nil, prefix: "box\(part.label)", suffix: "")]
    case .boundary where hasFailed:
      [Line(identity: nil, prefix: "failed\(part.label)", suffix: "")]
    case .nest:
      [Line(identity: identity, prefix: "\(part.label):\(count)", suffix: "")]
        + children.flatMap { $0.lines(theme: theme) }
    case .column, .boundary, .reader: children.flatMap { $0.lines(theme: theme) }
    case .theme: children.flatMap { $0.lines(theme: part.label) }
    }
  }

  /// All that count in it, with the failed boundaries around each.
  func counters(in failed: [Int] = []) -> [(identity: Int, failed: [Int])] {
    let inside = hasFailed ? failed + [part.label] : failed
    return (part.kind.counts ? [(identity, failed)] : [])
      + children.flatMap { $0.counters(in: inside) }
  }

  /// The number of those that count in it.
  var counterCount: Int { children.reduce(part.kind.counts ? 1 : 0) { $0 + $1.counterCount } }

  /// How many boxes are in it.
  var boxCount: Int { children.reduce(part.kind == .box ? 1 : 0) { $0 + $1.boxCount } }

  /// Lets one of them count on.
  mutating func increment(_ identity: Int) {
    if self.identity == identity { count += 1 }
    for index in children.indices { children[index].increment(identity) }
  }
}
