import AlidadeRender

/// A modifier that says how its content moves.
package protocol MotionComponent: FlexComponent {
  /// The way in which the content moves.
  var layoutMotion: LayoutMotion { get }
}

extension MotionComponent {
  /// The layout behavior of a modifier of the content.
  public var layoutBehavior: LayoutBehavior { .modifier() }

  /// The box of the content.
  public var box: FlexBox { .decoration() }

  /// Builds the component.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(moving: self)
  }
}
