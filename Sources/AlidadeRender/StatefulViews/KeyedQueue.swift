/// A queue of elements with keys, in the order of insertion, both overall and for each key.
///
/// Each operation on one element takes constant time. An element is identified by the place that
/// ``append(_:_:)`` returned.
struct KeyedQueue<Key: Hashable, Element> {
  private struct Slot {
    let key: Key
    let element: Element
  }

  /// A linked list of slots.
  private struct Chain {
    var first: Int?
    var last: Int?
    var count = 0
  }

  /// The neighbors of a slot in a chain.
  private struct Link {
    var previous: Int?
    var next: Int?
  }

  private var slots: [Slot?] = []
  private var free: [Int] = []
  private var all = Chain()
  private var links: [Link] = []
  private var chains: [Key: Chain] = [:]
  private var linksOfKey: [Link] = []

  /// The number of links changed and elements visited so far.
  private(set) var stepCount = 0

  /// The number of elements.
  var count: Int { all.count }

  /// Returns the number of elements with a key.
  func count(of key: Key) -> Int { chains[key]?.count ?? 0 }

  /// The element at a place.
  subscript(place: Int) -> Element? { slots[place]?.element }

  /// Returns the key at a place.
  func key(at place: Int) -> Key? { slots[place]?.key }

  /// Adds an element at the end.
  ///
  /// - Returns: the place of the element.
  mutating func append(_ element: Element, _ key: Key) -> Int {
    let place = free.popLast() ?? slots.count
    if place == slots.count {
      slots.append(nil)
      links.append(Link())
      linksOfKey.append(Link())
    }
    slots[place] = Slot(key: key, element: element)
    stepCount += 2
    KeyedQueue.link(place, &all, &links)
    KeyedQueue.link(place, &chains[key, default: Chain()], &linksOfKey)
    return place
  }

  /// Removes the element at a place; the place may then be reused for another element.
  @discardableResult
  mutating func remove(at place: Int) -> Element? {
    guard let slot = slots[place] else { return nil }
    stepCount += 2
    KeyedQueue.unlink(place, &all, &links)
    KeyedQueue.unlink(place, &chains[slot.key, default: Chain()], &linksOfKey)
    if chains[slot.key]?.count == 0 { chains[slot.key] = nil }
    slots[place] = nil
    free.append(place)
    return slot.element
  }

  /// Removes all elements and returns them in order.
  mutating func removeAll() -> [Element] {
    var elements: [Element] = []
    var next = all.first
    while let place = next {
      if let element = slots[place]?.element { elements.append(element) }
      next = links[place].next
    }
    self = KeyedQueue(stepCount: stepCount + elements.count)
    return elements
  }

  /// The place of the first element.
  var first: Int? { all.first }

  /// Returns the place of the first element with a key.
  func first(of key: Key) -> Int? { chains[key]?.first }

  /// Returns the first elements with a key, in order.
  mutating func first(_ limit: Int, of key: Key) -> [Element] {
    var elements: [Element] = []
    var next = chains[key]?.first
    while let place = next, elements.count < limit {
      if let element = slots[place]?.element { elements.append(element) }
      next = linksOfKey[place].next
      stepCount += 1
    }
    return elements
  }

  /// Moves the first elements to the end of the overall order; the order of each key stays the
  /// same.
  ///
  /// - Parameter limit: the maximum number of elements.
  /// - Returns: the moved elements, in order.
  mutating func rotate(_ limit: Int) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<min(limit, count) {
      guard let place = all.first, let element = slots[place]?.element else { break }
      stepCount += 2
      KeyedQueue.unlink(place, &all, &links)
      KeyedQueue.link(place, &all, &links)
      elements.append(element)
    }
    return elements
  }

  init() {}

  private init(stepCount: Int) { self.stepCount = stepCount }

  private static func link(_ place: Int, _ chain: inout Chain, _ links: inout [Link]) {
    links[place] = Link(previous: chain.last, next: nil)
    if let last = chain.last { links[last].next = place } else { chain.first = place }
    chain.last = place
    chain.count += 1
  }

  private static func unlink(_ place: Int, _ chain: inout Chain, _ links: inout [Link]) {
    let link = links[place]
    if let previous = link.previous {
      links[previous].next = link.next
    } else {
      chain.first = link.next
    }
    if let next = link.next {
      links[next].previous = link.previous
    } else {
      chain.last = link.previous
    }
    chain.count -= 1
  }
}
