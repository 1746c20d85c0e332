// The contract that mounting has with every backend, checked for the headless one.

import AlidadeHeadless
import AlidadeNative
import AlidadeTesting

@MainActor final class BackendUnderTest: ContractBackend {
  private let toolkit = HeadlessMountHost()
  let root: HeadlessView

  init() { root = toolkit.makeRoot(size: Size(width: 200, height: 200)) }

  var host: any MountHost { toolkit }

  typealias View = HeadlessView
  typealias FramedView = FramedHeadlessView

  func isHidden(_ view: any NativeView) -> Bool { (view as? HeadlessView)?.isHidden ?? true }

  func frame(of view: any NativeView) -> Rect { (view as? HeadlessView)?.frame ?? .zero }

  func rowStatus(of view: any NativeView) -> RowStatus? { (view as? HeadlessView)?.rowStatus }

  func tintColor(of view: any NativeView) -> Color? { (view as? HeadlessView)?.tintColor }

  func contentMode(of view: any NativeView) -> ContentMode? {
    (view as? HeadlessImageView)?.contentMode
  }

  func run() async { toolkit.settle() }
}

/// A view that holds its children in a view inside it.
final class FramedHeadlessView: HeadlessView {
  private let inside = HeadlessView()

  override var contentView: any NativeView {
    if inside.superview == nil { addSubview(inside) }
    return inside
  }
}

var brokenCount = 0
for rule in BackendContract.cases {
  for violation in await rule.violations(of: BackendUnderTest()) {
    print("\(rule): \(violation)")
    brokenCount += 1
  }
}
print("violations: \(brokenCount)")
