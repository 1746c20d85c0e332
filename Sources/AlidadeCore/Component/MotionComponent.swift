import AlidadeRender

/// A modifier that specifies how its content moves.
package protocol MotionComponent: FlexComponent {
  /// The motion of the content.
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
