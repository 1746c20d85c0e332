import AlidadeLayout
import AlidadeRender

extension FlexStyle {
  /// Reports, in debug builds, invalid values in the style of a component's box; once for each
  /// component.
  ///
  /// - Parameters:
  ///   - node: the component.
  ///   - path: the enclosing boxes and the component, for the report.
  func reportProblems(of node: ComponentNode, path: @autoclosure () -> String? = nil) {
    #if DEBUG
    guard node.cache.beginCheckingStyle() else { return }
    let problems = problems()
    if problems.isEmpty { return }
    let name = node.type.name
    Diagnostics.report(
      Diagnostic(
        "\(name) says something about its layout that cannot be: \(path() ?? name).",
        values: problems,
        remedy: """
          Usually such a number comes from a division by zero, or from arithmetic with a size that is unbounded. \
          Check it before it is given to a component or a modifier. What is used in its place is said above.
          """))
    #endif
  }
}
