/// Overloads for expressions that aren't components; the compiler's error says what to write
/// instead.
extension ComponentBuilder {
  /// Unavailable; a string isn't a component.
  @available(*, unavailable, message: "a String is not a component; write Text(…) around it")
  public static func buildExpression(_ text: String) -> [AnyComponent] { [] }

  /// Unavailable; a body has no side effects.
  @available(
    *, unavailable,
    message: """
      a body only describes components; do this in the action of a control, in .onAppear or in .task
      """
  )
  public static func buildExpression(_ nothing: Void) -> [AnyComponent] { [] }

  /// Unavailable; an optional isn't a component.
  @available(
    *, unavailable, message: "an optional is not a component; write if let around it"
  )
  public static func buildExpression<C: Component>(_ component: C?) -> [AnyComponent] { [] }

  /// Unavailable; an array isn't a component.
  @available(
    *, unavailable,
    message: "an array is not a component; write a for loop, or ForEach if its elements have an id"
  )
  public static func buildExpression<C: Component>(_ components: [C]) -> [AnyComponent] { [] }

  /// Unavailable; the value isn't a component.
  @available(
    *, unavailable, message: "this is not a component; write one that shows it, such as Text(…)"
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> [AnyComponent] { [] }
}
