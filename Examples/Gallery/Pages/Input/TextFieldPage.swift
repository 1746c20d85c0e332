import Alidade

/// Text that the user types.
struct TextFieldPage: LayoutPage {
  var kind = 0
  var validation = Named("none", TextInputValidation.none)
  var isDisabled = false
  var size = 15.0

  static let name = "TextField"
  static let summary = "Holds text that the user types, in one line or several."
  static let family = LayoutFamily.input

  static let sections: [ControlSection<TextFieldPage>] = [
    ControlSection(
      "Text",
      [
        .choice("Component", \.kind, labels: kinds),
        .choice(
          "Validation", \.validation,
          [
            Named("none", .none), Named("valid", .valid), Named("questionable", .questionable),
            Named("invalid", .invalid),
          ]),
        .check("Disabled", \.isDisabled),
        .number("Size", \.size, 11...31, by: 2),
      ])
  ]

  private static let kinds = ["TextField", "TextEditor", "SearchField", "SecureField"]

  var example: [AnyComponent] {
    Row(spacing: 8, alignment: .start) {
      Tile("Name")
      field.grow().basis(0)
    }
    .padding(16)
  }

  private var field: AnyComponent {
    let style = TextStyle(size: size)
    return switch kind {
    case 1:
      AnyComponent(
        TextEditor(
          "Name", initialText: TextFieldPage.text, lines: 2...6, isEnabled: !isDisabled,
          style: style, validation: validation.value))
    case 2:
      AnyComponent(
        SearchField(
          "Name", initialText: TextFieldPage.text, isEnabled: !isDisabled, style: style,
          validation: validation.value))
    case 3:
      AnyComponent(
        SecureField(
          "Name", initialText: TextFieldPage.text, isEnabled: !isDisabled, style: style,
          validation: validation.value))
    default:
      AnyComponent(
        TextField(
          "Name", initialText: TextFieldPage.text, isEnabled: !isDisabled, style: style,
          validation: validation.value))
    }
  }

  var listing: String {
    let lines = kind == 1 ? "lines: 2...6" : nil
    let style = size == 15 ? nil : "style: TextStyle(size: \(Listing.number(size)))"
    let arguments: [ListingArgument] = [
      .raw("\"Name\""), .raw("initialText: \"\(TextFieldPage.text)\""),
      ListingArgument(text: lines), ListingArgument(text: isDisabled ? "isEnabled: false" : nil),
      ListingArgument(text: style), .member("validation", validation, default: "none"),
    ]
    let field = Listing.call(TextFieldPage.kinds[kind], arguments) + "\n  .grow().basis(0)"
    return Listing.block(
      "Row", [.raw("spacing: 8"), .raw("alignment: .start")], [Tile.listing("Name"), field])
      + "\n.padding(16)"
  }

  private static let text = "Ada Lovelace"
}
