import AlidadeLayout
import AlidadeRender

extension FlexPass {
  /// In debug builds, tells what makes no sense in what a component says about its box; once for a
  /// component, however often it is laid out.
  func report(_ index: Int) {
    #if DEBUG
    let member = memory.members[index]
    member.node.report(member.style, path: path(to: index))
    #endif
  }

  private func path(to index: Int) -> String {
    var names: [String] = []
    var index = index
    while index >= 0 {
      names.append(memory.members[index].node.type.name)
      index = memory.members[index].parent
    }
    return names.reversed().joined(separator: " › ")
  }
}

extension ComponentNode {
  /// Reports, in debug builds, what makes no sense in the style of the component's box; once for a
  /// component, however often it is laid out.
  ///
  /// - Parameters:
  ///   - style: the style.
  ///   - path: the boxes around it and the component, for the report.
  func report(_ style: FlexStyle, path: @autoclosure () -> String? = nil) {
    #if DEBUG
    guard cache.beginCheckingStyle() else { return }
    let problems = style.problems()
    if problems.isEmpty { return }
    Diagnostics.report(
      Diagnostic(
        "\(type.name) says something about its layout that cannot be: \(path() ?? type.name).",
        values: problems,
        remedy: """
          Usually such a number comes from a division by zero, or from arithmetic with a size that is unbounded. \
          Check it before it is given to a component or a modifier. What is used in its place is said above.
          """))
    #endif
  }
}
