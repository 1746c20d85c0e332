import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// An input of a canvas that is animated, as numbers.
struct AnimatedInput: Sendable {
  let numbers: SIMD8<Double>
  let tolerance: SIMD8<Double>
  /// Draws an intermediate value, given as numbers.
  let draw: @Sendable (inout GraphicsContext, Size, SIMD8<Double>) -> Void

  init<Value: MotionValue>(
    _ value: Value, _ draw: @escaping @Sendable (inout GraphicsContext, Size, Value) -> Void
  ) {
    numbers = value.motionNumbers
    tolerance = Value.motionTolerance
    self.draw = { drawing, size, numbers in draw(&drawing, size, Value(motionNumbers: numbers)) }
  }
}

/// The drawing of a canvas for the value of its input, which is redrawn for each intermediate
/// value.
struct AnimatedDrawing: Sendable {
  private let drawing: Drawing
  private let input: AnimatedInput
  private let measurer: any ContentMeasurer
  private let direction: LayoutDirection
  private let location: SourceLocation

  init(
    _ drawing: Drawing, of input: AnimatedInput, _ context: LayoutContext,
    at location: SourceLocation
  ) {
    self.drawing = drawing
    self.input = input
    measurer = context.measurer
    direction = context.direction
    self.location = location
  }

  private init(_ drawing: Drawing, like other: AnimatedDrawing) {
    self.drawing = drawing
    input = other.input
    measurer = other.measurer
    direction = other.direction
    location = other.location
  }

  /// The attribute that shows the drawing in a view.
  var attribute: ViewAttribute<any CanvasView> {
    ViewAttribute(
      animated: .animatedDrawing, self, numbers: { $0.input.numbers },
      mixed: { $0.mixed($1) }, tolerance: input.tolerance,
      unapplicator: { view, _ in view.drawing = nil }, isReleasedInPool: true, at: location
    ) { view, animated in view.drawing = animated.drawing }
  }

  private func mixed(_ numbers: SIMD8<Double>) -> AnimatedDrawing {
    let size = drawing.size
    let mixed = Drawing(
      size: size, measurer: measurer, direction: direction, location: location
    ) { drawing in
      if size.width > 0, size.height > 0 { input.draw(&drawing, size, numbers) }
    }
    return AnimatedDrawing(mixed, like: self)
  }
}

extension AnimatedDrawing: Equatable {
  /// Returns `true` if both look the same and have the same input.
  static func == (one: AnimatedDrawing, other: AnimatedDrawing) -> Bool {
    one.input.numbers == other.input.numbers && one.drawing == other.drawing
  }
}

extension AttributeIdentifier {
  static let animatedDrawing: AttributeIdentifier = "alidade.animatedDrawing"
}
