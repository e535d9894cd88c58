/// What the person is doing in the app. Nothing hands it on here: it is kept for the code that made it.
open class NSUserActivity: NSObject {
  /// The kind of activity, as the app names it.
  public let activityType: String

  /// What people call it.
  open var title: String?

  /// What the app needs to take it up again.
  open var userInfo: [AnyHashable: Any]?

  /// The parts of `userInfo` that are needed.
  open var requiredUserInfoKeys: Set<String>?

  /// Words by which it is found.
  open var keywords: Set<String> = []

  /// The page on which it can be taken up.
  open var webpageURL: URL?

  /// Where the page came from.
  open var referrerURL: URL?

  /// When it is over.
  open var expirationDate: Date?

  /// Whether `userInfo` is to be brought up to date.
  open var needsSave = false

  /// Whether another device may take it up.
  open var isEligibleForHandoff = true

  /// Whether a search may find it.
  open var isEligibleForSearch = false

  /// Whether everybody's search may find it.
  open var isEligibleForPublicIndexing = false

  /// Whether it may be suggested.
  open var isEligibleForPrediction = false

  /// A name by which it is deleted.
  open var persistentIdentifier: String?

  /// What it shows.
  open var targetContentIdentifier: String?

  /// A phrase that would start it.
  open var suggestedInvocationPhrase: String?

  /// The entity that it shows.
  open var appEntityIdentifier: EntityIdentifier?

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to what the app needs to take it up again.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Would make it the one that the person is at.
  open func becomeCurrent() {}

  /// Would end that.
  open func resignCurrent() {}

  /// Would forget it.
  open func invalidate() {}
}
