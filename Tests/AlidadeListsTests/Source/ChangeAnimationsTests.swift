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

  @Test func `changes that are shown together have the newest animation and all completions`() {
    var animations = ChangeAnimations()
    weak var first: MotionCompletion?
    do {
      let completion = MotionCompletion {}
      first = completion
      animations.append(.linear(duration: 4).completing(completion), version: 1)
    }
    animations.append(.linear(duration: 1), version: 2)
    let shown = animations.animation(after: 0, upTo: 2)
    #expect(shown?.withoutCompletion == .linear(duration: 1))
    _ = animations.takeCompletions(upTo: 2)
    #expect(first != nil, "what moves retains it")
    withExtendedLifetime(shown) {}
    #expect(animations.animation(after: 1, upTo: 2)?.completion == nil)
    #expect(animations.animation(after: 2, upTo: 2) == nil)
  }
}
