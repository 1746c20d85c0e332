import Alidade

/// A page about text with links, code and a selection.
struct TextPage: LayoutPage {
  var isSelectable = true
  var size = 15.0
  var lineLimit = 0.0
  var alignment = Named("start", TextContent.Alignment.start)

  static let name = "Text"
  static let summary =
    "Shows text in several styles, with links and code, that the user can select."
  static let family = LayoutFamily.input

  static let sections: [ControlSection<TextPage>] = [
    ControlSection(
      "Text",
      [
        .check("Selectable", \.isSelectable),
        .number("Size", \.size, 11...31, by: 2),
        .number("Line limit", \.lineLimit, 0...4, by: 1),
        .choice(
          "Alignment", \.alignment,
          [Named("start", .start), Named("center", .center), Named("end", .end)]),
      ])
  ]

  var example: ComponentList {
    Row(spacing: 8, alignment: .start) {
      Tile("Text")
      if isSelectable { text.textSelection().grow().basis(0) } else { text.grow().basis(0) }
    }
    .padding(16)
  }

  private var text: Text {
    let text = Text {
      "Text has "
      Text("several").weight(.bold)
      " styles, "
      Text("links").link("https://docs.gtk.org/gtk4")
      " to follow, "
      Text("let code = 1").code()
      ", "
      Text("mistakes").strikethrough()
      " and "
      Text(inline: Image(icon: "starred-symbolic"), copiedAs: "*")
      " pictures. It breaks into lines wherever it has to, and so does "
      Text("a link of several words").link("https://www.gnome.org")
      "."
    }
    return text.size(size).lineLimit(lineLimit > 0 ? Int(lineLimit) : nil).alignment(
      alignment.value)
  }

  var listing: String {
    let text = """
      Text {
        "Text has "
        Text("several").weight(.bold)
        " styles, "
        Text("links").link("https://docs.gtk.org/gtk4")
        " to follow, "
        Text("let code = 1").code()
        ", "
        Text("mistakes").strikethrough()
        " and "
        Text(inline: Image(icon: "starred-symbolic"), copiedAs: "*")
        " pictures. It breaks into lines wherever it has to, and so does "
        Text("a link of several words").link("https://www.gnome.org")
        "."
      }
      """
    let modifiers = [
      size == 15 ? nil : "size(\(Listing.number(size)))",
      lineLimit > 0 ? "lineLimit(\(Listing.number(lineLimit)))" : nil,
      alignment.value == .start ? nil : "alignment(.\(alignment.name))",
      isSelectable ? "textSelection()" : nil, "grow()", "basis(0)",
    ]
    return Listing.block(
      "Row", [.raw("spacing: 8"), .raw("alignment: .start")],
      [Tile.listing("Text"), text + modifiers.compactMap { $0 }.map { "\n.\($0)" }.joined()])
      + "\n.padding(16)"
  }
}
