import AlidadeLayout

/// How large the parts of a toolkit's controls are, so that controls can be laid out on any thread.
///
/// A backend measures its controls on the main thread, again when fonts or the theme change. What
/// depends on text is the size of the text and what the control adds to it.
public struct ControlMetrics: Hashable, Sendable {
  /// A control, or a part of one, that has a size of its own.
  public enum Element: Hashable, Sendable, CaseIterable {
    /// A switch.
    case toggle
    /// A check box around its label.
    case checkBox
    /// A radio button around its label.
    case radioButton
    /// A horizontal slider.
    case slider
    /// A horizontal slider with marks, around the label of one.
    case markedSlider
    /// A field for numbers around its text.
    case stepper
    /// A bar that shows progress.
    case progressBar
    /// A bar that shows progress, around its text.
    case labelledProgressBar
    /// What turns while something is under way.
    case spinner
    /// A bar that shows a level.
    case levelBar
    /// One block of a bar that shows a level in whole blocks.
    case levelBlock
    /// A line between things; its height is its thickness.
    case separator
    /// A drop-down list around the text of the choice.
    case picker
    /// A button that opens a menu, around its label.
    case menuButton
    /// A button that opens a menu and shows an icon.
    case menuIconButton
    /// A calendar of one month.
    case calendar
    /// A button that shows a colour.
    case colorButton
    /// A link around its text.
    case link
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
  }

  private var measures: [Element: Measure]

  /// How wide a character of a field for numbers is taken to be, in points.
  public var characterWidth: Double

  /// Makes metrics; an element without a measure takes no space.
  public init(_ measures: [Element: Measure], characterWidth: Double) {
    self.measures = measures
    self.characterWidth = characterWidth
  }

  /// The size of an element.
  public subscript(element: Element) -> Measure {
    measures[element] ?? Measure(minimum: .zero)
  }
}
