import Alidade

/// A page about everything that appears in front of a window, or of a part of it.
struct PresentationPage: LayoutPage {
  static let name = "Presentation"
  static let summary =
    "Alerts, dialogs, sheets, popovers, tooltips, toasts and banners, in code and with state."
  static let family = LayoutFamily.navigation
  static let stage = Stage(width: 520, height: 300)

  static let sections: [ControlSection<PresentationPage>] = []

  var example: ComponentList { PresentationExample() }

  var listing: String {
    Listing.block("Button", [.raw("\"Popover\"")], ["context.update { $0.isOpen = true }"]) + "\n"
      + Listing.block(
        ".popover", [.raw("isPresented: context.binding(\\.isOpen)")],
        ["Text(\"Beside the button\")"])
  }
}
