/// The state of the gallery: each layout as it was left, and the index of the selected one.
struct GalleryState: Sendable {
  var exhibits = Exhibit.all
  var selection: Int

  var exhibit: Exhibit { exhibits[selection] }
}
