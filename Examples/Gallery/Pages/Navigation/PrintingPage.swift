import Alidade

/// A page about printing components, and writing them to PDF files.
struct PrintingPage: LayoutPage {
  static let name = "Printing"
  static let summary =
    "Components on pages of paper, with a dialog of the desktop or in a PDF file."
  static let family = LayoutFamily.navigation
  static let stage = Stage(width: 520, height: 300)

  static let sections: [ControlSection<PrintingPage>] = []

  var example: ComponentList { PrintingExample() }

  var listing: String {
    Listing.block(
      "Button", [.raw("\"Print\"")],
      ["Task { try await context.window.print(\"Stars\") { StarList() } }"])
  }
}
