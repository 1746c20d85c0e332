import AlidadeCore
import AlidadeLayout

/// What a child tells the row or column it stands in.
public enum FlexTrait: TraitKey {
  /// It does not grow, and it shrinks, as in CSS.
  public static var defaultValue: LinearItem { LinearItem() }
}

extension Component {
  /// Lets the component take a share of space that is left over in a row or column.
  ///
  /// - Parameter share: its share beside those of its siblings; zero or more.
  public func grow(_ share: Double = 1) -> AnyComponent {
    flex { $0.grow = share.isFinite ? max(0, share) : 0 }
  }

  /// Says how readily the component gives way when space is short in a row or column.
  ///
  /// - Parameter factor: weighs its size against those of its siblings; zero keeps its size.
  public func shrink(_ factor: Double) -> AnyComponent {
    flex { $0.shrink = factor.isFinite ? max(0, factor) : 0 }
  }

  /// Sets the size along a row or column before growing and shrinking, in points; `nil` means that of the content.
  public func basis(_ length: Double?) -> AnyComponent {
    flex { $0.basis = length }
  }

  /// Places the component across a row or column otherwise than its siblings.
  public func alignSelf(_ alignment: LinearStyle.Alignment) -> AnyComponent {
    flex { $0.alignment = alignment }
  }

  private func flex(_ change: (inout LinearItem) -> Void) -> AnyComponent {
    var component = AnyComponent(self)
    change(&component.traits[FlexTrait.self])
    return component
  }
}
