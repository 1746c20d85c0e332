/// A day of the Gregorian calendar, without a time or time zone.
public struct CalendarDate: Hashable, Sendable {
  /// The supported years, 1 to 9999.
  public static let years = 1...9999

  /// The year.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, starting at 1.
  public let day: Int

  /// Creates a date, or returns `nil` if the day doesn't exist.
  public init?(year: Int, month: Int, day: Int) {
    guard CalendarDate.years.contains(year), (1...12).contains(month),
      (1...CalendarDate.dayCount(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.init(known: year, month, day)
  }

  private init(known year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// January 1, 1970.
  public static let epoch = CalendarDate(known: 1970, 1, 1)

  /// Returns the number of days in a month; 31 for an invalid month.
  static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

extension CalendarDate: Comparable {
  /// Returns `true` if one day is before another.
  public static func < (one: CalendarDate, other: CalendarDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date in ISO 8601 format, such as `2026-03-09`.
  public var description: String {
    func padded(_ number: Int, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
