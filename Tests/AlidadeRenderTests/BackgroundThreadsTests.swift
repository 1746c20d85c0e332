import AlidadeRender
import Dispatch
import Foundation
import Testing

@Suite struct BackgroundThreadsTests {
  /// The time after which work counts as held up, so that a failing test ends.
  private static let patience = DispatchTimeInterval.seconds(60)

  @Test func `work is done though tasks take all threads of their pool`() {
    let release = DispatchSemaphore(value: 0)
    let count = ProcessInfo.processInfo.activeProcessorCount * 2
    for _ in 0..<count { Task.detached { BackgroundThreadsTests.block(release) } }
    defer { for _ in 0..<count { release.signal() } }
    let done = DispatchSemaphore(value: 0)
    BackgroundThreads.run { done.signal() }
    #expect(done.wait(timeout: .now() + BackgroundThreadsTests.patience) == .success)
    #expect(BackgroundThreads.run(waitingUpTo: .seconds(3600)) {})
  }

  @Test func `work that takes long does not hold up other work`() {
    let release = DispatchSemaphore(value: 0)
    let done = DispatchSemaphore(value: 0)
    BackgroundThreads.run { release.wait() }
    defer { release.signal() }
    for _ in 0..<20 { BackgroundThreads.run { done.signal() } }
    for _ in 0..<20 {
      #expect(done.wait(timeout: .now() + BackgroundThreadsTests.patience) == .success)
    }
  }

  @Test func `a frame that waits no longer goes on without the work`() {
    let release = DispatchSemaphore(value: 0)
    #expect(!BackgroundThreads.run(waitingUpTo: .zero) { release.wait() })
    release.signal()
  }

  private static func block(_ semaphore: DispatchSemaphore) { semaphore.wait() }
}
