// The compiler brings a macro along that adds nothing to a property that computes its value: just what is wanted here, and
// nobody has to build a macro of ours.

/// Declares a property of an entity that is computed when it is read; `$name` is not declared beside it.
@attached(accessor, names: named(willSet))
public macro ComputedProperty() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Declares a property of an entity that is computed when it is read, under a title.
@attached(accessor, names: named(willSet))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Declares a property of an entity that takes time to get.
@attached(accessor, names: named(willSet))
public macro DeferredProperty() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// Declares a property of an entity that takes time to get, under a title.
@attached(accessor, names: named(willSet))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
