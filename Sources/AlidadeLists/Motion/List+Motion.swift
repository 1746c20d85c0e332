import AlidadeRender

extension List {
  /// Animates rows to their new places when elements are added, removed or moved, whichever code
  /// changes them.
  ///
  /// ```swift
  /// List(source) { TaskRow(task: $0) }.rowAnimation(.spring)
  /// ```
  ///
  /// Visible rows move around the row that stays in place; new rows fade in, and removed rows fade
  /// out where they were. The extent of the list changes immediately, and scrolling isn't animated.
  /// Even if ten thousand rows are added, only the visible rows move.
  ///
  /// Without this modifier, changes animate the rows if they have their own animation, as with
  /// ``Context/update(priority:animation:completion:_:)`` and
  /// ``DataSource/change(animation:_:completion:)``, or are made in a call of `withAnimation`. The
  /// animation of a change takes precedence over this one.
  ///
  /// - Parameter animation: the animation of changes that don't specify one; `nil` for none.
  public func rowAnimation(_ animation: Animation?) -> List { with { $0.animation = animation } }
}
