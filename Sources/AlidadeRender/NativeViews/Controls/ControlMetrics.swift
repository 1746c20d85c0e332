import AlidadeLayout

/// The sizes of the parts of a toolkit's controls, so that controls can be laid out on any thread.
///
/// A backend measures its controls on the main thread, and again when fonts or the theme change. A
/// size that depends on text is the size of the text plus the space that the control adds to it.
public struct ControlMetrics: Hashable, Sendable {
  /// A control, or part of one, that has its own size.
  ///
  /// Each control declares its elements beside its content.
  public struct Element: Hashable, Sendable, CustomStringConvertible {
    /// The unique name of the element.
    public let description: String
    /// The size in backends that don't measure the element; similar to the size on a desktop.
    public let standard: Measure

    /// Creates an element.
    public init(_ name: String, _ standard: Measure) {
      description = name
      self.standard = standard
    }

    /// Returns `true` if both elements have the same name.
    public static func == (first: Element, second: Element) -> Bool {
      first.description == second.description
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(description)
    }
  }

  /// The size of a control.
  public struct Measure: Hashable, Sendable {
    /// The minimum size: the size of the control without text.
    public var minimum: Size
    /// The space that the control adds to the size of its text.
    public var around: Size
    /// The style of the text in the control.
    public var textStyle: TextStyle

    /// Creates a measure, in points.
    public init(minimum: Size, around: Size = .zero, textStyle: TextStyle = TextStyle()) {
      self.minimum = minimum
      self.around = around
      self.textStyle = textStyle
    }

    /// Returns a standard measure of a fixed size.
    package static func fixed(_ width: Double, _ height: Double) -> Measure {
      Measure(minimum: Size(width: width, height: height), textStyle: TextStyle(size: 14))
    }

    /// Returns a standard measure of a control that adds a width and a height to its text.
    package static func around(_ width: Double, _ height: Double, least: Size) -> Measure {
      Measure(
        minimum: least, around: Size(width: width, height: height), textStyle: TextStyle(size: 14))
    }
  }

  /// The metrics of backends that measure nothing.
  public static let standard = ControlMetrics([:])

  private let measures: [Element: Measure]

  /// Creates metrics; an element without a measure uses its standard measure.
  public init(_ measures: [Element: Measure]) {
    self.measures = measures
  }

  /// The size of an element.
  public subscript(element: Element) -> Measure {
    measures[element] ?? element.standard
  }
}
