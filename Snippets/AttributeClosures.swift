// An attribute of closures can do anything to a view. Its value is compared, so the closures run
// only if the value has changed. An unapplicator undoes the effect of an applicator.

import AlidadeHeadless
import AlidadeNative

// snippet.hide
/// A headless view that gestures can be added to.
final class MapView: HeadlessView {
  private(set) var gestures: [String] = []

  func add(_ gesture: String) { gestures.append(gesture) }
  func remove(_ gesture: String) { gestures.removeAll { $0 == gesture } }

  func turn(to degrees: Double, animated: Bool) {
    print("  turn to \(degrees), \(animated ? "slowly" : "at once")")
  }
}
// snippet.show

struct Heading: Equatable {
  let degrees: Double
  let isAnimated: Bool
}

func gesture(_ name: String) -> ViewAttribute<MapView> {
  ViewAttribute(
    "map.gesture", name,
    unapplicator: { view, name in
      print("  unapply \(name)")
      view.remove(name)
    },
    applicator: { view, name in
      print("  apply \(name)")
      view.add(name)
    })
}

func heading(_ heading: Heading) -> ViewAttribute<MapView> {
  ViewAttribute(
    "map.heading", heading,
    updater: { view, old, new in
      print("  update \(old.degrees) to \(new.degrees)")
      view.turn(to: new.degrees, animated: new.isAnimated)
    },
    applicator: { view, heading in
      view.turn(to: heading.degrees, animated: false)
    })
}

// snippet.hide
let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {}

@MainActor func show(_ title: String, _ attributes: [ViewAttribute<MapView>]) {
  print(title)
  view.update { Leaf(view: ViewConfiguration(MapView.self, attributes: attributes)) }
  let map = view.root.visibleSubviews.compactMap { $0 as? MapView }.first
  print("  gestures: \(map?.gestures ?? [])")
}

let north = Heading(degrees: 0, isAnimated: true)
let east = Heading(degrees: 90, isAnimated: true)
show("first:", [heading(north), gesture("pan")])
show("the same:", [heading(north), gesture("pan")])
show("other values:", [heading(east), gesture("pinch")])
show("without a gesture:", [heading(east)])
print("views made: \(view.counters.viewsCreated)")
