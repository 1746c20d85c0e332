import AlidadeLayout

extension Component {
  /// Calls a function with the component, whose type is known.
  ///
  /// A cast would cost more than most such functions, and would copy the component.
  @inline(__always) fileprivate func read<Known: Component, Result>(
    as type: Known.Type, _ body: (Known) -> Result
  ) -> Result {
    precondition(Self.self == Known.self, "The component has another type.")
    // Proof: the types are the same.
    return withUnsafePointer(to: self) { pointer in
      body(UnsafeRawPointer(pointer).assumingMemoryBound(to: Known.self).pointee)
    }
  }
}

extension FlexComponent {
  /// Returns the box of a component of this type.
  static func box(of component: any Component) -> FlexBox {
    component.read(as: Self.self) { $0.box }
  }
}

extension LayoutComponent {
  /// Returns the layout of a component of this type.
  static func layout(
    of component: any Component, _ children: LayoutChildren, in range: SizeRange,
    _ context: LayoutContext
  ) -> ComponentLayout {
    component.read(as: Self.self) { $0.layout(children, in: range, context) }
  }

  /// Returns the smallest extent of a component of this type.
  static func minimumExtent(
    of component: any Component, _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    component.read(as: Self.self) {
      $0.minimumExtent(children, along: axis, across: across, context)
    }
  }
}
