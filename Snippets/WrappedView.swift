// A native view as a component: a value that the component sets, and an event that the view sends.

import AlidadeHeadless
import AlidadeNative

/// The native view, which knows nothing about components.
final class StarsView: HeadlessView {
  var count = 0 { didSet { didSet("count", to: "\(count)") } }
  var isTwinkling = true { didSet { didSet("isTwinkling", to: "\(isTwinkling)") } }
  var didChoose: ((Int) -> Void)?
}

struct Stars: ViewComponent {
  let count: Int
  let onChoose: @MainActor @Sendable (Int) -> Void

  var size: ComponentSize { ComponentSize(width: 100, height: 20) }

  func view() -> ViewConfiguration? {
    ViewConfiguration(
      StarsView.self,
      attributes: [
        .set(\.count, count),
        .on(
          "stars.choose", perform: onChoose,
          connect: { view, handler in view.didChoose = { handler.send($0) } },
          disconnect: { view, _ in view.didChoose = nil }),
      ])
  }
}

struct Review: Component {
  struct State { var stars = 3 }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Stars(count: context.state.stars) { stars in context.update { $0.stars = stars } }
  }
}

// snippet.hide
let view = HeadlessHostingView(size: Size(width: 100, height: 20)) { Review() }
print(view.mountHost.log)
view.mountHost.log.clear()
let stars = view.root.descendants.compactMap { $0 as? StarsView }.first
stars?.didChoose?(5)
view.settle()
print("5 stars: \(view.mountHost.log)")
// snippet.show

struct RestingStars: ViewComponent {
  private static let viewClass = ViewClass(
    StarsView.self,
    didEnterReusePool: { stars in stars.isTwinkling = false },
    willLeaveReusePool: { stars in stars.isTwinkling = true })

  var size: ComponentSize { ComponentSize(width: 100, height: 20) }

  func view() -> ViewConfiguration? { ViewConfiguration(RestingStars.viewClass) }
}

// snippet.hide
view.mountHost.log.clear()
view.update { RestingStars() }
view.update {}
view.update { RestingStars() }
for operation in view.mountHost.log.operations { print(operation) }
