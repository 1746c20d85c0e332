import AlidadeRender

/// A journal of the calls to the contract suite's attributes and observers, and of the broken
/// rules.
@MainActor final class ContractJournal {
  /// The recorded calls, in order.
  private(set) var entries: [String] = []
  /// The descriptions of broken rules.
  private(set) var violations: [String] = []
  /// The values that each view shows, by attribute.
  private var values: [ObjectIdentifier: [String: Int]] = [:]

  func write(_ entry: String) { entries.append(entry) }

  /// Returns the entries so far and removes them.
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

  /// Records a broken rule unless `condition` is `true`.
  func expect(_ condition: Bool, _ rule: @autoclosure () -> String) {
    if !condition { violations.append(rule()) }
  }

  /// Records a broken rule unless both values are equal.
  func expect<Value: Equatable>(_ found: Value, equals wanted: Value, _ rule: String) {
    if found != wanted { violations.append("\(rule): found \(found), expected \(wanted)") }
  }

  /// Returns an attribute that records its calls.
  func attribute(
    _ name: String, _ value: Int, unapplies: Bool = false, updates: Bool = false
  ) -> ViewAttribute<any NativeView> {
    let unapply: @MainActor @Sendable (any NativeView, Int) -> Void = { view, old in
      self.write("unapply \(name) \(old)")
      self.expect(self.value(name, of: view), equals: old, "the value to take back")
      self.set(nil, name, of: view)
    }
    let update: @MainActor @Sendable (any NativeView, Int, Int) -> Void = { view, old, new in
      self.write("update \(name) \(old) \(new)")
      self.expect(self.value(name, of: view), equals: old, "the value to replace")
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
