import AlidadeCore
import Testing

/// Checks that a component follows the ``LayoutContract``, and records an issue for each rule that
/// it breaks.
///
/// - Parameters:
///   - component: the component. It is built and laid out several hundred times, on this thread.
///   - exceptions: the rules to skip.
///   - sourceLocation: the location where issues are recorded.
public func expectLayoutContract(
  _ component: some Component, except exceptions: LayoutContract.Exceptions = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for violation in LayoutContract.violations(of: component, except: exceptions) {
    Issue.record("\(violation)", sourceLocation: sourceLocation)
  }
}
