import Testing

@Suite(.enabled(if: ScriptPackage.canRunScripts)) struct TranslationsScriptTests {
  /// Returns the messages of a template, without its header.
  private func messages(in code: String) throws -> String {
    let package = try ScriptPackage(code: code)
    let run = try package.run("translations")
    #expect(run.status == 0, "\(run.errors)")
    let template = try package.content(of: "Translations/Notes.pot")
    return template.split(separator: "\n\n").dropFirst().joined(separator: "\n\n")
  }

  /// Returns the error for code that can't be extracted.
  private func error(in code: String) throws -> String {
    let package = try ScriptPackage(code: code)
    let run = try package.run("translations")
    #expect(run.status != 0)
    return run.errors
  }

  @Test func `literals are found with their values, plurals, contexts and comments`() throws {
    let found = try messages(
      in: #"""
        // Translators: a button
        Text(context.text("Open", context: "verb"))
        // not for translators
        context.text("\(count) file", plural: "\(count) files", count: count)
        """#)
    #expect(
      found == """
        #. %1$s is count
        #: Sources/Notes/Notes.swift
        #, c-format
        msgid "%s file"
        msgid_plural "%s files"
        msgstr[0] ""
        msgstr[1] ""

        #. Translators: a button
        #: Sources/Notes/Notes.swift
        msgctxt "verb"
        msgid "Open"
        msgstr ""

        """)
  }

  @Test func `a form may leave out the last values of the other form`() throws {
    let found = try messages(
      in: #"""
        context.text("\(folder) has one file", plural: "\(folder) has \(n) files", count: n)
        """#)
    #expect(found.hasPrefix("#. %1$s is folder\n#. %2$s is n\n"))
  }

  @Test func `all kinds of literals are read as Swift reads them`() throws {
    let found = try messages(
      in: ##"""
        context.text("a\tb \"c\" \u{E4} 100%")
        context.text("\(rate)% of \(names["a"] ?? "b")")
        context.text(#"raw \n \#(name)"#)
        context.text("""
            one
              two\nthree
            """)
        context.text("outer \(context.text("inner"))")
        """##)
    for id in [
      #""a\tb \"c\" ä 100%""#, #""%s%% of %s""#, #""raw \\n %s""#, #""one\n  two\nthree""#,
      #""outer %s""#, #""inner""#,
    ] {
      #expect(found.contains("msgid \(id)\n"), "\(id) isn't in:\n\(found)")
    }
    #expect(found.contains("#, no-c-format\nmsgid \"a\\tb"))
  }

  @Test func `commands and values are found, but not what only looks alike`() throws {
    let found = try messages(
      in: #"""
        static let add = Command("Add", category: "Notes")
        let title = LocalizedText("Title")
        // context.text("comment")
        /* context.text("block /* nested */ comment") */
        let code = "context.text(\"string\")"
        clipboard.copy(.text("content"))
        context.text(title)
        LocalizedText(verbatim: "name")
        """#)
    let ids = found.split(separator: "\n").filter { $0.hasPrefix("msgid") }
    #expect(ids == ["msgid \"Add\"", "msgid \"Notes\"", "msgid \"Title\""])
  }

  @Test(arguments: [
    (#"context.text("a" + b)"#, "write the text as one literal"),
    (#"let a = LocalizedText(b)"#, "LocalizedText takes a literal"),
    (#"context.text("a", context: b)"#, "write the argument context as a literal"),
    (#"Command("New \(name)")"#, "the title and the category of a command have no values"),
    (
      #"context.text("50% off", plural: "\(n) off", count: n)"#, "write the percent sign as a value"
    ),
    (
      #"context.text("one file in \(folder)", plural: "\(n) files in \(folder)", count: n)"#,
      "the forms have different values"
    ),
    (#"context.text("a"#, "a string doesn't end"),
    (
      #"context.text("a", plural: "b", count: 1); context.text("a", plural: "c", count: 1)"#,
      "has another plural"
    ),
  ])
  func `a text that can't be found is an error with its line`(
    _ code: String, _ reason: String
  ) throws {
    let error = try error(in: "\n" + code)
    #expect(error.contains(reason))
    #expect(error.contains("Notes.swift:2:") || reason == "has another plural")
  }

  @Test func `a translation with other placeholders is an error`() throws {
    let package = try ScriptPackage(code: #"context.text("Folder \(name)")"#)
    #expect(try package.run("translations", "--add", "de").status == 0)
    let empty = try package.content(of: "Translations/de.po")
    #expect(empty.contains("Plural-Forms: nplurals=2; plural=(n != 1);"))
    try package.write(
      empty.replacing(
        "msgid \"Folder %s\"\nmsgstr \"\"", with: "msgid \"Folder %s\"\nmsgstr \"%d\""),
      to: "Translations/de.po")
    let run = try package.run("translations")
    #expect(run.status != 0)
    #expect(run.errors.contains("de.po"))
  }

  @Test func `a check fails until the catalogs are up to date and complete`() throws {
    let package = try ScriptPackage(code: #"context.text("Folder")"#)
    #expect(try package.run("translations", "--check").status != 0)
    #expect(try package.run("translations", "--add", "ar").status == 0)
    #expect(try package.run("translations", "--check").status == 0)
    #expect(try package.run("translations", "--check", "--complete").status != 0)
    let code = try package.content(of: "Sources/Notes/Translations+Notes.swift")
    #expect(code.contains("static let notes = Translations("))
    try package.write(#"context.text("Folders")"#, to: "Sources/Notes/Notes.swift")
    let run = try package.run("translations", "--check")
    #expect(run.status != 0 && run.errors.contains("Notes.pot isn't up to date"))
  }
}
