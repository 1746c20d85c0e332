/// A class of native views that are created in the same way and are interchangeable.
///
/// A class is either a type, whose plain initializer creates the views, or a factory, identified by
/// the place of its declaration. A factory takes no arguments, because a view must fit every
/// component that uses the class. Use attributes for settings that differ between components.
///
/// ```swift
/// let oscarWilde = ViewClass { AuthorView(name: "Oscar Wilde") }
/// ```
///
/// Classes can be created on any thread; views are created on the main thread.
public struct ViewClass<View>: Sendable {
  /// A closure that is called with a view that enters or leaves a pool.
  public typealias Hook = @MainActor @Sendable (View) -> Void

  let erased: AnyViewClass

  init(erased: AnyViewClass) {
    self.erased = erased
  }

  /// Creates the class of views of one type.
  ///
  /// - Parameters:
  ///   - type: the type of the views.
  ///   - didEnterReusePool: called when a view becomes invisible, by itself or with an ancestor, to
  ///     wait for reuse. Hooks are part of a class's identity: a class with hooks differs from a
  ///     class without hooks, and from a class with hooks declared elsewhere.
  ///   - willLeaveReusePool: called before a view becomes visible again. It isn't called for a new
  ///     view, or for a view that is reused without becoming invisible.
  public init(
    _ type: View.Type, didEnterReusePool: Hook? = nil, willLeaveReusePool: Hook? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where View: InstantiableView {
    let location = SourceLocation(fileID: fileID, line: line, column: column)
    let hooks = ReuseHooks(enter: didEnterReusePool, leave: willLeaveReusePool)
    erased = AnyViewClass(
      name: .type(hooks: hooks == nil ? nil : location), view: type, hooks: hooks,
      make: { _ in View() })
  }

  /// Creates the class of views that a factory makes.
  ///
  /// The place of the declaration distinguishes the class from all other classes. Therefore, the
  /// values that a factory captures must be the same each time the declaration is evaluated;
  /// otherwise, it needs a name.
  ///
  /// - Parameters:
  ///   - name: the name that distinguishes classes declared in the same place and appears in
  ///     reports. The same name in a different place is reported once; the two classes share no
  ///     views.
  ///   - didEnterReusePool: the same as for the class of a type.
  ///   - willLeaveReusePool: the same as for the class of a type.
  ///   - make: creates a view.
  public init(
    _ name: String? = nil, didEnterReusePool: Hook? = nil, willLeaveReusePool: Hook? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    make: @escaping @MainActor @Sendable () -> View
  ) where View: NativeView {
    let location = SourceLocation(fileID: fileID, line: line, column: column)
    let hooks = ReuseHooks(enter: didEnterReusePool, leave: willLeaveReusePool)
    erased = AnyViewClass(
      name: .factory(name, location, hasHooks: hooks != nil), view: View.self, hooks: hooks,
      make: { _ in make() })
  }
}
