import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Testing

@testable import AlidadeCore

@MainActor @Suite struct ReceiveEffectTests {
  private struct Failure: Error {}

  /// The elements that a component has received, one after the other.
  private let received = Arrivals<String>()

  private func content(
    _ elements: AsyncStream<Int>, id: Int = 0, text: String = "a"
  ) -> some Component {
    Text(text).onReceive(elements, id: id) { [received] element in
      received.add("\(text) \(element)")
    }
  }

  @Test func `elements are received in their order, by the newest closure`() async {
    let (elements, continuation) = AsyncStream<Int>.makeStream()
    let view = HeadlessHostingView { content(elements) }
    for number in 1...3 { continuation.yield(number) }
    for number in 1...3 { #expect(await received.next() == "a \(number)") }
    view.update { content(elements, text: "b") }
    continuation.yield(4)
    #expect(await received.next() == "b 4")
  }

  @Test func `with another id, another sequence is iterated`() async {
    let (one, first) = AsyncStream<Int>.makeStream()
    let (other, second) = AsyncStream<Int>.makeStream()
    let ended = Arrivals<Void>()
    first.onTermination = { _ in ended.add(()) }
    let view = HeadlessHostingView { content(one, id: 1) }
    first.yield(1)
    #expect(await received.next() == "a 1")
    view.update { content(other, id: 1) }
    first.yield(2)
    #expect(await received.next() == "a 2", "the same id, the same iteration")
    view.update { content(other, id: 2) }
    #expect(await ended.next() != nil)
    first.yield(3)
    second.yield(4)
    #expect(await received.next() == "a 4")
  }

  /// A thousand numbers, regardless of cancellation.
  private struct Numbers: AsyncSequence, Sendable {
    let didReachTwo: DispatchSemaphore
    let received: Arrivals<String>

    struct Iterator: AsyncIteratorProtocol {
      let numbers: Numbers
      let end: End
      var last = 0

      mutating func next() async -> Int? {
        last += 1
        if last == 2 { numbers.didReachTwo.signal() }
        if last <= 1000 { return last }
        numbers.received.add("all")
        return nil
      }
    }

    /// Tells that the iterator is gone.
    final class End: Sendable {
      private let received: Arrivals<String>
      init(_ received: Arrivals<String>) { self.received = received }
      deinit { received.add("end") }
    }

    func makeAsyncIterator() -> Iterator { Iterator(numbers: self, end: End(received)) }
  }

  @Test(arguments: [true, false])
  func `an iteration ends when the component is gone, or has another id`(isGone: Bool) async {
    let elements = Numbers(didReachTwo: DispatchSemaphore(value: 0), received: received)
    let isReplaced = Store(false)
    let view = HeadlessHostingView {
      Text("a").onReceive(elements) { [received] element in
        received.add(isReplaced.state ? "late" : "\(element)")
      }
    }
    #expect(await received.next() == "1")
    elements.didReachTwo.waitPatiently(for: "the next element")
    // The next element waits for the main thread, or is about to.
    let (others, _) = AsyncStream<Int>.makeStream()
    isReplaced.update { $0 = true }
    view.update {
      if !isGone {
        Text("a").onReceive(others, id: 1) { [received] element in
          received.add("\(element)")
        }
      }
    }
    // Some elements may have come before.
    var last = await received.next()
    while last.flatMap({ Int($0) }) != nil { last = await received.next() }
    #expect(last == "end")
    withExtendedLifetime(view) {}
  }

  @Test func `an error of the sequence is reported`() async {
    let (elements, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    let reported = Arrivals<String>()
    let view = Diagnostics.withSink({ reported.add($0.summary) }) {
      HeadlessHostingView { Text("a").onReceive(elements) { _ in } }
    }
    continuation.finish(throwing: Failure())
    #expect(await reported.next() == "An asynchronous sequence threw an error.")
    withExtendedLifetime(view) {}
  }

  @Test func `what is received may change state`() async {
    struct Ticker: Component {
      let ticks: AsyncStream<Int>
      let received: Arrivals<String>
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        Text("\(context.state)").onReceive(ticks) { tick in
          context.update { $0 += tick }
          received.add("\(tick)")
        }
      }
    }
    let (ticks, continuation) = AsyncStream<Int>.makeStream()
    let view = HeadlessHostingView { Ticker(ticks: ticks, received: received) }
    for number in [1, 2] { continuation.yield(number) }
    for number in [1, 2] { #expect(await received.next() == "\(number)") }
    view.settle()
    #expect(view.texts == ["3"])
  }
}
