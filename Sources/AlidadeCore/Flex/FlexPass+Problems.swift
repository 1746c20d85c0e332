import AlidadeLayout
import AlidadeRender

extension FlexPass {
  /// In debug builds, tells what makes no sense in what a component says about its box; once for a
  /// component, however often it is laid out.
  func report(_ index: Int) {
    #if DEBUG
    let member = memory.members[index]
    guard let node = member.node ?? owner, node.cache.beginCheckingStyle() else { return }
    let problems = member.style.problems()
    if problems.isEmpty { return }
    Diagnostics.report(
      Diagnostic(
        "\(node.type.name) says something about its layout that cannot be: \(path(to: index)).",
        values: problems,
        remedy: """
          Usually such a number comes from a division by zero, or from arithmetic with a size that is unbounded. \
          Check it before it is given to a component or a modifier. What is used in its place is said above.
          """))
    #endif
  }

  private func path(to index: Int) -> String {
    var names: [String] = []
    var index = index
    while index >= 0 {
      if let node = memory.members[index].node ?? owner { names.append(node.type.name) }
      index = memory.members[index].parent
    }
    return names.reversed().joined(separator: " › ")
  }
}
