#if GTK
import Testing

extension BusService {
  /// Starts a portal for choosing files, which says what it is asked; `answer URI…` says what is
  /// chosen next, and `cancel` that nothing is.
  static func fileChooserPortal() async throws -> BusService {
    try await BusService(
      """
      portal = "org.freedesktop.portal."
      path = "/org/freedesktop/portal/desktop"
      answer = (1, [])

      def text(value):
          return bytes(value).decode().strip(chr(0)) if isinstance(value, list) else str(value)

      def call(bus, sender, path, interface, method, arguments, invocation):
          parent, title, options = arguments.unpack()
          handle = "%s/request/%s/%s" % (path, sender[1:].replace(".", "_"), options["handle_token"])
          say("%s %s" % (method, title))
          for key in ["multiple", "directory", "modal", "current_name", "filters"]:
              if key in options: say("%s %s" % (key, options[key]))
          for key in ["current_folder", "current_file"]:
              if key in options: say("%s %s" % (key, text(options[key])))
          say("parent " + parent.split(":")[0])
          invocation.return_value(GLib.Variant("(o)", (handle,)))
          results = {"uris": GLib.Variant("as", answer[1])}
          bus.emit_signal(sender, handle, portal + "Request", "Response",
              GLib.Variant("(ua{sv})", (answer[0], results)))

      def get(bus, sender, path, interface, name): return GLib.Variant("u", 3)

      interface = Gio.DBusNodeInfo.new_for_xml('''<node><interface name="org.freedesktop.portal.FileChooser">
      <property name="version" type="u" access="read"/>
      <method name="OpenFile"><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
      <method name="SaveFile"><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
      </interface></node>''').interfaces[0]
      bus.register_object(path, interface, call, get, None)
      own(portal + "Desktop")

      def command(words):
          global answer
          answer = (1, []) if words[0] == "cancel" else (0, words[1:])

      """)
  }

  /// Starts a session manager, which says what an application asks of it; `query` asks the
  /// application whether the session may end.
  static func sessionManager() async throws -> BusService {
    try await BusService(
      """
      manager = "org.gnome.SessionManager"
      client = "/org/gnome/SessionManager/Client1"
      cookies = iter(range(7, 100))

      def call(bus, sender, path, interface, method, arguments, invocation):
          arguments = arguments.unpack()
          if method == "RegisterClient":
              say("registered " + arguments[0])
              invocation.return_value(GLib.Variant("(o)", (client,)))
          elif method == "Inhibit":
              say("inhibited: " + arguments[2])
              invocation.return_value(GLib.Variant("(u)", (next(cookies),)))
          elif method == "Uninhibit":
              say("uninhibited %d" % arguments[0])
              invocation.return_value(None)
          else:
              say("response %s" % arguments[0])
              invocation.return_value(None)

      export("/org/gnome/SessionManager", '''<node><interface name="org.gnome.SessionManager">
      <method name="RegisterClient"><arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="o" direction="out"/></method>
      <method name="Inhibit"><arg type="s" direction="in"/><arg type="u" direction="in"/>
      <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="u" direction="out"/></method>
      <method name="Uninhibit"><arg type="u" direction="in"/></method>
      </interface></node>''', call)
      export(client, '''<node><interface name="org.gnome.SessionManager.ClientPrivate">
      <method name="EndSessionResponse"><arg type="b" direction="in"/><arg type="s" direction="in"/></method>
      <signal name="QueryEndSession"><arg type="u"/></signal>
      </interface></node>''', call)
      own(manager)

      def command(words):
          bus.emit_signal(None, client, manager + ".ClientPrivate", "QueryEndSession",
              GLib.Variant("(u)", (0,)))

      """)
  }
}
#endif
