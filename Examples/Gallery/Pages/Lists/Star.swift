/// A star of the tables on the pages of lists.
struct Star: Hashable, Sendable, Identifiable {
  let id: Int
  let name: String
  let constellation: String
  /// The apparent magnitude.
  let magnitude: Double
  /// The distance in light-years.
  let distance: Double

  /// The brightest stars of the night sky, and as many invented faint ones as it takes.
  static func catalog(_ count: Int) -> [Star] {
    (0..<count).map { index in
      if index < brightest.count { return brightest[index] }
      let number = index * 7_919 % 100_003
      return Star(
        id: index, name: "HR \(1_000 + number)", constellation: constellations[number % 12],
        magnitude: 3 + Double(number % 350) / 100, distance: Double(20 + number % 1_500))
    }
  }

  private static let constellations = [
    "Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpius", "Sagittarius",
    "Capricornus", "Aquarius", "Pisces",
  ]

  private static let brightest = [
    Star(id: 0, name: "Sirius", constellation: "Canis Major", magnitude: -1.46, distance: 8.6),
    Star(id: 1, name: "Canopus", constellation: "Carina", magnitude: -0.74, distance: 310),
    Star(id: 2, name: "Arcturus", constellation: "Boötes", magnitude: -0.05, distance: 36.7),
    Star(id: 3, name: "Vega", constellation: "Lyra", magnitude: 0.03, distance: 25),
    Star(id: 4, name: "Capella", constellation: "Auriga", magnitude: 0.08, distance: 42.9),
    Star(id: 5, name: "Rigel", constellation: "Orion", magnitude: 0.13, distance: 860),
    Star(id: 6, name: "Procyon", constellation: "Canis Minor", magnitude: 0.34, distance: 11.5),
    Star(id: 7, name: "Betelgeuse", constellation: "Orion", magnitude: 0.5, distance: 550),
  ]
}
