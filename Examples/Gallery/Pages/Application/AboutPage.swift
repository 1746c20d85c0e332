import Alidade

/// A page about the two dialogs that every application has.
struct AboutPage: LayoutPage {
  var isFlat = false

  static let name = "About"
  static let summary =
    "A dialog with the facts about the program, and one with the shortcuts of all its commands."
  static let family = LayoutFamily.application
  static let stage = Stage(width: 440, height: 160)

  static let sections: [ControlSection<AboutPage>] = [
    ControlSection("Buttons", [.check("Flat", \.isFlat)])
  ]

  var example: ComponentList {
    let kind = isFlat ? Button.Kind.flat : .standard
    Row(spacing: 8, alignment: .center, justification: .center) {
      Button(.about, kind: kind)
      Button(.keyboardShortcuts, kind: kind)
    }
  }

  var listing: String {
    """
    let about = AboutInformation(
      version: "1.0", developer: "The Alidade authors",
      license: .mit)

    Button(.about\(isFlat ? ", kind: .flat" : ""))
    Button(.keyboardShortcuts\(isFlat ? ", kind: .flat" : ""))
    """
  }
}
