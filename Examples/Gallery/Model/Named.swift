/// A value and its name in Swift code, without the dot.
struct Named<Value: Equatable & Sendable>: Equatable, Sendable {
  let name: String
  let value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}
