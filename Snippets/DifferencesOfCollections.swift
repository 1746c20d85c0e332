// The difference between two collections: which elements stay together, which were removed,
// inserted, moved and updated.

import AlidadeDiffing

struct Song: Identifiable, Equatable {
  let id: String
  var plays = 0
}

let old = [Song(id: "Ada"), Song(id: "Bea"), Song(id: "Cleo"), Song(id: "Dora")]
let new = [Song(id: "Dora"), Song(id: "Ada"), Song(id: "Bea", plays: 3), Song(id: "Elke")]

// snippet.show
let map = OffsetMap(from: old, to: new)
for run in map.runs { print("songs", run.old, "are now", run.new) }
print("nearest to the removed one:", map.nearestSurvivor(toOld: 2) ?? "none")

let changes = Changeset(from: old, to: new)
print(
  "removed", changes.removals.map(\.element.id), "inserted", changes.insertions.map(\.element.id))
print("moved", changes.moves, "updated", changes.updates.count)
print(try changes.applied(to: old) == new, try changes.inverted.applied(to: new) == old)
