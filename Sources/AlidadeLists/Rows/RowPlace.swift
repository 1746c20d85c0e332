/// The position of a row in the content of a revision.
struct RowPlace: Sendable {
  let revision: Int
  let row: Int
}
