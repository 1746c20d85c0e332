/// How to make a native view, and what makes two views exchangeable.
///
/// A class is a type, whose plain initializer makes the view, or a factory, which the place of its
/// declaration names. A factory takes no arguments: a view must fit every component that uses the
/// class, so what differs between components is set by attributes.
///
/// ```swift
/// let oscarWilde = ViewClass { AuthorView(name: "Oscar Wilde") }
/// ```
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
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where View: InstantiableView {
    let location = SourceLocation(fileID: fileID, line: line, column: column)
    let hooks = ReuseHooks(enter: didEnterReusePool, leave: willLeaveReusePool)
    erased = AnyViewClass(
      name: .type(hooks: hooks == nil ? nil : location), label: String(describing: type),
      view: type, hooks: hooks, make: { _ in View() })
  }

  /// The class of views that a factory makes.
  ///
  /// The place in the source where the class is declared tells it from all others. So what a factory
  /// captures must be the same whenever the declaration is evaluated, or it needs a name.
  ///
  /// - Parameters:
  ///   - name: what tells classes apart that are declared in the same place, and names the class in
  ///     reports. The same name in another place is reported once; the two classes share no views.
  ///   - didEnterReusePool: as for a class of a type.
  ///   - willLeaveReusePool: as for a class of a type.
  ///   - make: makes a view.
  public init(
    _ name: String? = nil, didEnterReusePool: Hook? = nil, willLeaveReusePool: Hook? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    make: @escaping @MainActor @Sendable () -> View
  ) where View: NativeView {
    let location = SourceLocation(fileID: fileID, line: line, column: column)
    let hooks = ReuseHooks(enter: didEnterReusePool, leave: willLeaveReusePool)
    erased = AnyViewClass(
      name: .factory(name, location, hasHooks: hooks != nil),
      label: name ?? String(describing: View.self), view: View.self, hooks: hooks,
      make: { _ in make() })
  }
}
