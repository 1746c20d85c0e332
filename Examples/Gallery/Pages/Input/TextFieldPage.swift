import Alidade

/// A page about text fields.
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

  var example: ComponentList {
    Row(spacing: 8, alignment: .start) {
      Tile("Name")
      field.grow().basis(0)
    }
    .padding(16)
  }

  private var field: AnyComponent {
    let text = TextFieldPage.text
    return switch kind {
    case 1: styled(TextEditor("Name", initialText: text).lines(2...6))
    case 2: styled(SearchField("Name", initialText: text))
    case 3: styled(SecureField("Name", initialText: text))
    default: styled(TextField("Name", initialText: text))
    }
  }

  private func styled<Field: TextInputComponent>(_ field: Field) -> AnyComponent {
    AnyComponent(
      field.textStyle(TextStyle(size: size)).validation(validation.value).enabled(!isDisabled))
  }

  var listing: String {
    let arguments: [ListingArgument] = [
      .raw("\"Name\""), .raw("initialText: \"\(TextFieldPage.text)\""),
    ]
    let modifiers = [
      kind == 1 ? "lines(2...6)" : nil,
      size == 15 ? nil : "textStyle(TextStyle(size: \(Listing.number(size))))",
      validation.value == .none ? nil : "validation(.\(validation.name))",
      isDisabled ? "enabled(false)" : nil, "grow()", "basis(0)",
    ]
    let field =
      Listing.call(TextFieldPage.kinds[kind], arguments)
      + modifiers.compactMap { $0 }.map { "\n  .\($0)" }.joined()
    return Listing.block(
      "Row", [.raw("spacing: 8"), .raw("alignment: .start")], [Tile.listing("Name"), field])
      + "\n.padding(16)"
  }

  private static let text = "Ada Lovelace"
}
