import Testing

@testable import AlidadeRender

struct FramePatienceTests {
  @Test func `everything that waits in a frame shares its time, and another frame has its own`() {
    var patience = FramePatience()
    #expect(patience.next() == nil)
    var waits: [Duration] = []
    for _ in 0..<3 {
      patience.begin(.milliseconds(4), inFrameAt: .seconds(1))
      waits += [patience.next(), patience.next()].compactMap { $0 }
      patience.end()
    }
    #expect(waits[0] == .milliseconds(4) && waits[1] == .milliseconds(2))
    #expect(waits.reduce(.zero, +) < .milliseconds(8))
    #expect(patience.next() == nil)
    patience.begin(.milliseconds(4), inFrameAt: .seconds(2))
    #expect(patience.next() == .milliseconds(4))
  }
}
