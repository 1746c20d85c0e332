import AlidadeRender

extension BuildPass {
  /// Notes why a component is built, if somebody wants to know.
  func note(_ reason: @autoclosure () -> Rebuild.Reason, _ slot: Slot) {
    guard session.recordsRebuilds else { return }
    session.note(
      Rebuild(
        component: slot.type.name, path: path.map(\.name), key: slot.key, reason: reason()))
  }

  /// The names of the properties in which two components of a type differ.
  ///
  /// Looks into the components, which is slow; only for reports.
  static func differences(_ new: any Component, _ old: any Component) -> [String] {
    let before = Dictionary(
      Mirror(reflecting: old).children.compactMap { child in child.label.map { ($0, child.value) } }
    ) { first, _ in first }
    return Mirror(reflecting: new).children.compactMap { child in
      guard let name = child.label, let old = before[name] else { return nil }
      guard let value = child.value as? any Equatable else { return name }
      return value.isSame(as: old) ? nil : name
    }
  }

  /// Reports a component that cannot be compared, once for each type.
  func reportIncomparable(_ slot: Slot) {
    #if DEBUG
    guard IncomparableTypes.insert(slot.type) else { return }
    Diagnostics.report(
      Diagnostic(
        "\(slot.type.name) cannot be compared, so it is built whenever the component around it is.",
        values: ["in  \(path.trail)"],
        remedy: """
          Let it conform to Equatable. Closures keep the compiler from writing the comparison: use an Action in their \
          place. A component that is cheap to build may say so by conforming to NotMemoised.
          """))
    #endif
  }
}
