import AlidadeRender

extension BuildPass {
  /// Records the reason for building a component, if reasons are recorded.
  func note(_ reason: @autoclosure () -> Rebuild.Reason, _ slot: BuildSlot) {
    guard session.recordsRebuilds else { return }
    session.note(
      Rebuild(
        component: slot.type.name, path: path.map(\.name), key: slot.key, reason: reason()))
  }

  /// Returns the names of the properties in which two components of a type differ.
  ///
  /// Uses reflection, which is slow; only for reports.
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

  /// Reports that components are nested too deeply.
  func reportDepth() {
    Diagnostics.report(
      Diagnostic(
        "Components are nested more than \(BuildPass.depthLimit) levels deep.",
        values: [
          "from  \(path.prefix(4).map(\.name).joined(separator: " › "))",
          "to    \(path.suffix(8).map(\.name).joined(separator: " › "))",
        ],
        remedy: """
          Usually, the body of a component contains the component itself, and nothing ends the recursion. Show deeply \
          nested data in a list, with a row for each element. Until then, deeper components are left out.
          """))
  }

  /// Reports that the state of a component changes in every build, because of the build.
  func reportLoop(_ slot: BuildSlot) {
    Diagnostics.reportOnce(
      Diagnostic(
        "The state of \(slot.type.name) changes in every build.",
        values: [
          "in      \(path.trail)",
          "builds  \(UpdateCause.limit) in a row, each caused by the one before",
        ],
        remedy: """
          Usually, a body, or code that runs during mounting, changes the state of its own component or of an ancestor \
          each time it runs. Make the change in an action or a task, or only if the value differs. If the value \
          follows from properties or other state, don't store it: compute it in the body. Until then, the updates \
          continue, with one build in each frame.
          """))
  }

  /// Reports, in debug builds and once per type, that a component is rebuilt with its parent
  /// because it can't be compared, if that is expensive.
  ///
  /// - Parameter count: the number of components that were built for it.
  func noteCost(_ count: Int, _ slot: BuildSlot, _ scope: Scope) {
    #if DEBUG
    guard count >= BuildPass.notableCost, slot.previous != nil, !rebuildsAll,
      !session.isDirty(scope), !(slot.component is any Equatable),
      !(slot.component is any AlwaysRebuilt)
    else { return }
    Diagnostics.reportOnce(
      Diagnostic(
        "\(slot.type.name) isn't Equatable, so it is rebuilt with its parent.", severity: .notice,
        values: ["in    \(path.trail)", "cost  \(count) components were built for it"],
        remedy: """
          Conform it to Equatable. If a closure keeps the compiler from synthesizing the comparison, use an Action \
          instead. If the component should be rebuilt each time, conform it to AlwaysRebuilt.
          """), cause: "\(slot.type)")
    #endif
  }
}
