import AlidadeCore

/// A result builder that collects the columns of a ``Table``.
public typealias TableColumnBuilder<Element: Sendable> = ArrayBuilder<TableColumn<Element>>
