import Foundation
import Testing

@testable import AlidadeCore

@Suite struct ComponentKeyTests {
  @Test func `a key knows its integer as the type that it was created from`() {
    #expect(ComponentKey(7).id(as: Int.self) == 7)
    #expect(ComponentKey(Int64(7)).id(as: Int64.self) == 7)
    #expect(ComponentKey(UInt32(7)).id(as: UInt32.self) == 7)
    #expect(ComponentKey(UInt64.max).id(as: UInt64.self) == .max)
  }

  @Test func `a key knows no integer that its type can't hold, and no value of another type`() {
    #expect(ComponentKey(300).id(as: UInt8.self) == nil)
    #expect(ComponentKey(-1).id(as: UInt64.self) == nil)
    #expect(ComponentKey(7).id(as: String.self) == nil)
    #expect(ComponentKey("7").id(as: Int.self) == nil)
  }

  @Test func `a decoded key knows its integer as any integer type`() throws {
    let data = try JSONEncoder().encode(ComponentKey(Int64(7)))
    #expect(try JSONDecoder().decode(ComponentKey.self, from: data).id(as: Int64.self) == 7)
  }
}
