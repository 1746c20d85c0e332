/// Expressions that aren't components, which the compiler rejects with what to write instead.
extension ComponentBuilder {
  /// Not available: a string isn't a component.
  @available(*, unavailable, message: "a String is not a component; write Text(…) around it")
  public static func buildExpression(_ text: String) -> [AnyComponent] { [] }

  /// Not available: a body has no effects.
  @available(
    *, unavailable,
    message: """
      a body only describes components; do this in the action of a control, in .onAppear or in .task
      """
  )
  public static func buildExpression(_ nothing: Void) -> [AnyComponent] { [] }

  /// Not available: an optional isn't a component.
  @available(
    *, unavailable, message: "an optional is not a component; write if let around it"
  )
  public static func buildExpression<C: Component>(_ component: C?) -> [AnyComponent] { [] }

  /// Not available: an array isn't a component.
  @available(
    *, unavailable,
    message: "an array is not a component; write a for loop, or ForEach if its elements have an id"
  )
  public static func buildExpression<C: Component>(_ components: [C]) -> [AnyComponent] { [] }

  /// Not available: the value isn't a component.
  @available(
    *, unavailable, message: "this is not a component; write one that shows it, such as Text(…)"
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> [AnyComponent] { [] }
}
