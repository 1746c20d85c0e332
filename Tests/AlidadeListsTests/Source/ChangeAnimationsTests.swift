import AlidadeNative
import AlidadeRender
import Testing

@testable import AlidadeLists

@MainActor @Suite struct ChangeAnimationsTests {
  @Test func `completions wait, however many changes a list has yet to show`() {
    var animations = ChangeAnimations()
    weak var first: MotionCompletion?
    for version in 1...1_000 {
      let completion = MotionCompletion {}
      if version == 1 { first = completion }
      animations.append(Animation.spring.completing(completion), version: version)
    }
    #expect(first != nil)
    do {
      let completions = animations.takeCompletions(upTo: 1_000)
      #expect(!completions.isEmpty)
    }
    #expect(first == nil)
  }
}
