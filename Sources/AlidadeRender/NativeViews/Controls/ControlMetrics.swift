import AlidadeLayout

/// How large the parts of a toolkit's controls are, so that controls can be laid out on any thread.
///
/// A backend measures its controls on the main thread, again when fonts or the theme change. What
/// depends on text is the size of the text and what the control adds to it.
public struct ControlMetrics: Hashable, Sendable {
  /// A control, or a part of one, that has a size of its own.
  ///
  /// Each control declares its elements beside its content.
  public struct Element: Hashable, Sendable, CustomStringConvertible {
    /// What tells it from all others.
    public let description: String
    /// The size in backends that do not measure it: near that of a desktop.
    public let standard: Measure

    /// Makes an element.
    public init(_ name: String, _ standard: Measure) {
      description = name
      self.standard = standard
    }

    /// Returns `true` if both have the same name.
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
    /// The least size, that of the control without text.
    public var minimum: Size
    /// What the control adds to the size of its text.
    public var around: Size
    /// How text in it looks.
    public var textStyle: TextStyle

    /// Makes a measure, in points.
    public init(minimum: Size, around: Size = .zero, textStyle: TextStyle = TextStyle()) {
      self.minimum = minimum
      self.around = around
      self.textStyle = textStyle
    }

    /// Returns the standard measure of a control of one size.
    package static func fixed(_ width: Double, _ height: Double) -> Measure {
      Measure(minimum: Size(width: width, height: height), textStyle: TextStyle(size: 14))
    }

    /// Returns the standard measure of a control around text, which adds a width and a height to it.
    package static func around(_ width: Double, _ height: Double, least: Size) -> Measure {
      Measure(
        minimum: least, around: Size(width: width, height: height), textStyle: TextStyle(size: 14))
    }
  }

  /// The metrics of backends that measure nothing.
  public static let standard = ControlMetrics([:])

  private let measures: [Element: Measure]

  /// Makes metrics; an element without a measure has its standard one.
  public init(_ measures: [Element: Measure]) {
    self.measures = measures
  }

  /// The size of an element.
  public subscript(element: Element) -> Measure {
    measures[element] ?? element.standard
  }
}
