/// A control for a parameter of a page.
struct Control<Page: Sendable>: Sendable {
  /// The name of the parameter.
  let title: String
  /// The appearance of the control.
  let look: ControlAppearance.Look
  /// The names of the values.
  let labels: [String]
  /// A function that returns a page's value, as an index into ``labels``.
  let selection: @Sendable (Page) -> Int
  /// A function that sets a page's value.
  let choose: @Sendable (inout Page, Int) -> Void

  /// The number of values.
  var count: Int { labels.count }

  /// Returns an identifier of the control that is unique on the page.
  func id(in section: String) -> String { "\(section).\(title)" }

  /// Returns the current state of the control on a page.
  func appearance(on page: Page, section: String) -> ControlAppearance {
    ControlAppearance(
      id: id(in: section), title: title, look: look, labels: labels, selection: selection(page))
  }

  private init<Value: Equatable & Sendable>(
    _ title: String, _ look: ControlAppearance.Look,
    _ path: WritableKeyPath<Page, Value> & Sendable, _ values: [Value], _ labels: [String]
  ) {
    self.title = title
    self.look = look
    self.labels = labels
    selection = { page in values.firstIndex(of: page[keyPath: path]) ?? 0 }
    choose = { page, position in page[keyPath: path] = values[position] }
  }

  /// Creates a control that shows a few named values side by side.
  static func choice<Value>(
    _ title: String, _ path: WritableKeyPath<Page, Named<Value>> & Sendable,
    _ values: [Named<Value>]
  ) -> Control {
    Control(title, .segments, path, values, values.map(\.name))
  }

  /// Creates a control that shows a few numbers side by side, each by its name.
  static func choice(
    _ title: String, _ path: WritableKeyPath<Page, Int> & Sendable, labels: [String]
  ) -> Control {
    Control(title, .segments, path, Array(labels.indices), labels)
  }

  /// Creates a control for a number that changes in steps.
  static func number(
    _ title: String, _ path: WritableKeyPath<Page, Double> & Sendable, _ range: ClosedRange<Double>,
    by step: Double
  ) -> Control {
    let values = Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
    return Control(title, .stepper, path, values, values.map(Listing.number))
  }

  /// Creates a control for a count that changes in steps.
  static func count(
    _ title: String, _ path: WritableKeyPath<Page, Int> & Sendable, _ range: ClosedRange<Int>,
    by step: Int = 1
  ) -> Control {
    let values = Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
    return Control(title, .stepper, path, values, values.map(String.init))
  }

  /// Creates a control for a Boolean value.
  static func check(
    _ title: String, _ path: WritableKeyPath<Page, Bool> & Sendable
  ) -> Control {
    Control(title, .check, path, [false, true], ["no", "yes"])
  }
}
