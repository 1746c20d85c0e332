// Components that compose others.
extension BuildPass {
  /// Builds the body of a component.
  ///
  /// Everything that depends on the type of the component is inlined where the type is known.
  /// Otherwise, the types of its state and its context would be looked up at run time, for each
  /// component.
  @inlinable mutating func visit<C: Component>(composing component: C) -> Result {
    compose(
      keep: { pass, slot in pass.keep(component, slot) },
      makeState: { session, slot in session.makeState(of: component, slot) },
      makeController: { C._controllerFactory?.makeRecord() },
      content: { scope, reference in
        _BuildPass.content(of: component, scope.state(for: component), reference)
      })
  }

  /// Builds the body of a component of any type.
  ///
  /// - Parameters:
  ///   - keep: returns the node of the previous generation, if the body would be the same.
  ///   - makeState: creates the state of a new component; returns `nil` if it has none.
  ///   - makeController: creates the record of its controller; returns `nil` if it has none.
  ///   - content: returns the components in the body.
  @usableFromInline mutating func compose(
    keep: (inout _BuildPass, BuildSlot) -> ComponentNode?,
    makeState: (BuildSession, BuildSlot) -> (any AnyStateCell)?,
    makeController: () -> (any ControllerRecord)?,
    content: (Scope, ScopeReference) -> Swift.Result<[AnyComponent], any Error>
  ) -> Result {
    let slot = beginNode()
    if slot.previous == nil {
      note(.firstTime, slot)
    } else if let kept = keep(&self, slot) {
      return Result(node: kept)
    }
    let scope = scope(slot, makeState: makeState, makeController: makeController)
    session.builtCount += 1
    let controlled = controlled(slot, in: scope)
    guard !session.isStopped else { return Result(node: slot.stopped(scope)) }
    var reference = ScopeReference(inBodyOf: scope, environment, session.stores)
    let content = content(scope, reference)
    // Most bodies don't keep the context, and then no weak reference is needed. Checked before the
    // call, which itself retains the object.
    let isShared = !isKnownUniquelyReferenced(&reference)
    let reads = reference.endBody(isShared: isShared)
    if !reads.stores.isEmpty { session.note(reads.stores, of: scope) }
    switch content {
    case .failure(let error):
      session.fail(error, path: path + [slot.type], in: scope)
      return Result(node: slot.stopped(scope))
    case .success(let content):
      let before = session.builtCount
      let node = group(scope, content, slot, controlled, reads: reads)
      noteCost(session.builtCount - before, slot, scope)
      return Result(node: node)
    }
  }

  /// Returns the components in the body of a component; not inlined, so that the context is
  /// released when this method returns, unless the body has kept it.
  @inlinable @inline(never) static func content<C: Component>(
    of component: C, _ state: C.State, _ reference: ScopeReference
  ) -> Swift.Result<[AnyComponent], any Error> {
    do {
      let context = Context(state: state, reference: reference)
      return .success(parts(of: try component.body(context)))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the components in a body; nearly every body is a list, which needs no separate node.
  @inlinable static func parts<Body: Component>(of body: Body) -> [AnyComponent] {
    if Body.self == ComponentList.self {
      // Proof: the types are the same. A cast would go through the runtime for each component.
      return unsafeBitCast(body, to: ComponentList.self).components
    }
    return [AnyComponent(body)]
  }
}
