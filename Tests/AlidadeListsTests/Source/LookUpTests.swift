import AlidadeNative
import AlidadeTesting
import Dispatch
import Foundation
import Testing

@testable import AlidadeLists

/// Look-ups in a data source while other threads use it.
@Suite struct LookUpTests {
  @Test func `a look-up applies no change of another thread`() {
    let source = DataSource((0..<10).map { Item(id: $0, height: 40) })
    let (isInside, isReleased) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      source.change { edit in
        isInside.signal()
        isReleased.waitPatiently(for: "the look-ups of the test")
        edit.remove(id: 0)
      }
      done.signal()
    }
    isInside.waitPatiently(for: "the change of the other thread")
    // These are of the elements before the change.
    #expect(source.offset(of: 9) == 9)
    #expect(source.element(id: 5)?.id == 5)
    #expect(source.offset(of: 77) == nil)
    isReleased.signal()
    done.waitPatiently(for: "the end of the change")
    #expect(source.offset(of: 9) == 8)
  }

  @Test func `a change looks up the elements before it`() {
    let source = DataSource((0..<10).map { Item(id: $0, height: 40) })
    source.change { edit in
      edit.remove(id: 0)
      if source.offset(of: 9) == 9, source.element(id: 0) != nil { edit.remove(id: 1) }
    }
    #expect(source.offset(of: 9) == 7)
  }

  @Test func `look-ups at the same time find the same`() async {
    let source = DataSource((0..<1_000).map { Item(id: $0, height: 40) })
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<4 {
        group.addTask {
          (0..<1_000).map { ($0 * 7 + thread) % 1_000 }.allSatisfy { source.offset(of: $0) == $0 }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
