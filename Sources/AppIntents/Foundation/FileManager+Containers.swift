extension FileManager {
  /// The folder that the programs of a group share: one by the group's name among the person's data. It is made if it is not there.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let isName = !groupIdentifier.isEmpty && !groupIdentifier.contains("/") && !groupIdentifier.hasPrefix(".")
    guard isName else { return nil }
    let folder = URL.applicationSupportDirectory.appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }

  /// None: there is no cloud that keeps documents.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Nobody: there is no account of a cloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension URL {
  /// Where the person keeps documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }

  /// Where programs keep data.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, ".local/share") }

  /// Where programs keep what can be made anew.
  public static var cachesDirectory: URL { folder(.cachesDirectory, ".cache") }

  /// Where the person keeps what came from the network.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }

  /// Where the person keeps pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }

  /// Where the person keeps music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }

  /// Where the person keeps films.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Videos") }

  /// What lies on the person's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }

  /// Where programs keep data, as there is no other such place.
  public static var libraryDirectory: URL { applicationSupportDirectory }

  private static func folder(_ place: FileManager.SearchPathDirectory, _ usual: String) -> URL {
    FileManager.default.urls(for: place, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(usual, isDirectory: true)
  }
}
