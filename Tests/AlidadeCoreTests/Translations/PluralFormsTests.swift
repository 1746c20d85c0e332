import Testing

@testable import AlidadeCore

@Suite struct PluralFormsTests {
  private func indices(_ header: String, _ numbers: [Int]) throws -> [Int] {
    let forms = try PluralForms(header)
    return numbers.map { forms.index(for: $0) }
  }

  @Test func `the forms of languages are those of gettext's manual`() throws {
    #expect(try indices("nplurals=2; plural=n != 1;", [0, 1, 2, -1]) == [1, 0, 1, 0])
    #expect(try indices("nplurals=1; plural=0;", [0, 1, 2]) == [0, 0, 0])
    #expect(try indices("nplurals=2; plural=(n > 1);", [0, 1, 2]) == [0, 0, 1])
    let russian = """
      nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);
      """
    #expect(
      try indices(russian, [1, 2, 5, 11, 12, 21, 22, 111, 122]) == [0, 1, 2, 2, 2, 0, 1, 2, 1])
    let arabic = """
      nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;
      """
    #expect(
      try indices(arabic, [0, 1, 2, 3, 10, 11, 99, 100, 103]) == [0, 1, 2, 3, 3, 4, 4, 5, 3])
  }

  @Test func `operators have the precedence of C`() throws {
    func value(_ source: String, _ n: UInt = 0) throws -> UInt? {
      var parser = PluralExpressionParser(source)
      return try parser.parse().value(for: n)
    }
    #expect(try value("2 + 3 * 4 - 1") == 13)
    #expect(try value("10 - 3 - 2") == 5)
    #expect(try value("1 || 0 && 0") == 1)
    #expect(try value("!0 + 1") == 2)
    #expect(try value("1 < 2 == 1") == 1)
    #expect(try value("n ? 1 ? 5 : 6 : 7", 3) == 5)
    #expect(try value("0 - 1") == UInt.max)
  }

  @Test func `a division by zero and an index out of range select the first form`() throws {
    #expect(try indices("nplurals=2; plural=1/n;", [0, 1]) == [0, 1])
    #expect(try indices("nplurals=2; plural=7%n;", [0]) == [0])
    #expect(try indices("nplurals=2; plural=n;", [1, 2, .min, .max]) == [1, 0, 0, 0])
  }

  @Test(arguments: [
    "", "n n", "1 +", "(n", "n)", "n ? 1", "m", "0x10", "99999999999999999999999", "n = 1", "n & 1",
    "system(1)", String(repeating: "(", count: 500) + "n" + String(repeating: ")", count: 500),
    String(repeating: "!", count: 900) + "n", "n" + String(repeating: "+n", count: 400),
    String(repeating: "n?0:", count: 200) + "0", String(repeating: " ", count: 2000),
  ])
  func `hostile expressions are refused`(_ source: String) {
    #expect(throws: TranslationError.self) {
      try PluralForms("nplurals=2; plural=\(source);")
    }
  }
}
