import AlidadeCore
import AlidadeLayout

/// What a child tells the row or column it stands in, each thing by itself, so that a component
/// that says one thing about another leaves alone what that one says about itself.
enum FlexTraits {
  enum Grow: TraitKey {
    static var defaultValue: Double { LinearItem().grow }
  }

  enum Shrink: TraitKey {
    static var defaultValue: Double { LinearItem().shrink }
  }

  enum Basis: TraitKey {
    static var defaultValue: Double? { nil }
  }

  enum Alignment: TraitKey {
    static var defaultValue: LinearStyle.Alignment? { nil }
  }
}

extension LayoutChild {
  /// What the child tells the row or column it stands in.
  public var flex: LinearItem {
    LinearItem(
      grow: self[FlexTraits.Grow.self], shrink: self[FlexTraits.Shrink.self],
      basis: self[FlexTraits.Basis.self], alignment: self[FlexTraits.Alignment.self])
  }
}

extension Component {
  /// Lets the component take a share of space that is left over in a row or column.
  ///
  /// - Parameter share: its share beside those of its siblings; zero or more.
  public func grow(_ share: Double = 1) -> AnyComponent {
    trait(FlexTraits.Grow.self, share.isFinite ? max(0, share) : 0)
  }

  /// Says how readily the component gives way when space is short in a row or column.
  ///
  /// - Parameter factor: weighs its size against those of its siblings; zero keeps its size.
  public func shrink(_ factor: Double) -> AnyComponent {
    trait(FlexTraits.Shrink.self, factor.isFinite ? max(0, factor) : 0)
  }

  /// Sets the size along a row or column before growing and shrinking, in points; `nil` means that
  /// of the content.
  public func basis(_ length: Double?) -> AnyComponent {
    trait(FlexTraits.Basis.self, length)
  }

  /// Places the component across a row or column otherwise than its siblings.
  public func alignSelf(_ alignment: LinearStyle.Alignment) -> AnyComponent {
    trait(FlexTraits.Alignment.self, alignment)
  }
}
