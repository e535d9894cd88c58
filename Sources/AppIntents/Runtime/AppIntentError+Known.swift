extension AppIntentError {
  /// What the app is not allowed to use.
  public enum PermissionRequired {
    /// Bluetooth.
    public static let bluetooth = AppIntentError(description: "I need your permission to use Bluetooth.")

    /// The contacts.
    public static let contacts = AppIntentError(description: "I need your permission to use your contacts.")

    /// Devices nearby.
    public static let localNetwork = AppIntentError(description: "I need your permission to use the local network.")

    /// The place where one is.
    public static let location = AppIntentError(description: "I need your permission to know where you are.")

    /// The photos.
    public static let photos = AppIntentError(description: "I need your permission to use your photos.")

    /// The system's assistant.
    public static let siri = AppIntentError(description: "I need your permission to use Siri.")
  }

  /// What the person has to do first.
  public enum UserActionRequired {
    /// To set up an account.
    public static let accountSetup = AppIntentError(description: "You have to set up your account first.")

    /// To confirm.
    public static let confirmation = AppIntentError(description: "You have to confirm this first.")

    /// To sign in.
    public static let signin = AppIntentError(description: "You have to sign in first.")
  }

  /// What nobody can change at the moment.
  public enum Unrecoverable {
    /// There is no such thing.
    public static let entityNotFound = AppIntentError(description: "I could not find that.")

    /// It is switched off by someone else.
    public static let featureCurrentlyRestricted = AppIntentError(description: "That is restricted at the moment.")

    /// There is no connection.
    public static let networkFailure = AppIntentError(description: "There is no connection to the network.")

    /// It is not allowed.
    public static let notAllowed = AppIntentError(description: "That is not allowed.")

    /// Only a part was done.
    public static let partialFailure = AppIntentError(description: "Not all of it could be done.")

    /// Nobody knows.
    public static let unknown = AppIntentError(description: "Something went wrong.")

    /// The machine cannot do it.
    public static let unsupportedOnDevice = AppIntentError(description: "That does not work on this device.")
  }
}

/// An error of an app that stands for one of the system's.
public protocol CustomAppIntentErrorConvertible: Error {
  /// The system's error.
  var appIntentError: AppIntentError { get }
}
