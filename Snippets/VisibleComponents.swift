// A component is notified when the user begins to see it, and when that ends, wherever it is.

import Alidade
import AlidadeHeadless

struct Clip: Component, Equatable {
  let name: String

  func initialState() -> String { "paused" }

  func body(_ context: Context<String>) -> some Component {
    Text("\(name) \(context.state)")
      .frame(height: 100)
      .onScrollVisibilityChange(threshold: 0.8) { isVisible in
        context.update { $0 = isVisible ? "playing" : "paused" }
      }
  }
}

// snippet.hide
let view = HeadlessHostingView(size: Size(width: 200, height: 200)) {
  Scroll {
    Column {
      ForEach(["surf", "rain", "wind", "fire"], id: \.self) { Clip(name: $0) }
    }
  }
}

@MainActor func scroll(by distance: Double) {
  view.root.descendants.lazy.compactMap { $0 as? HeadlessScrollView }.first?.scroll(by: distance)
  view.settle()
}

// The window is on the screen.
view.host.isVisible = true
// snippet.show
scroll(by: 0)
print(view.root.visibleTexts)
scroll(by: 100)
print(view.root.visibleTexts)
