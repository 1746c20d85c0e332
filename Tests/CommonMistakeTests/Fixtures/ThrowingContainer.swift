// invalid conversion from throwing function of type '() throws -> ComponentList' to non-throwing
// function type

import Alidade

struct News: Component {
  let load: @Sendable () throws -> String

  func body(_ context: Context<NoState>) throws -> some Component {
    #if REMEDY
    let text = try load()
    Column { Text(text) }
    #else
    Column { Text(try load()) }
    #endif
  }
}
