import AlidadeNative
import Testing

@testable import AlidadeLists

@MainActor @Suite struct ViewportTests {
  @Test(arguments: [1e300, .greatestFiniteMagnitude])
  func `a viewport of any height shows all rows there are`(height: Double) {
    let list = ListFixture(Item.even(0..<20), size: Size(width: 300, height: height))
    list.view.settle()
    #expect(list.sight.count == 20)
    list.view.host.size = Size(width: 300, height: 400)
    list.view.settle()
    #expect(list.sight.count == 10)
  }
}
