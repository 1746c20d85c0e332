#if GTK
import AlidadeNative
import AlidadeGTK
import CGTK
import Testing

extension GTKTests {
  @MainActor @Suite struct TextInputSizeTests {
    nonisolated static let styles = [
      TextStyle(), TextStyle(size: 9), TextStyle(size: 34, weight: .bold),
      TextStyle(family: .monospaced, size: 13),
    ]

    private func size<C: Component>(of component: C, width: Double) -> Size {
      let view = GTKHostingView { component }
      return view.host.sizeThatFits(
        SizeRange(min: Size(width: width, height: 0), max: Size(width: width, height: .infinity)))
    }

    private func natural(_ view: GTKTextInputView, width: Double) -> Size {
      view.sizeThatFits(width: width)
    }

    @Test(arguments: 0..<4) func `a field is as high as its widget wants to be`(place: Int) {
      let style = TextInputSizeTests.styles[place]
      for kind in [TextInputKind.singleLine, .search, .secure] {
        let view = GTKTextFieldView(kind: kind)
        view.textStyle = style
        let laidOut =
          switch kind {
          case .search: size(of: SearchField(text: "") { _ in }.textStyle(style), width: 200)
          case .secure: size(of: SecureField(text: "") { _ in }.textStyle(style), width: 200)
          default: size(of: TextField(text: "") { _ in }.textStyle(style), width: 200)
          }
        let wanted = natural(view, width: 200)
        #expect(abs(laidOut.height - wanted.height) <= 1, "\(kind) \(laidOut) \(wanted)")
      }
    }

    /// The height at which nothing has to be scrolled.
    private func contentHeight(of editor: GTKTextEditorView) -> Double {
      let view = UnsafeMutableRawPointer(editor.textWidget)
        .assumingMemoryBound(to: GtkTextView.self)
      var end = GtkTextIter()
      gtk_text_buffer_get_end_iter(gtk_text_view_get_buffer(view), &end)
      var rectangle = GdkRectangle()
      gtk_text_view_get_iter_location(view, &end, &rectangle)
      let margins = gtk_text_view_get_top_margin(view) + gtk_text_view_get_bottom_margin(view)
      // Locations begin below the upper margin, and the frame is a point wide.
      return Double(rectangle.y + rectangle.height + margins) + 2
    }

    @Test(arguments: 0..<4)
    func `an editor is as high as its lines are in the widget`(place: Int) async {
      let style = TextInputSizeTests.styles[place]
      let window = await TestWindow(width: 300, height: 700)
      let texts = [
        "", "one", "one\ntwo\nthree", "one\n", "\n\n",
        "some words that are too many for one line, and even for two of them",
        "averyverylongwordthatisbrokenwhereitnolongerfits", "mixed 漢字 🙂 and é",
      ]
      for text in texts {
        let laidOut = size(
          of: TextEditor(text: text) { _ in }.lines(1...50).textStyle(style), width: 200)
        let editor = window.add(
          GTKTextEditorView(), Rect(x: 0, y: 0, width: 200, height: laidOut.height))
        editor.textStyle = style
        editor.text = text
        await window.frame()
        await MainLoop.settle()
        let wanted = contentHeight(of: editor)
        editor.removeFromSuperview()
        #expect(laidOut.height >= wanted, "\(text): \(laidOut.height) for \(wanted)")
        #expect(laidOut.height <= wanted + 3, "\(text): \(laidOut.height) for \(wanted)")
      }
    }
  }
}
#endif
