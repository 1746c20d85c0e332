import AlidadeHeadless
import AlidadeNative
import Testing

/// A page of one component that reads a model, whose changes tests move.
@MainActor struct MotionStage<Model: Sendable> {
  let view: HeadlessHostingView
  let store: Store<Model>

  init(_ model: Model, @ComponentBuilder content: @escaping @Sendable (Model) -> ComponentList) {
    let store = Store(model)
    self.store = store
    view = HeadlessHostingView(size: Size(width: 300, height: 300)) {
      Page(store: store, content: content)
    }
    view.settle()
  }

  private struct Page: Component, AlwaysRebuilt {
    let store: Store<Model>
    let content: @Sendable (Model) -> ComponentList

    func body(_ context: Context<NoState>) -> some Component {
      content(context.read(store) { ReadModel(model: $0) }.model)
    }
  }

  /// A model that counts as another one after each change.
  private struct ReadModel: Equatable, Sendable {
    let model: Model
    static func == (one: ReadModel, other: ReadModel) -> Bool { false }
  }

  var host: HeadlessMountHost { view.mountHost }

  /// Changes the model, and runs the frame that shows the change.
  func change(_ animation: Animation? = nil, _ change: @escaping @Sendable (inout Model) -> Void) {
    store.update(animation: animation, change)
    show()
  }

  /// Runs pending work and one frame.
  func show() {
    host.runMainWork()
    host.runBackgroundWork()
    host.runFrame()
  }

  /// The views that are shown and don't disappear, with those of a kind.
  func views(_ kind: String) -> [HeadlessView] {
    view.root.descendants.filter { $0.kindName == kind && !$0.isHidden && !$0.isInert }
  }

  /// The views that are to be seen, and not in one that disappears.
  var seen: [HeadlessView] {
    var seen: [HeadlessView] = []
    var pending = [view.root]
    while let next = pending.popLast() {
      if next.isHidden || next.isInert { continue }
      seen.append(next)
      pending += next.subviews.reversed()
    }
    return seen
  }

  /// The views that disappear.
  var leaving: [HeadlessView] { view.root.descendants.filter { $0.isInert && !$0.isHidden } }

  /// The first painted box.
  var box: HeadlessView { get throws { try #require(boxes.first) } }

  var boxes: [HeadlessView] { views("container").filter { $0.options.backgroundColor != nil } }
}
