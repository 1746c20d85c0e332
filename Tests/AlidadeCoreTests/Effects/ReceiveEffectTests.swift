import Alidade
import AlidadeHeadless
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

  /// One and two, regardless of cancellation.
  private struct OneAndTwo: AsyncSequence, AsyncIteratorProtocol, Sendable {
    let didReachTwo: DispatchSemaphore
    let received: Received
    var last = 0

    func makeAsyncIterator() -> OneAndTwo { self }

    mutating func next() async -> Int? {
      last += 1
      if last == 2 { didReachTwo.signal() }
      if last < 3 { return last }
      received.continuation.yield("end")
      return nil
    }
  }

  private func wait(for semaphore: DispatchSemaphore) { semaphore.wait() }

  @Test func `nothing is received after the component is gone`() async {
    var next = received.stream.makeAsyncIterator()
    let elements = OneAndTwo(didReachTwo: DispatchSemaphore(value: 0), received: received)
    let view = HeadlessHostingView {
      Text("a").onReceive(elements) { [received] element in
        received.continuation.yield("\(element)")
      }
    }
    #expect(await next.next() == "1")
    wait(for: elements.didReachTwo)
    // The second element waits for the main thread, or is about to.
    view.update {}
    #expect(await next.next() == "end")
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
    #expect(await next.next() == "An asynchronous sequence has thrown an error.")
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
