import AlidadeRender

/// What attributes and observers of the contract suite did, and what they found.
@MainActor final class ContractJournal {
  /// What was done, in order.
  private(set) var entries: [String] = []
  /// Which rules were broken.
  private(set) var violations: [String] = []
  /// What each view shows, by attribute.
  private var values: [ObjectIdentifier: [String: Int]] = [:]

  func write(_ entry: String) { entries.append(entry) }

  /// The entries so far; forgotten afterwards.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  func set(_ value: Int?, _ name: String, of view: any NativeView) {
    values[ObjectIdentifier(view), default: [:]][name] = value
  }

  func value(_ name: String, of view: any NativeView) -> Int? {
    values[ObjectIdentifier(view)]?[name]
  }

  func values(of view: any NativeView) -> [String: Int] { values[ObjectIdentifier(view)] ?? [:] }

  /// Notes a broken rule unless `condition` holds.
  func expect(_ condition: Bool, _ rule: @autoclosure () -> String) {
    if !condition { violations.append(rule()) }
  }

  /// Notes a broken rule unless both are equal.
  func expect<Value: Equatable>(_ found: Value, equals wanted: Value, _ rule: String) {
    if found != wanted { violations.append("\(rule): found \(found), expected \(wanted)") }
  }

  /// An attribute that does as `ViewAttribute` says and writes it down.
  func attribute(
    _ name: String, _ value: Int, unapplies: Bool = false, updates: Bool = false
  ) -> ViewAttribute<any NativeView> {
    let unapply: @MainActor @Sendable (any NativeView, Int) -> Void = { view, old in
      self.write("unapply \(name) \(old)")
      self.expect(self.value(name, of: view), equals: old, "what is taken back was set")
      self.set(nil, name, of: view)
    }
    let update: @MainActor @Sendable (any NativeView, Int, Int) -> Void = { view, old, new in
      self.write("update \(name) \(old) \(new)")
      self.expect(self.value(name, of: view), equals: old, "what is replaced was set")
      self.set(new, name, of: view)
    }
    return ViewAttribute(
      AttributeIdentifier("contract.\(name).\(unapplies).\(updates)"), value,
      unapplicator: unapplies ? unapply : nil, updater: updates ? update : nil
    ) { view, value in
      self.write("apply \(name) \(value)")
      self.set(value, name, of: view)
    }
  }
}
