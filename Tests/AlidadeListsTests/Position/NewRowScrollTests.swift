import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Dispatch
import Foundation
import Testing

@testable import AlidadeLists

/// Scrolls to elements that were added just before; rows are 40 points high, and ten are visible.
@MainActor @Suite struct NewRowScrollTests {
  /// A list of numbers; a tap on the text adds one and scrolls to a number.
  private struct Page: Component {
    let controller: ListController
    let count: Int
    /// The distance of the number to scroll to from the one that is added.
    var distance = 0

    func initialState() -> Int { count }

    func body(_ context: Context<Int>) -> some Component {
      Column {
        Text("add").frame(height: 20).onTap {
          let added = context.currentState
          context.update { $0 += 1 }
          controller.scroll(to: added + distance)
        }
        List(0..<context.state, id: \.self, estimatedRowHeight: 40, controller: controller) {
          Text("\($0)").frame(height: 40)
        }
        .frame(height: 400)
      }
    }
  }

  /// A text that counts its taps; each tap also scrolls a list to a number.
  private struct Counter: Component {
    let controller: ListController
    let number: Int

    func initialState() -> Int { 0 }

    func body(_ context: Context<Int>) -> some Component {
      Text("tap \(context.state)").frame(height: 20).onTap {
        context.update { $0 += 1 }
        controller.scroll(to: number)
      }
    }
  }

  private let controller = ListController()

  private func show(_ page: Page) -> HeadlessHostingView {
    let view = HeadlessHostingView(size: Size(width: 300, height: 420)) { page }
    view.settle()
    return view
  }

  private func add(_ view: HeadlessHostingView) {
    view.root.descendants.first { $0.visibleText == "add" }?.tap()
    view.settle()
  }

  @Test(arguments: [10, 5_000])
  func `a list scrolls to an element that was just added to its data source`(_ count: Int) {
    let list = SourceFixture(Item.even(0..<count))
    list.source.append(Item(id: count, height: 40))
    list.controller.scroll(to: count)
    list.view.settle()
    #expect(list.ids.last == count && list.controller.isAtEnd)
  }

  @Test(arguments: [10, 5_000])
  func `a list scrolls to an element that is added after a change by another thread`(_ count: Int) {
    let list = SourceFixture(Item.even(0..<count))
    let source = list.source
    let (isInside, isReleased) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      source.change { edit in
        isInside.signal()
        isReleased.waitPatiently(for: "the scroll of the test")
        edit.update(id: 0) { $0.height = 50 }
      }
      done.signal()
    }
    isInside.waitPatiently(for: "the change of the other thread")
    source.append(Item(id: count, height: 40))
    list.controller.scroll(to: count)
    list.view.settle()
    #expect(list.controller.offset == 0, "the element isn't there yet")
    isReleased.signal()
    done.waitPatiently(for: "the end of the change")
    list.view.settle()
    #expect(list.ids.last == count && list.controller.isAtEnd)
  }

  @Test(arguments: [10, 5_000])
  func `a scroll ends with a change before it that takes longer than a frame`(_ count: Int) {
    let source = DataSource(Item.even(0..<count))
    let controller = controller
    let view = HeadlessHostingView(size: Size(width: 300, height: 420)) {
      Column {
        Counter(controller: controller, number: count)
        List(source, estimatedRowHeight: 40, controller: controller) {
          Text("\($0.id)").frame(height: 40)
        }
        .frame(height: 400)
      }
    }
    view.settle()
    view.mountHost.holdsBackgroundWork = true
    view.root.descendants.first { $0.visibleText == "tap 0" }?.tap()
    for _ in 0..<3 {
      view.mountHost.runMainWork()
      view.mountHost.runFrame()
    }
    #expect(view.root.visibleTexts.contains("tap 0"))
    view.mountHost.holdsBackgroundWork = false
    view.settle()
    #expect(view.root.visibleTexts.contains("tap 1"))
    source.append(Item(id: count, height: 40))
    view.settle()
    #expect(controller.offset == 0)
  }

  @Test(arguments: [10, 5_000])
  func `a list scrolls to an element that was just added to state`(_ count: Int) {
    let view = show(Page(controller: controller, count: count))
    add(view)
    #expect(controller.offset == Double(count + 1) * 40 - 400)
  }

  @Test(arguments: [10, 5_000])
  func `a scroll to an element that isn't added ends with the change before it`(_ count: Int) {
    let list = SourceFixture(Item.even(0..<count))
    list.source.append(Item(id: count, height: 40))
    list.controller.scroll(to: count + 1)
    list.view.settle()
    list.source.append(Item(id: count + 1, height: 40))
    list.view.settle()
    #expect(list.controller.offset == 0)

    let view = show(Page(controller: controller, count: count, distance: 1))
    add(view)
    #expect(controller.offset == 0)
  }

  @Test func `a scroll by the user replaces one to an element that is about to be shown`() {
    let list = SourceFixture(Item.even(0..<100))
    list.source.append(Item(id: 100, height: 40))
    list.controller.scroll(to: 100)
    list.scrollView.scroll(by: 50)
    list.view.settle()
    #expect(list.controller.offset == 50)
  }
}
