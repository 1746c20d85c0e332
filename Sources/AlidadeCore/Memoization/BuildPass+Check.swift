import AlidadeRender

extension BuildPass {
  /// Rebuilds some of the kept components, in debug builds, and reports a component whose body
  /// depends on anything besides properties, state and environment.
  func check<C: Component>(_ component: C, _ previous: ComponentNode) {
    #if DEBUG
    let interval = RebuildCheck.interval
    guard interval > 0, session.keptCount % interval == 0, !(component is any PrimitiveComponent),
      let scope = previous.scope
    else { return }
    let state: C.State = scope.state(for: component)
    let reference = ScopeReference(inBodyOf: scope, environment, session.stores)
    // Values read only for this check don't cause a rebuild.
    defer { _ = reference.endBody(isShared: true) }
    guard let body = try? component.body(Context(state: state, reference: reference)) else {
      return
    }
    let now = BuildPass.parts(of: body)
    let mark = session.links.count
    session.links.isChecking = true
    defer {
      session.links.isChecking = false
      session.links.truncate(to: mark)
    }
    guard now != (previous.children.map { $0.written }) else { return }
    Diagnostics.reportOnce(
      Diagnostic(
        "\(previous.type.name) was kept because it is equal, but its body now returns something else.",
        values: ["in  \(path.trail)"],
        remedy: """
          The body reads something that isn't a property, state or the environment, such as a global variable, the \
          time or a mutable object. Pass it in as a property, or keep it in state. Until then, the component keeps \
          showing its previous content.
          """), cause: "\(previous.type)")
    #endif
  }
}

#if DEBUG
extension ComponentNode {
  /// The component as written in a body, with its key and its traits.
  fileprivate var written: AnyComponent {
    var written = AnyComponent(component)
    written.key = key
    written.traits = traits
    return written
  }
}
#endif

/// Settings of the check that, in debug builds, finds kept components whose bodies have changed.
public enum RebuildCheck {
  /// The number of kept components per component that is rebuilt for comparison; a value less than
  /// one disables the check.
  @TaskLocal public static var interval = 64
}
