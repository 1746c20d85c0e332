#if Markdown
import Alidade
import AlidadeMarkdown

/// A page about documents in Markdown.
struct MarkdownPage: LayoutPage {
  var isSelectable = true
  var size = 15.0

  static let name = "Markdown"
  static let summary = "Shows a document in Markdown with the standard components."
  static let family = LayoutFamily.input
  static let stage = Stage(width: 480, height: 400)

  static let sections: [ControlSection<MarkdownPage>] = [
    ControlSection(
      "Markdown",
      [
        .check("Selectable", \.isSelectable),
        .number("Size", \.size, 11...31, by: 2),
      ])
  ]

  private static let document = """
    # Release 2

    It has **bold** and *emphasized* text, `code`, and [links](https://docs.gtk.org/gtk4).

    - [x] Tables
    - [ ] Footnotes

    | Column | Width |
    |--------|------:|
    | Name   |   120 |
    | Size   |    80 |

    > Quotes, and listings:

    ```swift
    let answer = 42
    ```
    """

  var example: ComponentList {
    let document = Markdown(MarkdownPage.document, style: TextStyle(size: size))
    Scroll { (isSelectable ? document.textSelection() : document).padding(16) }
  }

  var listing: String {
    let style = size == 15 ? "" : ", style: TextStyle(size: \(Listing.number(size)))"
    return "Markdown(document\(style))" + (isSelectable ? "\n.textSelection()" : "")
      + "\n.padding(16)"
  }
}
#endif
