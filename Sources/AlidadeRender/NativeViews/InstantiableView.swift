/// A native view that can be created without arguments, so that its type alone identifies a
/// ``ViewClass``.
@MainActor public protocol InstantiableView: NativeView {
  /// Creates a view with the toolkit's defaults.
  init()
}
