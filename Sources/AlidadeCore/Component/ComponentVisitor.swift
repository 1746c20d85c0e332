/// Is told what kind a component is, with its type.
///
/// It lets passes treat components by kind without a cast, which costs more than building one.
public protocol ComponentVisitor {
  /// What a visit returns.
  associatedtype Result

  /// Visits a component that composes others in its body.
  mutating func visit<C: Component>(composing component: C) -> Result

  /// Visits a component that is a box.
  mutating func visit<C: BoxComponent>(boxing component: C) -> Result

  /// Visits a component that is measured.
  mutating func visit<C: LayoutComponent>(placing component: C) -> Result

  /// Visits a component that wraps a native view.
  mutating func visit<C: ViewComponent>(showing component: C) -> Result

  /// Visits a component that shows a stateful view.
  mutating func visit<C: StatefulViewComponent>(wrapping component: C) -> Result

  /// Visits a component that is built when it is laid out.
  mutating func visit<C: DeferredComponent>(deferring component: C) -> Result

  /// Visits components that stand in the one around as if they were written there.
  mutating func visit(grouping components: [AnyComponent]) -> Result

  /// Visits a component that means something to the build itself.
  mutating func visit(special component: SpecialComponent) -> Result
}
