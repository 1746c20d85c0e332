// The cost of a change: the components that are built, with the reasons, and the operations on
// native views.

import Alidade
import AlidadeHeadless

struct Track: Identifiable, Equatable {
  let id: Int
  let title: String
}

struct TrackRow: Component, Equatable {
  let track: Track
  let isPlaying: Bool
  let play: Action<Int>

  var body: some Component {
    Pressable(action: { play(track.id) }) {
      Text(track.title).weight(isPlaying ? .bold : .regular)
    }
  }
}

struct Album: Component {
  let tracks: [Track]

  func initialState() -> Int? { nil }

  func body(_ context: Context<Int?>) -> some Component {
    let play = Action<Int> { id in context.update { $0 = id } }
    for track in tracks {
      TrackRow(track: track, isPlaying: context.state == track.id, play: play).key(track.id)
    }
  }
}

let tracks = (0..<100).map { Track(id: $0, title: "Track \($0)") }
let view = HeadlessHostingView(size: Size(width: 200, height: 100)) { Album(tracks: tracks) }

// snippet.hide
let rows = view.root.descendants.compactMap { $0 as? HeadlessPressableView }
// snippet.show
view.host.recordsRebuilds = true
let mounted = view.counters
let built = view.host.counters

rows[7].press()
view.settle()
for rebuild in view.host.rebuilds { print(rebuild.component, rebuild.reason) }
print("kept: \(view.host.counters.componentsKept - built.componentsKept)")
print("native operations: \(view.counters.since(mounted).nativeOperations)")
