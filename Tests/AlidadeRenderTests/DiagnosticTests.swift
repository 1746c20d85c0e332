import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Synchronization
import Testing

@MainActor struct DiagnosticTests {
  @Test func `an attribute set twice is reported once, and the later one counts`() {
    let stage = Stage()
    let reports = DiagnosticsRecorder.reports {
      for _ in 0..<3 {
        stage.mount([
          Node(
            configuration: ViewConfiguration(
              Label.self,
              attributes: ["first", "second"].map { text in
                ViewAttribute("diagnostic.twice", text) { view, text in view.text = text }
              }))
        ])
      }
    }
    #expect(reports.count == 1)
    #expect(
      reports[0].summary
        == "A configuration of Label sets the attribute \"diagnostic.twice\" twice.")
    #expect(reports[0].location?.fileID.description == #fileID)
    #expect(stage.texts == ["second"])
  }

  @Test func `what is reported once is reported to each recorder`() {
    let mistake = Diagnostic("a mistake", remedy: "")
    let inner = DiagnosticsRecorder()
    let outer = DiagnosticsRecorder.reports {
      Diagnostics.reportOnce(mistake)
      inner.recording { Diagnostics.reportOnce(mistake) }
      Diagnostics.reportOnce(mistake)
      inner.recording { Diagnostics.reportOnce(mistake) }
    }
    let another = DiagnosticsRecorder.reports { Diagnostics.reportOnce(mistake) }
    for reports in [outer, inner.all, another] {
      #expect(reports.map(\.summary) == ["a mistake"])
    }
  }

  @Test func `mistakes with one cause are reported once, whatever their values`() {
    func mistake(_ value: String) -> Diagnostic {
      Diagnostic("a mistake", values: [value], remedy: "")
    }
    let reports = DiagnosticsRecorder.reports {
      for value in ["1", "2"] { Diagnostics.reportOnce(mistake(value), cause: "cause") }
      Diagnostics.reportOnce(mistake("3"), cause: "another cause")
      for value in ["4", "5", "4"] { Diagnostics.reportOnce(mistake(value)) }
    }
    #expect(reports.map(\.values) == [["1"], ["3"], ["4"], ["5"]])
  }

  @Test func `one identifier with two meanings is reported with both places`() {
    var lines: [UInt] = []
    let reports = DiagnosticsRecorder.reports {
      lines.append(#line + 1)
      _ = ViewAttribute<Label>("diagnostic.meaning", 1) { _, _ in }
      lines.append(#line + 1)
      _ = ViewAttribute<Label>("diagnostic.meaning", "text") { _, _ in }
    }
    #expect(reports.count == 1)
    #expect(
      reports[0].summary
        == "Two attributes of Label share the identifier \"diagnostic.meaning\" but differ in meaning."
    )
    #expect(
      reports[0].values == [
        "first   an applicator at \(#fileID):\(lines[0])",
        "second  an applicator at \(#fileID):\(lines[1])",
      ])
  }

  @Test func `an unapplicator in one place only is reported`() {
    let reports = DiagnosticsRecorder.reports {
      _ = ViewAttribute<Label>("diagnostic.unapplicator", 1) { _, _ in }
      _ = ViewAttribute<Label>("diagnostic.unapplicator", 1, unapplicator: { _, _ in }) { _, _ in }
    }
    #expect(reports.count == 1)
    #expect(reports[0].values[1].hasPrefix("second  an applicator, an unapplicator at "))
  }

  @Test func `attributes that differ in meaning are kept apart`() {
    let stage = Stage()
    let node = Node.label("")
    _ = DiagnosticsRecorder.reports {
      stage.mount([
        node.with(ViewAttribute("diagnostic.apart", 1) { view, value in view.text = "\(value)" })
      ])
      let first = stage.views[0]
      stage.mount([
        node.with(ViewAttribute("diagnostic.apart", "word") { view, value in view.note = value })
      ])
      #expect(stage.views[0] !== first)
      #expect((stage.views[0] as? Label)?.note == "word")
      #expect((stage.views[0] as? Label)?.text == "")
    }
  }

  @Test func `the same identifier on another type of view isn't reported`() {
    let reports = DiagnosticsRecorder.reports {
      _ = ViewAttribute<Label>("diagnostic.views", 1) { _, _ in }
      _ = ViewAttribute<Badge>("diagnostic.views", "text") { _, _ in }
    }
    #expect(reports.map(\.summary) == [])
  }

  @Test func `one class name for two types of view is reported, and they are kept apart`() {
    let stage = Stage()
    let reports = DiagnosticsRecorder.reports {
      let label = ViewClass("diagnostic.class", line: 11) { Label() }
      stage.mount([Node(configuration: ViewConfiguration(label))])
      let badge = ViewClass("diagnostic.class", line: 22) { Badge() }
      stage.mount([Node(configuration: ViewConfiguration(badge))])
    }
    #expect(stage.views.map { $0 is Badge } == [true])
    #expect(reports.count == 1)
    #expect(
      reports[0].summary
        == "Two view classes share the name \"diagnostic.class\" but make different views.")
    #expect(
      reports[0].values == ["first   Label at \(#fileID):11", "second  Badge at \(#fileID):22"])
  }

  @Test func `one class name in two places is reported once, and they share no views`() {
    let stage = Stage()
    let node = Node.label("")
    let reports = DiagnosticsRecorder.reports {
      for _ in 0..<3 {
        for (line, text) in [(11, "first"), (22, "second")] {
          let viewClass = ViewClass("diagnostic.places", line: UInt(line)) { () -> Label in
            let label = Label()
            label.text = text
            return label
          }
          var shown = node
          shown.configuration = ViewConfiguration(viewClass)
          stage.mount([shown])
          #expect(stage.texts == [text])
        }
      }
    }
    #expect(
      reports.map(\.summary) == [
        "Two view classes share the name \"diagnostic.places\" but are declared in two places."
      ])
    #expect(
      reports.first?.values == [
        "first   Label at \(#fileID):11", "second  Label at \(#fileID):22",
      ])
  }

  @Test func `two meanings of one identifier are reported once, however often they are used`() {
    let reports = DiagnosticsRecorder.reports {
      for _ in 0..<5 {
        _ = ViewAttribute<Label>("diagnostic.once", 1) { _, _ in }
        _ = ViewAttribute<Label>("diagnostic.once", "text") { _, _ in }
      }
    }
    #expect(reports.count == 1)
  }

  @Test func `attributes with the second meaning of an identifier share views wherever they are`() {
    _ = DiagnosticsRecorder.reports {
      _ = ViewAttribute<Label>("diagnostic.second", 1) { _, _ in }
      let one = ViewConfiguration(
        Label.self, attributes: [ViewAttribute("diagnostic.second", "text") { _, _ in }])
      let other = ViewConfiguration(
        Label.self, attributes: [ViewAttribute("diagnostic.second", "text") { _, _ in }])
      #expect(one.shape == other.shape)
      #expect(one == other)
    }
  }

  @Test func `a hundred and fifty thousand reports arrive, and none costs more than the first`()
    async
  {
    await #expect(processExitsWith: .success) {
      let count = Atomic<Int>(0)
      Diagnostics.redirect { _ in count.wrappingAdd(1, ordering: .relaxed) }
      for _ in 0..<150_000 { Diagnostics.report(Diagnostic("a mistake", remedy: "")) }
      precondition(count.load(ordering: .relaxed) == 150_000)
    }
  }

  @Test func `the same class name for the same type of view is in order`() {
    let reports = DiagnosticsRecorder.reports {
      for _ in 0..<2 { _ = ViewClass("diagnostic.same") { Label() } }
    }
    #expect(reports.map(\.summary) == [])
  }

  @Test func `a report is legible`() {
    let report = Diagnostic(
      "Something happened.", values: ["a  1", "b  2"], remedy: "Do something else.",
      location: SourceLocation(fileID: "Module/File.swift", line: 12))
    #expect(
      report.description == """
        Something happened.

          a  1
          b  2

        Do something else.
        at Module/File.swift:12
        """)
  }

  @Test func `reports of one task are not seen by another`() async {
    async let other = Task.detached {
      DiagnosticsRecorder.reports {
        Diagnostics.report(Diagnostic("theirs", remedy: ""))
      }
    }.value
    let ours = DiagnosticsRecorder.reports {
      Diagnostics.report(Diagnostic("ours", remedy: ""))
    }
    #expect(ours.map(\.summary) == ["ours"])
    #expect(await other.map(\.summary) == ["theirs"])
  }

  @Test func `a view put elsewhere by somebody else is reported and does no harm`() {
    let stage = Stage()
    let nodes = [Node.label("a"), .label("b")]
    stage.mount(nodes)
    stage.views[0].removeFromSuperview()
    let reports = DiagnosticsRecorder.reports {
      stage.mount(nodes.reversed())
      stage.mounted.tearDown()
    }
    #expect(!reports.isEmpty)
    #expect(stage.root.subviews.isEmpty)
  }
}
