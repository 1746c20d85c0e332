/// A change of the offsets of a data source's elements, or of one element.
///
/// It contains no elements, so that removed elements are released.
enum SourceEdit: Sendable {
  /// Elements were inserted, so that they now have these offsets.
  ///
  /// - Parameter returning: the inserted elements whose ids were recently removed.
  case insert(Range<Int>, returning: [ReturningElement])
  case remove(Range<Int>)
  case move(from: Int, to: Int)
  case update(Int)
}

/// An element that is inserted although its id was recently removed, so that the id belongs to the
/// same row if no list has been shown without it.
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
  /// Returns one edit that combines this one with an insertion of new ids directly after its
  /// elements; `nil` if there is none.
  func joined(withInsertion offsets: Range<Int>) -> SourceEdit? {
    guard case .insert(let own, let returning) = self, offsets.lowerBound == own.upperBound else {
      return nil
    }
    return .insert(own.lowerBound..<offsets.upperBound, returning: returning)
  }
}
