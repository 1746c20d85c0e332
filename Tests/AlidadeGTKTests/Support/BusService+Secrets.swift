#if GTK
import Testing

extension BusService {
  /// Starts a service for secrets with an unlocked default collection, which says what it is asked.
  ///
  /// - `item COLLECTION NAME HEX` adds an item, `show` says which there are, and `lock` locks all
  ///   collections; `without` removes the default one.
  /// - `prompts accept|dismiss|hold|odd` says what becomes of dialogs, and `confirm` lets new items
  ///   have one.
  /// - `refuse METHOD ERROR` refuses the next such call, with a message that repeats it, and
  ///   `end METHOD` ends the service when it is called; `end` ends it at once.
  static func secrets() async throws -> BusService {
    try await BusService(secretsScript)
  }

  private static let secretsScript = """
    import os
    root = "/org/freedesktop/secrets"
    prefix = "org.freedesktop.Secret."
    identifier = "org.example.Mailer"
    collections = {}
    items = {}
    default = "/"
    prompts = {}
    behavior = "accept"
    confirms = False
    refusals = {}
    last_call = None
    count = 0

    def node(interface, methods):
        def args(signatures, direction):
            return "".join("<arg type='%s' direction='%s'/>" % (s, direction) for s in signatures.split())
        text = "".join("<method name='%s'>%s%s</method>" % (name, args(m[0], "in"), args(m[1], "out"))
            for name, m in methods.items())
        return "<node><interface name='%s%s'>%s</interface></node>" % (prefix, interface, text)

    service = node("Service", {"OpenSession": ("s v", "v o"), "CreateCollection": ("a{sv} s", "o o"),
        "SearchItems": ("a{ss}", "ao ao"), "Unlock": ("ao", "ao o"), "ReadAlias": ("s", "o")})
    collection = node("Collection", {"CreateItem": ("a{sv} (oayays) b", "o o")})
    item = node("Item", {"GetSecret": ("o", "(oayays)"), "SetSecret": ("(oayays)", ""), "Delete": ("", "o")})
    prompt = node("Prompt", {"Prompt": ("s", ""), "Dismiss": ("", "")})
    session = node("Session", {"Close": ("", "")})

    def new_path(kind):
        global count
        count += 1
        return "%s/%s/%d" % (root, kind, count)

    def add_collection(name):
        path = "%s/collection/%s" % (root, name)
        if path not in collections:
            collections[path] = False
            export(path, collection, call)
        return path

    def add_item(place, attributes, secret, label):
        path = new_path("item")
        items[path] = {"place": place, "attributes": attributes, "secret": secret, "label": label,
            "registration": export(path, item, call)}
        return path

    def is_locked(path):
        return collections[items[path]["place"] if path in items else path]

    def unlock(paths):
        for path in paths: collections[items[path]["place"] if path in items else path] = False
        return GLib.Variant("ao", paths)

    def ask(action):
        path = new_path("prompt")
        prompts[path] = action
        export(path, prompt, call)
        return path

    def complete(path):
        dismissed = behavior == "dismiss"
        result = GLib.Variant("s", "") if dismissed or behavior == "odd" else prompts[path]()
        bus.emit_signal(None, path, prefix + "Prompt", "Completed", GLib.Variant("(bv)", (dismissed, result)))

    def create_item(place, properties, secret):
        attributes = properties[prefix + "Item.Attributes"]
        for path, existing in items.items():
            if existing["place"] == place and existing["attributes"] == attributes:
                existing["secret"] = secret
                return path
        return add_item(place, attributes, secret, properties[prefix + "Item.Label"])

    def create_collection():
        global default
        default = add_collection("new")
        return GLib.Variant("o", default)

    def delete(path):
        bus.unregister_object(items.pop(path)["registration"])

    def call(bus, sender, path, interface, method, arguments, invocation):
        arguments = arguments.unpack()
        say(method)
        if method == last_call: os._exit(0)
        def answer(signature, *values): invocation.return_value(GLib.Variant(signature, values))
        def refuse(name): invocation.return_dbus_error(name, "refused %s, %s" % (arguments, secret_text(arguments)))
        if method in refusals: return refuse(refusals.pop(method))
        if method in ("GetSecret", "SetSecret", "Delete", "CreateItem") and is_locked(path):
            return refuse(prefix + "Error.IsLocked")
        if method == "OpenSession":
            opened = new_path("session")
            export(opened, session, call)
            answer("(vo)", GLib.Variant("s", ""), opened)
        elif method == "CreateCollection": answer("(oo)", "/", ask(create_collection))
        elif method == "SearchItems":
            found = [path for path, item in items.items() if arguments[0].items() <= item["attributes"].items()]
            answer("(aoao)", [p for p in found if not is_locked(p)], [p for p in found if is_locked(p)])
        elif method == "Unlock":
            locked = [path for path in arguments[0] if is_locked(path)]
            unlocked = [path for path in arguments[0] if not is_locked(path)]
            answer("(aoo)", unlocked, ask(lambda: unlock(locked)) if locked else "/")
        elif method == "ReadAlias": answer("(o)", default)
        elif method == "CreateItem":
            create = lambda: create_item(path, arguments[0], bytes(arguments[1][2]))
            if confirms: answer("(oo)", "/", ask(lambda: GLib.Variant("o", create())))
            else: answer("(oo)", create(), "/")
        elif method == "GetSecret":
            answer("((oayays))", (arguments[0], [], list(items[path]["secret"]), "text/plain"))
        elif method == "SetSecret":
            items[path]["secret"] = bytes(arguments[0][2])
            invocation.return_value(None)
        elif method == "Delete":
            delete(path)
            answer("(o)", "/")
        elif method == "Prompt":
            invocation.return_value(None)
            say("window " + arguments[0])
            if behavior != "hold": complete(path)
        else: invocation.return_value(None)

    def secret_text(arguments):
        for argument in arguments:
            if isinstance(argument, tuple): return bytes(argument[2]).decode()
        return ""

    export(root, service, call)
    default = add_collection("login")
    own("org.freedesktop.secrets")

    def command(words):
        global default, behavior, confirms, last_call
        if words[0] == "item":
            add_item(add_collection(words[1]), {"xdg:schema": identifier, "name": words[2]},
                bytes.fromhex(words[3] if len(words) > 3 else ""), "added")
        elif words[0] == "show":
            for path, item in items.items():
                attributes = ", ".join("%s=%s" % pair for pair in sorted(item["attributes"].items()))
                say("%s in %s: %s; %s" % (item["label"], item["place"].split("/")[-1], attributes, item["secret"].hex()))
            say("%d items" % len(items))
        elif words[0] == "lock":
            for path in collections: collections[path] = True
        elif words[0] == "without": default = "/"
        elif words[0] == "prompts": behavior = words[1]
        elif words[0] == "confirm": confirms = True
        elif words[0] == "refuse": refusals[words[1]] = words[2]
        elif words[0] == "complete":
            behavior = words[1]
            complete(list(prompts)[-1])
        elif len(words) > 1: last_call = words[1]
        else: GLib.idle_add(os._exit, 0)

    """
}
#endif
