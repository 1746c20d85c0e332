import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Changes of how something is painted.
@MainActor @Suite struct VisualEffectTests {
  @Test func `a component is pressed where it is painted`() throws {
    var presses = 0
    let app = TestHost(size: Size(width: 300, height: 100)) {
      Row {
        Button("Here") { MainActor.assumeIsolated { presses += 1 } }.frame(width: 80)
          .transform(ViewTransform(translation: Point(x: 150, y: 20)))
      }
    }
    try app.tap("Here")
    #expect(presses == 1)
  }

  @Test func `effects change no layout, and are in dumps and pictures`() {
    let app = TestHost(size: Size(width: 300, height: 100)) {
      Row {
        Box(background: .red).frame(width: 40, height: 20).scale(2)
        Box(background: .blue).frame(width: 40, height: 20).rotation(.degrees(90)).opacity(0.5)
      }
    }
    let dump = app.view.root.dump()
    #expect(dump.contains("scaled by 2") && dump.contains("rotated by 90°"))
    #expect(dump.contains("alpha 0.5"))
    #expect(dump.contains("(40 0, 40 x 20)"))
    #expect(app.view.root.svg().contains("matrix(2 0 0 2 -20 -10)"))
  }

  @Test func `numbers that are none change nothing`() {
    #expect(ViewTransform(translation: Point(x: .nan, y: 1)) == .identity)
    #expect(ViewTransform(rotation: .radians(.infinity)) == .identity)
    #expect(ViewTransform(scale: Size(width: .nan, height: 1)) == .identity)
  }
}
