/// An intent that tells the app's scene what to show. Without scenes, what is shown is said.
public protocol TargetContentProvidingIntent: SystemIntent, _ShowsContent {}
