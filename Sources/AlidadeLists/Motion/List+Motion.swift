import AlidadeRender

extension List {
  /// Moves rows to their new places when elements are added, removed or moved, whoever changes them.
  ///
  /// ```swift
  /// List(source) { TaskRow(task: $0) }.rowAnimation(.spring)
  /// ```
  ///
  /// Rows in sight move around the row that stays in place; new ones fade in, and those that are gone
  /// fade out where they were. The extent of the list is final at once, and scrolling moves nothing.
  /// Ten thousand new rows move only those in sight.
  ///
  /// Without this modifier, changes move the rows if they have an animation of their own, as with
  /// ``Context/update(priority:animation:completion:_:)`` and ``DataSource/change(animation:_:completion:)``, or
  /// are made in a call of `withAnimation`. The animation of a change is used in place of this one.
  ///
  /// - Parameter animation: the animation of changes without one of their own; `nil` for none.
  public func rowAnimation(_ animation: Animation?) -> List { with { $0.animation = animation } }
}
