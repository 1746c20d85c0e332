import AlidadeLayout
import AlidadeRender

/// A component that places its children itself.
///
/// The contract, which debug builds check: the size lies in the range and is finite; the answer
/// depends on nothing but the component, the range and the context; children are placed where they
/// were laid out.
public protocol LayoutComponent: Component where Body == Never {
  /// What is placed, from the lowest to the topmost.
  var children: [AnyComponent] { get }

  /// Whether a child that stands for several components, or for none, counts as one, in which they
  /// stand below each other: for a component that has room for a certain number of children.
  ///
  /// `false` unless implemented.
  var keepsGroupsTogether: Bool { get }

  /// The place among the children of the one that the component modifies, as padding does, and
  /// whose traits it passes on; `nil` for a component that is no modifier.
  ///
  /// `nil` unless implemented.
  var modifiedChild: Int? { get }

  /// Whether the component scrolls what is in it, so that it can be smaller than its content on
  /// either axis. What is around it can then be as low as it must, too.
  ///
  /// `false` unless implemented.
  var scrolls: Bool { get }

  /// Whether the component takes all the space along an axis that it is offered, as long as that is
  /// finite, so that what is around it, such as padding, does so too.
  ///
  /// In a row or column it is as large as its content unless it grows or is stretched. `false`
  /// unless implemented.
  func fillsSpace(along axis: Axis) -> Bool

  /// How the component and its children are laid out as a part of a flexbox around them; `nil` when
  /// the component is to be measured as a whole.
  ///
  /// It must say the same as ``layout(_:in:_:)``, which is asked for where there is no flexbox
  /// around. The default is `nil`.
  ///
  /// - Parameter children: the children, as for the layout.
  func flexBox(_ children: LayoutChildren) -> FlexBox?

  /// Measures and places the children.
  ///
  /// Any thread; called once for each range that the surroundings ask about.
  ///
  /// - Parameters:
  ///   - children: the children, with components that group others resolved unless they are kept
  ///     together.
  ///   - range: the sizes to choose from.
  ///   - context: what measures text and pictures.
  func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout

  /// The extent along an axis that the component wishes for whatever is in it, in points; `nil`
  /// when that depends on its content or its surroundings.
  ///
  /// A component with such an extent is not stretched across a row or column. The default is
  /// `nil`.
  func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double?

  /// The smallest extent along an axis that the content can take without being cut off, in points.
  ///
  /// It is what shrinking stops at. The default is the largest answer among the children.
  ///
  /// - Parameters:
  ///   - children: the children, as for the layout.
  ///   - axis: the axis.
  ///   - across: what there is across the axis, in points; infinite when that is not known. Text in
  ///     little width needs much height.
  ///   - context: what measures text and pictures.
  func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double
}

extension LayoutComponent {
  /// Components that group others are resolved.
  public var keepsGroupsTogether: Bool { false }

  /// None: the component is no modifier.
  public var modifiedChild: Int? { nil }

  /// It is as large as its content.
  public func fillsSpace(along axis: Axis) -> Bool { false }

  /// It does not scroll.
  public var scrolls: Bool { false }

  /// None: the component is measured as a whole.
  public func flexBox(_ children: LayoutChildren) -> FlexBox? { nil }

  // swift-format-ignore: OmitExplicitReturns
  /// Cannot be called: a component that places children has no body.
  public func body(_ context: Context<State>) -> Never {
    return preconditionFailure("A LayoutComponent has no body; its layout is asked for instead.")
  }

  /// The largest answer among the children.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double,
    _ context: LayoutContext
  ) -> Double {
    children.reduce(0) { max($0, $1.minimumExtent(along: axis, across: across)) }
  }

  /// None.
  public func fixedExtent(_ children: LayoutChildren, along axis: Axis) -> Double? { nil }

  /// Visits the component as one that places children.
  public func accept<Visitor: ComponentVisitor>(_ visitor: inout Visitor) -> Visitor.Result {
    visitor.visit(placing: self)
  }
}
