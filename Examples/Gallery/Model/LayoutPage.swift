import Alidade

/// A page of the gallery: a layout, the parameters that can be changed, and what it makes of them.
///
/// The properties of a page are the parameters; the page shows and says what they come to.
protocol LayoutPage: Equatable, Sendable {
  /// The name of the layout.
  static var name: String { get }
  /// What the layout does, in a sentence.
  static var summary: String { get }
  /// Which layouts it stands with.
  static var family: LayoutFamily { get }
  /// Where the example stands on the stage; `nil` when it fills the stage.
  static var place: Alignment? { get }
  /// The stage with which one begins.
  static var stage: Stage { get }
  /// What can be changed.
  static var sections: [ControlSection<Self>] { get }

  /// Makes the page with which one begins.
  init()

  /// What stands on the stage.
  @ComponentBuilder var example: [AnyComponent] { get }
  /// The Swift that makes the example.
  var listing: String { get }
}

extension LayoutPage {
  static var place: Alignment? { nil }
  static var stage: Stage { Stage() }

  /// The controls as they stand, section by section.
  var controls: [ControlGroup] {
    Self.sections.map { section in
      ControlGroup(
        title: section.title,
        controls: section.controls.map { $0.appearance(on: self, section: section.title) })
    }
  }

  /// Does what a control was used for; nothing if the page has no such control.
  mutating func apply(_ change: ControlChange) {
    for section in Self.sections {
      for control in section.controls where control.id(in: section.title) == change.control {
        control.choose(&self, change.step.position(from: control.selection(self), control.count))
      }
    }
  }

  /// Whether another page is of the same layout and stands the same.
  func isEqual(to other: any LayoutPage) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}
