/// A change of the offsets of a data source's elements, or of one element.
///
/// It holds no elements, so that removed ones are released.
enum SourceEdit: Sendable {
  /// Elements were inserted, so that they have these offsets now.
  ///
  /// - Parameter returning: the elements among them whose ids were removed not long ago.
  case insert(Range<Int>, returning: [ReturningElement])
  case remove(Range<Int>)
  case move(from: Int, to: Int)
  case update(Int)
}

/// An element that is inserted although its id was removed not long ago, so that the id belongs to
/// the same row if no list has been shown without it.
struct ReturningElement: Sendable {
  /// The position among the inserted elements.
  let position: Int
  let removal: Removal
}

/// The edit that removed an element.
struct Removal: Sendable {
  /// The version of the elements before the edit.
  let version: Int
  /// The position among the removed elements.
  let position: Int
}

extension SourceEdit {
  /// Returns one edit in place of this one and an insertion of new ids right after its elements; `nil`
  /// if there is none.
  func joined(withInsertion offsets: Range<Int>) -> SourceEdit? {
    guard case .insert(let own, let returning) = self, offsets.lowerBound == own.upperBound else {
      return nil
    }
    return .insert(own.lowerBound..<offsets.upperBound, returning: returning)
  }
}
