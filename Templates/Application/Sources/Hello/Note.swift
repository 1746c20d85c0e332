import Foundation

/// A line that the user has written down.
struct Note: Identifiable, Equatable, Sendable {
  let id = UUID()
  let text: String
}
