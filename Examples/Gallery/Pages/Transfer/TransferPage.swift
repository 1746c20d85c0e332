import Alidade

/// A page about values that are dragged, dropped, copied and pasted.
struct TransferPage: LayoutPage {
  var accepted = Named("A swatch", AcceptedKind.swatch)

  static let name = "Drag and paste"
  static let summary =
    "Values of your own, pictures and text, which other programs get in the form that they know."
  static let family = LayoutFamily.input
  static let stage = Stage(width: 520, height: 320)

  static let sections: [ControlSection<TransferPage>] = [
    ControlSection(
      "Drop target",
      [
        .choice(
          "Accepts", \.accepted,
          [
            Named("A swatch", .swatch), Named("A picture", .picture),
            Named("Text with styles", .styledText), Named("Text", .text), Named("Any", .any),
          ])
      ])
  ]

  var example: ComponentList { TransferExample(accepted: accepted.value) }

  var listing: String {
    """
    Box(background: swatch.color) {}
      .draggable(swatch)
      .copyable(swatch)

    Column { … }
      .dropTarget(for: \(accepted.value.code)) { event in
        if case .dropped(let \(accepted.value.noun), _) = event {
          show(\(accepted.value.noun))
        }
      }
    """
  }
}
