#if GTK
import CGTK

/// A program on the session bus, which can be called without blocking the main thread.
///
/// It identifies one running program: when that program ends, requests fail, even if another
/// program takes over its well-known name.
@MainActor final class BusPeer {
  let connection: OpaquePointer
  /// The unique name, which no other program gets.
  let uniqueName: String

  private init(_ uniqueName: String, on connection: OpaquePointer) {
    self.connection = connection
    self.uniqueName = uniqueName
    g_object_ref(UnsafeMutableRawPointer(connection))
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

  /// Returns the program with a well-known name, which the bus starts if possible.
  static func find(_ name: String) async throws(BusError) -> BusPeer {
    let bus = try await sessionBus()
    let path = "/org/freedesktop/DBus"
    // The name may have an owner that the bus couldn't start, so only the owner matters.
    _ = try? await bus.call(
      "StartServiceByName", of: bus.uniqueName, at: path,
      [.text(name), Variant(taking: g_variant_new_uint32(0))], returning: "(u)")
    let owner = try await bus.call(
      "GetNameOwner", of: bus.uniqueName, at: path, [.text(name)], returning: "(s)")
    return BusPeer(owner.children[0].text, on: bus.connection)
  }

  /// Returns the session bus itself, to which the process stays connected.
  private static func sessionBus() async throws(BusError) -> BusPeer {
    let result: Result<BusPeer, BusError> = await withCheckedContinuation { continuation in
      g_bus_get(
        G_BUS_TYPE_SESSION, nil, AsyncAnswer.callback,
        AsyncAnswer.data { _, result in
          var error: UnsafeMutablePointer<GError>?
          if let connection = g_bus_get_finish(result, &error) {
            let bus = BusPeer("org.freedesktop.DBus", on: connection)
            g_object_unref(UnsafeMutableRawPointer(connection))
            continuation.resume(returning: .success(bus))
          } else {
            continuation.resume(returning: .failure(BusError(taking: error)))
          }
        })
    }
    return try result.get()
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - method: the name of the method.
  ///   - interface: the interface of the method.
  ///   - path: the path of the object.
  ///   - arguments: the arguments.
  ///   - type: the expected type of the answer, which is a tuple.
  func call(
    _ method: String, of interface: String, at path: String, _ arguments: [Variant] = [],
    returning type: String
  ) async throws(BusError) -> Variant {
    let result: Result<Variant, BusError> = await withCheckedContinuation { continuation in
      let type = g_variant_type_new(type)
      defer { g_variant_type_free(type) }
      let answer = AsyncAnswer.data { connection, result in
        var error: UnsafeMutablePointer<GError>?
        let connection = connection.map { OpaquePointer($0) }
        if let answer = g_dbus_connection_call_finish(connection, result, &error) {
          continuation.resume(returning: .success(Variant(taking: answer)))
        } else {
          continuation.resume(returning: .failure(BusError(taking: error)))
        }
      }
      Variant.tuple(arguments).withPointer { arguments in
        g_dbus_connection_call(
          connection, uniqueName, path, interface, method, arguments, type, G_DBUS_CALL_FLAGS_NONE,
          -1, nil, AsyncAnswer.callback, answer)
      }
    }
    return try result.get()
  }

  /// Calls a method and ignores its answer.
  func send(_ method: String, of interface: String, at path: String) {
    g_dbus_connection_call(
      connection, uniqueName, path, interface, method, nil, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      nil, nil)
  }
}
#endif
