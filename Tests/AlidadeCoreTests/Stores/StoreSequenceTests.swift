import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Observation
import Synchronization
import Testing

@testable import AlidadeCore

@MainActor @Suite struct StoreSequenceTests {
  private struct Failure: Error {}

  @Test func `a store takes over the elements of a sequence in their order, until it ends`() async {
    let store = Store(Numbers())
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let view = HeadlessHostingView {
      StoreReader(name: "a", store: store, journal: EventLog()) { $0.list.count }
    }
    let task = store.update(from: stream) { $0.list.append($1) }
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    await task.patientValue()
    #expect(store.state.list == [1, 2, 3])
    view.settle()
    #expect(view.texts == ["a 3"])
  }

  @Test func `the iteration ends when its task is canceled`() async {
    let store = Store(Numbers())
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let task = store.update(from: stream) { $0.list.append($1) }
    task.cancel()
    await task.patientValue()
    continuation.yield(1)
    #expect(store.state.list == [])
  }

  @Test func `the iteration ends with the store, which it doesn't keep alive`() async {
    let tracker = LeakTracker()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let begun = Arrivals<Int>()
    let task: Task<Void, Never>
    do {
      let store = Store(Numbers())
      tracker.track(store, "the store")
      task = store.update(from: stream) { numbers, number in
        numbers.a = number
        begun.add(number)
      }
      continuation.yield(1)
      #expect(await begun.next() == 1)
    }
    await task.patientValue()
    #expect(tracker.survivors == [])
  }

  @Test func `an error of the sequence is reported, once`() async {
    let (store, reports) = (Store(Numbers()), DiagnosticsRecorder())
    let (stream, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    let task = Diagnostics.withSink(reports.sink) {
      store.update(from: stream) { $0.list.append($1) }
    }
    continuation.yield(1)
    continuation.finish(throwing: Failure())
    await task.patientValue()
    #expect(store.state.list == [1])
    #expect(reports.all.map(\.summary) == ["An asynchronous sequence threw an error."])
    #expect(reports.all.first?.values.first == "error     Failure()")
  }

  #if compiler(>=6.2)
  @Observable @MainActor final class Settings {
    var isDark = false
  }

  @available(macOS 26, iOS 26, *)
  @Test func `a part of an observable object is followed`() async {
    let (settings, store) = (Settings(), Store(Numbers()))
    let seen = Arrivals<Int>()
    let task = store.update(from: Observations { settings.isDark }) { numbers, isDark in
      numbers.a = isDark ? 1 : 0
      seen.add(numbers.a)
    }
    #expect(await seen.next() == 0)
    settings.isDark = true
    #expect(await seen.next() == 1)
    task.cancel()
    await task.patientValue()
  }
  #endif
}
