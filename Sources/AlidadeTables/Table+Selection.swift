import AlidadeCore
import AlidadeLists

extension Table {
  /// Enables the user to select any number of rows.
  ///
  /// ```swift
  /// Table(files) { … }
  ///   .selection(context.binding(\.selected), onActivate: { id in open(id) })
  /// ```
  ///
  /// Clicks, drags and keys select as in a ``List``.
  ///
  /// - Parameters:
  ///   - selection: the ids of the selected elements; set once for each change by the user.
  ///   - onActivate: called with the id of a row that the user double-clicks, or that has the
  ///     keyboard focus when Enter is pressed.
  public func selection<ID: Hashable & Sendable>(
    _ selection: Binding<Set<ID>>, onActivate: (@MainActor @Sendable (ID) -> Void)? = nil
  ) -> Table {
    rows { $0.selection(selection, onActivate: onActivate) }
  }

  /// Enables the user to select at most one row.
  ///
  /// - Parameters:
  ///   - selection: the id of the selected element; `nil` for none.
  ///   - onActivate: called with the id of a row that the user double-clicks, or that has the
  ///     keyboard focus when Enter is pressed.
  public func selection<ID: Hashable & Sendable>(
    _ selection: Binding<ID?>, onActivate: (@MainActor @Sendable (ID) -> Void)? = nil
  ) -> Table {
    rows { $0.selection(selection, onActivate: onActivate) }
  }

  /// Enables the user to select a different row in place of the selected one.
  ///
  /// Nothing that the user does clears the selection. If the selected element is removed, its id
  /// stays selected until the application or the user selects another one.
  ///
  /// - Parameters:
  ///   - selection: the id of the selected element.
  ///   - onActivate: called with the id of a row that the user double-clicks, or that has the
  ///     keyboard focus when Enter is pressed.
  @_disfavoredOverload  // Bindings to optionals and sets fit, too.
  public func selection<ID: Hashable & Sendable>(
    _ selection: Binding<ID>, onActivate: (@MainActor @Sendable (ID) -> Void)? = nil
  ) -> Table {
    rows { $0.selection(selection, onActivate: onActivate) }
  }

  /// Enables the user to find rows by typing the beginning of their text, in a table with a
  /// selection.
  ///
  /// - Parameter text: returns the text of an element; called on any thread.
  public func typeToFind(_ text: @escaping @Sendable (Element) -> String) -> Table {
    rows { $0.typeToFind(text) }
  }
}
