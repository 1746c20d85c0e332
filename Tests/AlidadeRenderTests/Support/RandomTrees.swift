import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting

/// Makes random trees and changes them step by step.
struct RandomTrees {
  var generator: SeededGenerator
  /// How far down nodes reach.
  let height: Double
  private(set) var observers: [UnitIdentity: BalanceObserver] = [:]

  init(seed: UInt64, height: Double) {
    generator = SeededGenerator(seed: seed)
    self.height = height
  }

  mutating func siblings(depth: Int, upTo count: Int) -> [RandomNode] {
    (0..<Int.random(in: 0...count, using: &generator)).map { _ in node(depth: depth) }
  }

  mutating func node(depth: Int) -> RandomNode {
    var node = RandomNode(kind: .label, frame: frame())
    node.kind = RandomNode.Kind.allCases.randomElement(using: &generator) ?? .none
    redecorate(&node)
    if chance(3) {
      let observer = BalanceObserver()
      node.observer = observer
      observers[node.identity] = observer
    }
    if depth > 0, node.kind != .badge, chance(2) {
      node.children = siblings(depth: depth - 1, upTo: 4)
    }
    return node
  }

  /// Changes some of everything: looks, places, order, members.
  mutating func change(_ nodes: inout [RandomNode], depth: Int) {
    if chance(3), nodes.count > 1 {
      nodes.swapAt(
        Int.random(in: nodes.indices, using: &generator),
        Int.random(in: nodes.indices, using: &generator))
    }
    if chance(4), !nodes.isEmpty {
      nodes.remove(at: Int.random(in: nodes.indices, using: &generator))
    }
    if chance(3), nodes.count < 12 {
      nodes.insert(node(depth: depth), at: Int.random(in: 0...nodes.count, using: &generator))
    }
    for index in nodes.indices {
      if chance(4) { redecorate(&nodes[index]) }
      if chance(6) { nodes[index].frame = frame() }
      if depth > 0, chance(2), nodes[index].kind != .badge {
        change(&nodes[index].children, depth: depth - 1)
      }
    }
  }

  /// What is in sight.
  mutating func window() -> Rect {
    Rect(
      x: chance(4) ? Double(Int.random(in: -40...40, using: &generator)) : 0,
      y: Double(Int.random(in: -20...Int(height), using: &generator)), width: 60,
      height: Double(Int.random(in: 0...80, using: &generator)))
  }

  mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  private mutating func redecorate(_ node: inout RandomNode) {
    node.text = chance(4) ? nil : "\(Int.random(in: 0..<100, using: &generator))"
    node.note = chance(2) ? nil : "\(Int.random(in: 0..<3, using: &generator))"
    node.opacity = chance(2) ? nil : Double(Int.random(in: 1...3, using: &generator)) / 4
    node.picture = chance(2) ? nil : "\(Int.random(in: 0..<3, using: &generator))"
    node.radius = chance(2) ? nil : Double(Int.random(in: 1...2, using: &generator))
    node.listens = chance(3)
  }

  private mutating func frame() -> Rect {
    Rect(
      x: Double(Int.random(in: 0...80, using: &generator)),
      y: Double(Int.random(in: 0...Int(height), using: &generator)),
      width: Double(Int.random(in: 0...40, using: &generator)),
      height: Double(Int.random(in: 0...40, using: &generator)))
  }
}
