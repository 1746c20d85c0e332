#if GTK
import AlidadeRender
import CGTK

/// The GObject class of providers that encode a value when a program requests it.
enum TransferProvider {
  /// A value that a provider retains.
  private final class Offer {
    let value: TransferValue
    init(_ value: TransferValue) { self.value = value }
  }

  private static let name = "alidade-offer"

  private static let type: GType = g_type_register_static_simple(
    gdk_content_provider_get_type(), "AlidadeTransferProvider",
    guint(MemoryLayout<GdkContentProviderClass>.stride),
    { classPointer, _ in
      guard let classPointer else { return }
      TransferProvider.initialize(classPointer)
    }, guint(MemoryLayout<GdkContentProvider>.stride), nil, GTypeFlags(0))

  /// Creates a provider of a value.
  ///
  /// The caller owns the provider.
  static func make(_ value: TransferValue) -> UnsafeMutablePointer<GdkContentProvider>? {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
    g_object_set_data_full(
      object, name, Unmanaged.passRetained(Offer(value)).toOpaque(),
      { offer in
        guard let offer else { return }
        Unmanaged<Offer>.fromOpaque(offer).release()
      })
    return UnsafeMutableRawPointer(object).assumingMemoryBound(to: GdkContentProvider.self)
  }

  private static func value(
    of provider: UnsafeMutablePointer<GdkContentProvider>?
  ) -> TransferValue? {
    guard let provider else { return nil }
    let object = UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, name).map {
      Unmanaged<Offer>.fromOpaque($0).takeUnretainedValue().value
    }
  }

  private static func initialize(_ classPointer: UnsafeMutableRawPointer) {
    let provider = classPointer.assumingMemoryBound(to: GdkContentProviderClass.self)
    provider.pointee.ref_formats = { provider in
      let builder = gdk_content_formats_builder_new()
      for type in TransferProvider.value(of: provider)?.types ?? [] {
        gdk_content_formats_builder_add_mime_type(builder, type.name)
      }
      return gdk_content_formats_builder_free_to_formats(builder)
    }
    provider.pointee.write_mime_type_async = {
      provider, type, stream, priority, cancellable, callback, data in
      guard let task = g_task_new(provider, cancellable, callback, data), let stream, let type,
        let value = TransferProvider.value(of: provider)
      else { return }
      let name = ContentType(String(cString: type)) ?? .data
      // Proof: GDK calls on the main thread, and the pointers are retained until the task ends.
      nonisolated(unsafe) let (stream_, task_) = (stream, task)
      onMainThread { TransferWrite(stream_, task_, priority).start(value, as: name) }
    }
    provider.pointee.write_mime_type_finish = { _, result, error in
      g_task_propagate_boolean(result, error)
    }
  }
}
#endif
