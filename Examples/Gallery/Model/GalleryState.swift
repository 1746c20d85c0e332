/// What the gallery remembers: each layout as it was left, and which one is shown.
struct GalleryState: Sendable {
  var exhibits = Exhibit.all
  var selection: Int

  var exhibit: Exhibit { exhibits[selection] }
}
