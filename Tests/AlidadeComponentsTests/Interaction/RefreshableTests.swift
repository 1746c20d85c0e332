import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

/// Content that the user loads again.
@MainActor @Suite struct RefreshableTests {
  /// Work that lasts until it is let go.
  private final class Work: Sendable {
    private let state = Mutex<(begun: Int, waiting: [CheckedContinuation<Void, Never>])>((0, []))

    /// The number of times that it has begun.
    var begun: Int { state.withLock { $0.begun } }

    func run() async {
      await withCheckedContinuation { continuation in
        state.withLock {
          $0.begun += 1
          $0.waiting.append(continuation)
        }
      }
    }

    /// Ends the work in progress.
    func letGo() {
      let waiting = state.withLock { state in
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume() }
    }
  }

  private let work = Work()
  private let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {}

  private func show() {
    let work = work
    view.update { Text("content").refreshable { await work.run() } }
    view.settle()
  }

  @discardableResult
  private func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    let isUsed = view.mountHost.pressKey(KeyCombination(key, modifiers), in: view.root)
    view.settle()
    return isUsed
  }

  private var isSpinning: Bool {
    view.root.descendants.contains { $0.isVisible && $0.role == .progressBar }
  }

  private func wait(
    sourceLocation: Testing.SourceLocation = #_sourceLocation, until isDone: () -> Bool
  ) async {
    await waitPatiently(for: "the work to go on", sourceLocation: sourceLocation) {
      view.settle()
      return isDone()
    }
  }

  @Test func `nothing is loaded before the user asks for it`() async {
    show()
    for _ in 0..<100 { await Task.yield() }
    #expect(work.begun == 0 && !isSpinning)
    #expect(view.mountHost.isIdle)
  }

  @Test(arguments: [KeyCombination(.function(5)), KeyCombination(.character("r"), .control)])
  func `a key loads the content, and a spinner is over it meanwhile`(key: KeyCombination) async {
    show()
    let before = view.root.descendants.first { $0.visibleText == "content" }?.frameInRoot
    #expect(press(key.key, key.modifiers))
    #expect(isSpinning)
    await wait { work.begun == 1 }
    let during = view.root.descendants.first { $0.visibleText == "content" }?.frameInRoot
    #expect(before == during, "the content doesn't move")
    press(key.key, key.modifiers)
    work.letGo()
    await wait { !isSpinning }
    #expect(work.begun == 1, "it was already being loaded")
    press(key.key, key.modifiers)
    await wait { work.begun == 2 }
    work.letGo()
    await wait { !isSpinning }
  }

  @Test func `content that is gone is no longer loaded`() async {
    let canceled = EventLog()
    let work = work
    view.update {
      Text("content").refreshable {
        await work.run()
        if Task.isCancelled { canceled.record("canceled") }
      }
    }
    view.settle()
    press(.function(5))
    await wait { work.begun == 1 }
    view.update { Text("other") }
    work.letGo()
    await wait { canceled.entries == ["canceled"] }
  }
}
