import AlidadeLayout

/// How a component is treated by the one around it, whatever its layout comes to.
public struct LayoutTraits: Hashable, Sendable {
  /// A Boolean value that is `true` if a child that stands for several components, or for none,
  /// counts as one, in which they stand below each other: for a component that has room for a
  /// certain number of children.
  public var keepsGroupsTogether: Bool

  /// The index of the child that the component modifies, as padding does; `nil` for a component that
  /// is no modifier.
  ///
  /// A modifier passes on what that child tells the container around (``Traits``), and the axes along
  /// which it has an extent of its own.
  public var modifiedChild: Int?

  /// A Boolean value that is `true` if the component scrolls what is in it, so that it, and what is
  /// around it, can be smaller than its content on either axis.
  public var scrolls: Bool

  /// The axes along which a component that is measured has an extent of its own, whatever is in it.
  ///
  /// Along them it is not stretched by a container. What the style of a box says about them need not
  /// be said here.
  public var fixedAxes: Axis.Set

  /// Makes traits; what is not given is nothing special.
  public init(
    keepsGroupsTogether: Bool = false, modifiedChild: Int? = nil, scrolls: Bool = false,
    fixedAxes: Axis.Set = []
  ) {
    self.keepsGroupsTogether = keepsGroupsTogether
    self.modifiedChild = modifiedChild
    self.scrolls = scrolls
    self.fixedAxes = fixedAxes
  }

  /// Returns the traits of a modifier, which keeps groups together.
  ///
  /// - Parameter child: the index of the child that it modifies.
  public static func modifier(of child: Int = 0) -> LayoutTraits {
    LayoutTraits(keepsGroupsTogether: true, modifiedChild: child)
  }
}
