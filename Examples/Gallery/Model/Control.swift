/// Something with which one chooses among the values of a parameter of a page.
struct Control<Page: Sendable>: Sendable {
  /// What it is called.
  let title: String
  /// How it looks.
  let look: ControlAppearance.Look
  /// What its values are called.
  let labels: [String]
  /// Which value a page has, as a place in ``labels``.
  let selection: @Sendable (Page) -> Int
  /// Gives a page another value.
  let choose: @Sendable (inout Page, Int) -> Void

  /// The number of values.
  var count: Int { labels.count }

  /// What tells it from the other controls of the page.
  func id(in section: String) -> String { "\(section).\(title)" }

  /// How it stands on a page.
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

  /// One of a few named values, all of them in sight.
  static func choice<Value>(
    _ title: String, _ path: WritableKeyPath<Page, Named<Value>> & Sendable,
    _ values: [Named<Value>]
  ) -> Control {
    Control(title, .segments, path, values, values.map(\.name))
  }

  /// One of a few numbers, all of them in sight, with a name for each.
  static func choice(
    _ title: String, _ path: WritableKeyPath<Page, Int> & Sendable, labels: [String]
  ) -> Control {
    Control(title, .segments, path, Array(labels.indices), labels)
  }

  /// A number that grows and shrinks in steps.
  static func number(
    _ title: String, _ path: WritableKeyPath<Page, Double> & Sendable, _ range: ClosedRange<Double>,
    by step: Double
  ) -> Control {
    let values = Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
    return Control(title, .stepper, path, values, values.map(Listing.number))
  }

  /// A number of things that grows and shrinks one by one.
  static func count(
    _ title: String, _ path: WritableKeyPath<Page, Int> & Sendable, _ range: ClosedRange<Int>
  ) -> Control {
    Control(title, .stepper, path, Array(range), range.map(String.init))
  }

  /// Yes or no.
  static func check(
    _ title: String, _ path: WritableKeyPath<Page, Bool> & Sendable
  ) -> Control {
    Control(title, .check, path, [false, true], ["no", "yes"])
  }
}
