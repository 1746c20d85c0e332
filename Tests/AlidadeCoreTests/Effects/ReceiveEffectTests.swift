import AlidadeHeadless
import AlidadeNative
import Dispatch
import Testing

@testable import AlidadeCore

@MainActor @Suite struct ReceiveEffectTests {
  private struct Failure: Error {}

  /// The elements that a component has received, one after the other.
  private struct Received: Sendable {
    let stream: AsyncStream<String>
    let continuation: AsyncStream<String>.Continuation
    init() { (stream, continuation) = AsyncStream.makeStream() }
  }

  private let received = Received()

  private func content(
    _ elements: AsyncStream<Int>, id: Int = 0, text: String = "a"
  ) -> some Component {
    Text(text).onReceive(elements, id: id) { [received] element in
      received.continuation.yield("\(text) \(element)")
    }
  }

  @Test func `elements are received in their order, by the newest closure`() async {
    var next = received.stream.makeAsyncIterator()
    let (elements, continuation) = AsyncStream<Int>.makeStream()
    let view = HeadlessHostingView { content(elements) }
    for number in 1...3 { continuation.yield(number) }
    for number in 1...3 { #expect(await next.next() == "a \(number)") }
    view.update { content(elements, text: "b") }
    continuation.yield(4)
    #expect(await next.next() == "b 4")
  }

  @Test func `with another id, another sequence is iterated`() async {
    var next = received.stream.makeAsyncIterator()
    let (one, first) = AsyncStream<Int>.makeStream()
    let (other, second) = AsyncStream<Int>.makeStream()
    let (ended, didEnd) = AsyncStream<Void>.makeStream()
    first.onTermination = { _ in didEnd.yield() }
    let view = HeadlessHostingView { content(one, id: 1) }
    first.yield(1)
    #expect(await next.next() == "a 1")
    view.update { content(other, id: 1) }
    first.yield(2)
    #expect(await next.next() == "a 2", "the same id, the same iteration")
    view.update { content(other, id: 2) }
    for await _ in ended { break }
    first.yield(3)
    second.yield(4)
    #expect(await next.next() == "a 4")
  }

  /// A thousand numbers, regardless of cancellation.
  private struct Numbers: AsyncSequence, Sendable {
    let didReachTwo: DispatchSemaphore
    let received: Received

    struct Iterator: AsyncIteratorProtocol {
      let numbers: Numbers
      let end: End
      var last = 0

      mutating func next() async -> Int? {
        last += 1
        if last == 2 { numbers.didReachTwo.signal() }
        if last <= 1000 { return last }
        numbers.received.continuation.yield("all")
        return nil
      }
    }

    /// Tells that the iterator is gone.
    final class End: Sendable {
      private let received: Received
      init(_ received: Received) { self.received = received }
      deinit { received.continuation.yield("end") }
    }

    func makeAsyncIterator() -> Iterator { Iterator(numbers: self, end: End(received)) }
  }

  private func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test(arguments: [true, false])
  func `an iteration ends when the component is gone, or has another id`(isGone: Bool) async {
    var next = received.stream.makeAsyncIterator()
    let elements = Numbers(didReachTwo: DispatchSemaphore(value: 0), received: received)
    let isReplaced = Store(false)
    let view = HeadlessHostingView {
      Text("a").onReceive(elements) { [received] element in
        received.continuation.yield(isReplaced.state ? "late" : "\(element)")
      }
    }
    #expect(await next.next() == "1")
    wait(for: elements.didReachTwo)
    // The next element waits for the main thread, or is about to.
    let (others, _) = AsyncStream<Int>.makeStream()
    isReplaced.update { $0 = true }
    view.update {
      if !isGone {
        Text("a").onReceive(others, id: 1) { [received] element in
          received.continuation.yield("\(element)")
        }
      }
    }
    // Some elements may have come before.
    var last = await next.next()
    while last.flatMap({ Int($0) }) != nil { last = await next.next() }
    #expect(last == "end")
    withExtendedLifetime(view) {}
  }

  @Test func `an error of the sequence is reported`() async {
    let (elements, continuation) = AsyncThrowingStream<Int, any Error>.makeStream()
    let (reported, didReport) = AsyncStream<String>.makeStream()
    let view = Diagnostics.withSink({ didReport.yield($0.summary) }) {
      HeadlessHostingView { Text("a").onReceive(elements) { _ in } }
    }
    continuation.finish(throwing: Failure())
    var next = reported.makeAsyncIterator()
    #expect(await next.next() == "An asynchronous sequence threw an error.")
    withExtendedLifetime(view) {}
  }

  @Test func `what is received may change state`() async {
    struct Ticker: Component {
      let ticks: AsyncStream<Int>
      let received: Received
      func initialState() -> Int { 0 }
      func body(_ context: Context<Int>) -> some Component {
        Text("\(context.state)").onReceive(ticks) { tick in
          context.update { $0 += tick }
          received.continuation.yield("\(tick)")
        }
      }
    }
    var next = received.stream.makeAsyncIterator()
    let (ticks, continuation) = AsyncStream<Int>.makeStream()
    let view = HeadlessHostingView { Ticker(ticks: ticks, received: received) }
    for number in [1, 2] { continuation.yield(number) }
    for number in [1, 2] { #expect(await next.next() == "\(number)") }
    view.settle()
    #expect(view.texts == ["3"])
  }
}
