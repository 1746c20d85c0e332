/// How to make a native view, and what makes two views exchangeable.
///
/// A class is named by a type, whose plain initialiser makes the view, or by a name with a factory.
/// A factory takes no arguments: a view must fit every component that uses the class, so what
/// differs between components is set by attributes.
///
/// Made on any thread; views are made on the main thread.
public struct ViewClass<View>: Sendable {
  /// Told of a view that enters or leaves a pool.
  public typealias Hook = @MainActor @Sendable (View) -> Void

  let erased: AnyViewClass

  init(erased: AnyViewClass) {
    self.erased = erased
  }

  /// The class of views of one type.
  ///
  /// - Parameters:
  ///   - type: the type of the views.
  ///   - didEnterReusePool: called when a view has become invisible, by itself or with a view
  ///     around it, to wait for another use. Hooks belong to the identity: a class with hooks is
  ///     another class than one without, or than one with hooks declared elsewhere.
  ///   - willLeaveReusePool: called before a view becomes visible again. Not called for a new view,
  ///     nor for one that goes from one use to the next without becoming invisible.
  public init(
    _ type: View.Type, didEnterReusePool: Hook? = nil, willLeaveReusePool: Hook? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where View: InstantiableView {
    erased = AnyViewClass(
      name: .type(ObjectIdentifier(type)), label: String(describing: type), view: type,
      hooks: ReuseHooks(
        enter: didEnterReusePool, leave: willLeaveReusePool,
        location: SourceLocation(fileID: fileID, line: line)),
      location: SourceLocation(fileID: fileID, line: line),
      make: { _ in View() })
  }

  /// The class of views that a factory makes.
  ///
  /// - Parameters:
  ///   - name: what tells this class from all others; must name one factory only. Another type of
  ///     view under the same name is reported and treated as a class of its own.
  ///   - didEnterReusePool: as for a class of a type.
  ///   - willLeaveReusePool: as for a class of a type.
  ///   - make: makes a view.
  public init(
    _ name: String, didEnterReusePool: Hook? = nil, willLeaveReusePool: Hook? = nil,
    fileID: StaticString = #fileID, line: UInt = #line,
    make: @escaping @MainActor @Sendable () -> View
  ) where View: NativeView {
    erased = AnyViewClass(
      name: .name(name), label: name, view: View.self,
      hooks: ReuseHooks(
        enter: didEnterReusePool, leave: willLeaveReusePool,
        location: SourceLocation(fileID: fileID, line: line)),
      location: SourceLocation(fileID: fileID, line: line),
      make: { _ in make() })
  }
}
