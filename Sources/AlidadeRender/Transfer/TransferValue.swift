/// A transferable value of any type.
public struct TransferValue: Hashable, Sendable, CustomStringConvertible {
  /// The value.
  public let base: any Transferable

  /// Creates a value.
  public init(_ base: some Transferable) { self.base = base }

  /// The types that the value can be encoded as, the richest one first.
  public var types: [ContentType] { base.exportedTypes }

  /// Returns the bytes of the value; called on any thread.
  ///
  /// - Throws: the reason why the value can't be encoded as this type.
  public func bytes(as type: ContentType) throws(TransferError) -> [UInt8] {
    guard types.contains(type) else {
      throw .unencodable(type, reason: "The value isn't offered as this type.")
    }
    do {
      return try base.encoded(as: type)
    } catch let error as TransferError {
      throw error
    } catch {
      throw .unencodable(type, reason: "\(error)")
    }
  }

  /// A description of the value.
  public var description: String { "\(base)" }

  /// Returns `true` if both values have the same type and are equal.
  public static func == (one: TransferValue, other: TransferValue) -> Bool {
    one.base.isEqual(to: other.base)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
