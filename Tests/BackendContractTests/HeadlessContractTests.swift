import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

@Suite struct HeadlessContractTests {
  @Test(arguments: BackendContract.cases)
  @MainActor func `the headless backend keeps the contract`(rule: BackendContract.Case) async {
    #expect(await rule.violations(of: HeadlessContractBackend()) == [])
  }

  @Test(arguments: BackendContract.cases)
  @MainActor func `the headless backend keeps the contract with real threads`(
    rule: BackendContract.Case
  ) async {
    #expect(await rule.violations(of: HeadlessContractBackend(background: .threads)) == [])
  }

  @Test func `rules have different names`() {
    let names = BackendContract.cases.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count > 40)
  }
}

/// The headless toolkit as the contract suite sees it.
@MainActor private final class HeadlessContractBackend: ContractBackend {
  private let headless: HeadlessMountHost
  let root: HeadlessView

  init(background: BackgroundMode = .manual) {
    headless = HeadlessMountHost(background: background)
    root = headless.makeRoot(size: Size(width: 200, height: 200))
  }

  var host: any MountHost { headless }

  typealias FramedView = FramedHeadlessView

  func isHidden(_ view: any NativeView) -> Bool { (view as? HeadlessView)?.isHidden ?? true }

  func rowStatus(of view: any NativeView) -> RowStatus? { (view as? HeadlessView)?.rowStatus }

  func tintColor(of view: any NativeView) -> Color? { (view as? HeadlessView)?.tintColor }

  func contentMode(of view: any NativeView) -> ContentMode? {
    (view as? HeadlessImageView)?.contentMode
  }

  func frame(of view: any NativeView) -> Rect { (view as? HeadlessView)?.frame ?? .zero }

  func run() async { headless.settle() }
}

/// A view that holds others in a view inside it.
final class FramedHeadlessView: HeadlessView {
  private let inside = HeadlessView()

  override var contentView: any NativeView {
    if inside.superview == nil { addSubview(inside) }
    return inside
  }
}
