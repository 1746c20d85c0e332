import AlidadeRender

extension BackendContract {
  /// The rules for the input that views handle and the actions that they offer.
  static let inputCases = [
    rule("a view listens once, whatever closures follow, and stops when no attribute asks for it") {
      stage, journal in
      for input in inputs {
        let told = journal.attribute("value", 0)
        let listening = { (number: Int) -> ViewAttribute<any NativeView> in
          .input(input) { _ in journal.write("\(input) \(number)") }
        }
        let node = ContractNode([told, listening(1)])
        stage.mount([node])
        let before = stage.mounter.counters
        stage.mount([node.with(told, listening(2))])
        journal.expect(
          stage.mounter.counters.since(before).nativeOperations, equals: 0, "done for \(input)")
        let view = stage.views().first
        stage.mount([ContractNode([told])])
        journal.expect(stage.views().first === view, "a view that listened isn't reused")
        journal.expect(
          stage.mounter.counters.since(before).attributesUnapplied, equals: 1,
          "how often \(input) is taken back")
        stage.mount([])
      }
    },
    rule("a view has the cursor that is set, and none after it goes to another component") {
      stage, journal in
      let told = journal.attribute("value", 0)
      let node = ContractNode([told, .cursor(.grab)])
      stage.mount([node])
      let view = stage.views().first
      let before = stage.mounter.counters
      stage.mount([node.with(told, .cursor(.grab))])
      journal.expect(
        stage.mounter.counters.since(before).nativeOperations, equals: 0, "done for the same")
      stage.mount([node.with(told, .cursor(.grabbing))])
      journal.expect(
        stage.mounter.counters.since(before).attributesUpdated, equals: 1, "changed cursors")
      stage.mount([ContractNode([told])])
      journal.expect(stage.views().first === view, "a view that had a cursor isn't reused")
      journal.expect(
        stage.mounter.counters.since(before).attributesUnapplied, equals: 1, "cursors taken back")
      for cursor in Cursor.allCases { view?.apply(.cursor(cursor)) }
      view?.apply(.cursor(nil))
    },
    rule("content is offered, replaced and taken back on every kind of view") { stage, journal in
      for kind in kinds {
        let view = stage.recorder.makeView(PortableViewClass(kind, role: .generic))
        stage.recorder.insert(view, into: stage.root, above: nil)
        for content in [
          TransferContent.text(""), .text("a\u{0}b"), .files([]), .files(["/a b"]),
          TransferContent("words"), TransferContent(EncodedContent([])),
        ] {
          view.offer(content)
        }
        view.offer(nil)
        view.offer(nil)
        for input in inputs {
          view.listen(for: input, EventHandler { _ in journal.write("received \(input)") })
        }
        for input in inputs + inputs { view.listen(for: input, nil) }
        stage.recorder.remove(view, from: stage.root)
      }
      journal.expect(journal.take(), equals: [], "events without input")
    },
  ]

  private static let inputs: [ViewInput] = [
    .tap(count: 1), .tap(count: 2), .tap(count: 0),
    .tap(button: .secondary, count: 1), .tap(button: .middle, count: 2), .longPress, .hover, .drag,
    .swipe, .pan, .magnify, .scroll, .pull, .key(KeyCombination(.escape)),
    .key(KeyCombination(.escape), phase: .capture),
    .key(KeyCombination(.character("ä"), [.control, .alt])), .key(KeyCombination(.function(99))),
    .shortcut(KeyCombination(.character("s"), .control)), .shortcut(KeyCombination(.function(0))),
    .typing, .drop(.text), .drop([.text, .files]), .drop([]), .drop(.value(String.self)),
    .drop([.value(Picture.self), .text]), .drop(.files),
  ]
}
