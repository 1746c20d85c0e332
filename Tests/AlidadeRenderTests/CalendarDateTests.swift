import AlidadeRender
import Testing

@Suite struct CivilDateTests {
  @Test func `only days that there are can be told`() {
    #expect(CalendarDate(year: 2024, month: 2, day: 29) != nil)
    #expect(CalendarDate(year: 2023, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: 1900, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
    #expect(CalendarDate(year: 2024, month: 13, day: 1) == nil)
    #expect(CalendarDate(year: 2024, month: 4, day: 31) == nil)
    #expect(CalendarDate(year: 0, month: 1, day: 1) == nil)
  }

  @Test func `days are ordered and written as ISO 8601 has it`() {
    let days = [(2024, 3, 1), (7, 12, 31), (2024, 2, 29)].compactMap {
      CalendarDate(year: $0, month: $1, day: $2)
    }
    #expect(days.sorted().map(\.description) == ["0007-12-31", "2024-02-29", "2024-03-01"])
  }
}
