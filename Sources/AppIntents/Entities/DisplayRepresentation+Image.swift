extension DisplayRepresentation {
  /// A picture beside a name. Only symbols are shown, as characters; the other forms keep sources the same everywhere.
  public struct Image: Sendable, Hashable {
    /// The form of a picture where pictures are shown.
    public struct DisplayStyle: Sendable, Hashable {
      private let name: String

      /// As the system sees fit.
      public static let `default` = DisplayStyle(name: "default")

      /// In a circle.
      public static let circular = DisplayStyle(name: "circular")
    }

    /// The name of an SF Symbol.
    package let systemName: String?

    /// A picture by the name of an SF Symbol.
    public init(systemName: String, isTemplate: Bool? = nil) {
      self.systemName = systemName
    }

    /// A picture of the app's resources.
    public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      systemName = nil
    }

    /// A picture at an address.
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      systemName = nil
    }

    /// A picture at an address, in a size.
    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      systemName = nil
    }

    /// A picture as data.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      systemName = nil
    }
  }
}
