extension LocalizedStringResource {
  /// The language that the source asks for; that of the person who is spoken to counts.
  public var locale: Locale {
    get { place?.locale ?? .current }
    set { place = Place.of(newValue, bundle) }
  }

  /// Where the source has its catalogue; all are looked up in the app's own here.
  public var bundle: BundleDescription { place?.bundle ?? .main }

  /// What few resources say.
  final class Place: Sendable, Hashable {
    /// The language.
    let locale: Locale?

    /// Where the catalogue is.
    let bundle: BundleDescription

    /// A place; `nil` if it is that of most resources.
    static func of(_ locale: Locale?, _ bundle: BundleDescription) -> Place? {
      if locale == nil, case .main = bundle { return nil }
      return Place(locale, bundle)
    }

    private init(_ locale: Locale?, _ bundle: BundleDescription) {
      self.locale = locale
      self.bundle = bundle
    }

    /// Whether both name one language and one catalogue, whichever object says so.
    static func == (one: Place, other: Place) -> Bool { one.locale == other.locale && one.bundle == other.bundle }

    /// Takes in what `==` compares.
    func hash(into hasher: inout Hasher) {
      hasher.combine(locale)
      hasher.combine(bundle)
    }
  }
}
