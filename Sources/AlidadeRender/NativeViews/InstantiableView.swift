/// A native view that can be made without arguments, so that its type alone names a ``ViewClass``.
@MainActor public protocol InstantiableView: NativeView {
  /// Makes the view with the toolkit's defaults.
  init()
}
