import Alidade

/// A page about everything that appears in front of a window, or of a part of it.
struct PresentationPage: LayoutPage {
  var edge = PopoverConfiguration.Edge.bottom
  var hasArrow = true

  static let name = "Presentation"
  static let summary =
    "Alerts, dialogs, sheets, popovers, tooltips, toasts and banners, in code and with state."
  static let family = LayoutFamily.navigation
  static let stage = Stage(width: 520, height: 420)

  static let sections: [ControlSection<PresentationPage>] = [
    ControlSection(
      "Popover",
      [.choice("Edge", \.edge, Choices.popoverEdges), .check("Arrow", \.hasArrow)])
  ]

  var example: ComponentList { PresentationExample(edge: edge, hasArrow: hasArrow) }

  var listing: String {
    Listing.block("Button", [.raw("\"Popover\"")], ["context.update { $0.isOpen = true }"])
      + "\n"
      + Listing.block(
        ".popover",
        [.raw("isPresented: context.binding(\\.isOpen)")]
          + (edge == .bottom ? [] : [.raw("edge: .\(edge)")])
          + (hasArrow ? [] : [.raw("hasArrow: false")]),
        ["Text(\"Beside the button\")"])
  }
}
