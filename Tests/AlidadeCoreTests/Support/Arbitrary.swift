import AlidadeNative

/// Does in its layout what it is told to.
struct Arbitrary: LayoutComponent {
  var children: [AnyComponent] = []
  let decide: @Sendable (LayoutChildren, SizeRange) -> ComponentLayout

  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout { decide(children, range) }
}
