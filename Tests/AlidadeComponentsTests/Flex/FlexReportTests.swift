import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct FlexReportTests {
  private func reports(@ComponentBuilder of content: () -> ComponentList) -> [Diagnostic] {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      let view = HeadlessHostingView(content)
      // Laid out again and again, it is reported once.
      view.size = Size(width: 200, height: 100)
      view.update(content: content)
      for frame in view.boxes {
        #expect(frame.minX.isFinite && frame.minY.isFinite)
        #expect(frame.size.width.isFinite && frame.size.height.isFinite)
      }
    }
    return reports.all
  }

  @Test func `a number that cannot be is reported once, with where it is`() {
    let found = reports {
      Column { Row(spacing: 3) { Box(background: .red).grow(.nan).padding(2) } }
    }
    #expect(found.count == 1)
    let text = found.map { "\($0.summary) \($0.values)" }.first ?? ""
    #expect(text.contains("Column › Row › Inset"))
    #expect(text.contains("flexGrow is nan"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5])
  func `what is given to modifiers may be any number`(_ number: Double) {
    let length = FlexLength.finite(number)
    let found = reports {
      Row(spacing: number) {
        block(10, 10).shrink(number)
        block(10, 10).basis(number)
        block(10, 10).margin(length)
        Box(background: .red).frame(width: number, minHeight: number)
        block(10, 10).absolute(top: length, start: length)
        block(10, 10).offset(start: length)
      }
    }
    #expect(found.count == (number.isFinite ? 4 : 7))
  }

  @Test func `a minimum above a maximum wins and is reported`() {
    let found = reports { Row { Box(background: .red).frame(minWidth: 50, maxWidth: 20) } }
    #expect(
      found.first?.values == [
        "minWidth (minimumWidth of FlexStyle) 50.0 is above "
          + "maxWidth (maximumWidth of FlexStyle) 20.0; the minimum is used."
      ], "the names are those of the modifier")
    #expect(found.count == 1)
  }

  @Test func `an infinite frame is reported together with what fills the space`() {
    let found = reports { Row { Box(background: .red).frame(maxWidth: .infinity) } }
    #expect(found.count == 1)
    #expect(found.first?.values.contains { $0.hasPrefix("maxWidth") } == true)
    #expect(found.first?.remedy.contains(".grow()") == true)
  }

  @Test func `sound numbers are no news`() {
    let found = reports {
      Wrap(spacing: 3, lineSpacing: 4) {
        block(10, 10).grow().shrink(0).margin(-4).basis(.percent(10)).order(3)
        Box().frame(minWidth: 3, maxWidth: 3).offset(start: -4)
      }
    }
    #expect(found.isEmpty)
  }
}
