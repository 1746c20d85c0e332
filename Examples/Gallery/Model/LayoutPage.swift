import Alidade

/// A page of the gallery: a layout, its parameters, and the example that they produce.
///
/// The properties of a page are the parameters.
protocol LayoutPage: Equatable, Sendable {
  /// The name of the layout.
  static var name: String { get }
  /// A description of the layout in one sentence.
  static var summary: String { get }
  /// The group that the layout belongs to.
  static var family: LayoutFamily { get }
  /// The alignment of the example on the stage; `nil` if it fills the stage.
  static var place: Alignment? { get }
  /// The initial stage.
  static var stage: Stage { get }
  /// The controls of the parameters.
  static var sections: [ControlSection<Self>] { get }

  /// Creates the initial page.
  init()

  /// The components on the stage.
  @ComponentBuilder var example: ComponentList { get }
  /// The Swift code of the example.
  var listing: String { get }
}

extension LayoutPage {
  static var place: Alignment? { nil }
  static var stage: Stage { Stage() }

  /// The controls in their current state, by section.
  var controls: [ControlGroup] {
    Self.sections.map { section in
      ControlGroup(
        title: section.title,
        controls: section.controls.map { $0.appearance(on: self, section: section.title) })
    }
  }

  /// Applies a change made with a control; does nothing if the page has no such control.
  mutating func apply(_ change: ControlChange) {
    for section in Self.sections {
      for control in section.controls where control.id(in: section.title) == change.control {
        control.choose(&self, change.step.position(from: control.selection(self), control.count))
      }
    }
  }

  /// Returns `true` if another page has the same layout and the same parameters.
  func isEqual(to other: any LayoutPage) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}
