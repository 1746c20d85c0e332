import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A picture that is drawn with commands: paths, gradients, text and images.
///
/// ```swift
/// Canvas(temperatures, label: "Temperatures") { drawing, size in
///   let step = size.width / Double(temperatures.count - 1)
///   let points = temperatures.enumerated().map { Point(x: Double($0) * step, y: size.height - $1) }
///   drawing.stroke(Path(lines: points), with: .color(.accent), width: 2)
/// }
/// ```
///
/// The closure runs during layout, on the thread that performs the layout, for each size that the
/// canvas gets. It records a ``Drawing``, which the toolkit replays when it paints, without running
/// the closure again. An equal drawing changes nothing in the view. Colors are resolved when they
/// are painted, so a change of the color scheme costs only a repaint.
///
/// Like a ``Box``, a canvas takes its size from its parent, its `size` or a frame. Anything drawn
/// outside is clipped.
public struct Canvas: LayoutComponent {
  /// The description of the picture for assistive technologies; `nil` if it is decorative.
  public let label: String?
  private let requestedSize: ComponentSize
  private let input: (any Equatable & Sendable)?
  private let location: SourceLocation
  private let draw: @Sendable (inout GraphicsContext, Size) -> Void
  /// The input that is animated; `nil` if the drawing depends on none.
  private let animated: AnimatedInput?
  private let memory = CanvasMemory()

  /// Creates a canvas that is drawn again whenever the component around it is built.
  ///
  /// - Parameters:
  ///   - label: the description of the picture for assistive technologies; `nil` if it is
  ///     decorative.
  ///   - size: the size of the canvas; an extent without a value follows the parent.
  ///   - draw: draws into the given context, for a size in points that isn't empty. Called on any
  ///     thread; it must depend only on the size and the captured values.
  public init(
    label: String?, size: ComponentSize = ComponentSize(), fileID: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    draw: @escaping @Sendable (_ drawing: inout GraphicsContext, _ size: Size) -> Void
  ) {
    self.label = label
    requestedSize = size
    input = nil
    animated = nil
    location = SourceLocation(fileID: fileID, line: line, column: column)
    self.draw = draw
  }

  /// Creates a canvas that is drawn again only if a value has changed.
  ///
  /// Two canvases from the same place in the source with equal inputs, labels and sizes are equal,
  /// so the later one isn't redrawn.
  ///
  /// - Parameters:
  ///   - input: the value that the drawing depends on; for several values, an array or a structure
  ///     of them.
  ///   - label: the description of the picture for assistive technologies; `nil` if it is
  ///     decorative.
  ///   - size: the size of the canvas; an extent without a value follows the parent.
  ///   - draw: draws into the given context, for a size in points that isn't empty. Called on any
  ///     thread; it must depend only on the size and the input.
  public init<Input: Equatable & Sendable>(
    _ input: Input, label: String?, size: ComponentSize = ComponentSize(),
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    draw: @escaping @Sendable (_ drawing: inout GraphicsContext, _ size: Size) -> Void
  ) {
    self.label = label
    requestedSize = size
    self.input = input
    animated = nil
    location = SourceLocation(fileID: fileID, line: line, column: column)
    self.draw = draw
  }

  /// Creates a canvas whose input is animated, if the change that sets it has an animation.
  ///
  /// ```swift
  /// Canvas(animating: total, label: "Total") { drawing, size, total in
  ///   drawing.draw(Text("\(Int(total.rounded()))"), at: Point(x: size.width / 2, y: size.height / 2))
  /// }
  /// ```
  ///
  /// During the animation, the canvas is redrawn in each frame for an intermediate value, without a
  /// build or a layout. Layout and assistive technologies know only the final value.
  ///
  /// - Parameters:
  ///   - value: the value that the drawing depends on.
  ///   - label: the description of the picture for assistive technologies; `nil` if it is
  ///     decorative.
  ///   - size: the size of the canvas; an extent without a value follows the parent.
  ///   - draw: draws into the given context, for a size in points that isn't empty and an
  ///     intermediate value. Called on any thread; it must depend only on these.
  public init<Value: MotionValue>(
    animating value: Value, label: String?, size: ComponentSize = ComponentSize(),
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    draw:
      @escaping @Sendable (_ drawing: inout GraphicsContext, _ size: Size, _ value: Value) ->
      Void
  ) {
    self.label = label
    requestedSize = size
    input = value
    animated = AnimatedInput(value, draw)
    location = SourceLocation(fileID: fileID, line: line, column: column)
    self.draw = { drawing, size in draw(&drawing, size, value) }
  }

  /// The layout behavior, which fixes the axes with an exact extent.
  public var layoutBehavior: LayoutBehavior { LayoutBehavior(fixedAxes: requestedSize.fixedAxes) }

  /// Returns the size, with the drawing for it.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let size = range.clamp(requestedSize.range.min)
    let drawing = memory.drawing(of: size, context) {
      Drawing(
        size: size, measurer: context.measurer, direction: context.direction, location: location
      ) { drawing in
        if size.width > 0, size.height > 0 { draw(&drawing, size) }
      }
    }
    return ComponentLayout(size: size, view: configuration(attribute(drawing, context)))
  }

  /// Returns the smallest requested extent, because a drawing is made for any size.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
  ) -> Double { requestedSize.range.min[axis] }

  private func configuration(_ attribute: ViewAttribute<any CanvasView>) -> ViewConfiguration {
    let accessibility = Accessibility(label: label, isHidden: label == nil)
    return ViewConfiguration(
      .canvas(),
      attributes: [attribute] + ViewOptions(accessibility: accessibility).viewAttributes())
  }

  private func attribute(
    _ drawing: Drawing, _ context: LayoutContext
  ) -> ViewAttribute<any CanvasView> {
    if let animated {
      return AnimatedDrawing(drawing, of: animated, context, at: location).attribute
    }
    return ViewAttribute(
      .drawing, drawing, unapplicator: { view, _ in view.drawing = nil },
      updater: { view, _, drawing in view.drawing = drawing }, isReleasedInPool: true
    ) { view, drawing in view.drawing = drawing }
  }
}

extension Canvas: Equatable {
  /// Returns `true` if both canvases are from the same place in the source and have equal inputs,
  /// labels and sizes.
  ///
  /// A canvas without an input equals no other canvas, because closures can't be compared.
  public static func == (one: Canvas, other: Canvas) -> Bool {
    guard let input = one.input, let otherInput = other.input else { return false }
    return one.location == other.location && one.label == other.label
      && one.requestedSize == other.requestedSize && input.isEqual(to: otherInput)
  }
}

extension AttributeIdentifier {
  static let drawing: AttributeIdentifier = "alidade.drawing"
}
