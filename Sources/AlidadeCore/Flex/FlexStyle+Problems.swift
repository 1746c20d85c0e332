import AlidadeLayout
import AlidadeRender

extension FlexStyle {
  /// Reports, in debug builds, invalid values in the style of a component's box, once per
  /// component.
  ///
  /// - Parameters:
  ///   - node: the component.
  ///   - path: the enclosing boxes and the component, for the report.
  func reportProblems(of node: ComponentNode, path: @autoclosure () -> String? = nil) {
    #if DEBUG
    guard node.cache.beginCheckingStyle() else { return }
    let problems = problems(spelling: FlexStyle.spelling(of:))
    if problems.isEmpty { return }
    let name = node.type.name
    Diagnostics.report(
      Diagnostic(
        "\(name) has an invalid size or factor: \(path() ?? name).",
        values: problems,
        remedy: """
          The number was given to the component or to one of its modifiers, such as .frame. To fill the available \
          space, write .grow() instead of an infinite width or height. Otherwise, such a number usually comes from a \
          division by zero, or from arithmetic with an unbounded size.
          """))
    #endif
  }

  #if DEBUG
  /// Returns the name of a property as the application's code spells it, which sets most extents
  /// with `.frame`.
  private static func spelling(of property: String) -> String {
    switch property {
    case "minimumWidth": "minWidth (minimumWidth of FlexStyle)"
    case "maximumWidth": "maxWidth (maximumWidth of FlexStyle)"
    case "minimumHeight": "minHeight (minimumHeight of FlexStyle)"
    case "maximumHeight": "maxHeight (maximumHeight of FlexStyle)"
    default: property
    }
  }
  #endif
}
