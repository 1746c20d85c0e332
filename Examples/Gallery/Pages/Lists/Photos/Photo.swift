/// A photo in a folder.
struct Photo: Identifiable, Equatable, Sendable {
  let id: Int
  let path: String
  let width: Int
  let height: Int

  var title: String { "Photo \(id)" }
}
