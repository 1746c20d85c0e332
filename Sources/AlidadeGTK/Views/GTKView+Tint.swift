#if GTK
import AlidadeRender

/// A tint color that is shared by the view that sets it and the descendants that inherit it.
///
/// Views compare tints by identity, so inserting a view costs one comparison.
@MainActor final class Tint {
  let color: Color

  init(_ color: Color) {
    self.color = color
  }
}

extension GTKView {
  /// The color of symbolic icons and of the accents of controls in the view: its own tint color, or
  /// that of its nearest ancestor with one; `nil` for the toolkit's colors.
  public final var tintColor: Color? { tint?.color }

  final func setTint(_ color: Color) {
    guard ownTint?.color != color else { return }
    ownTint = Tint(color)
    updateTint()
  }

  /// Finds the tint of the view, and updates its descendants if it has changed.
  final func updateTint() {
    let found = ownTint ?? enclosingView?.tint
    guard found !== tint else { return }
    tint = found
    tintDidChange()
    for view in subviews where view.ownTint == nil { view.updateTint() }
  }
}
#endif
