/// An intent that the system may suggest. Nothing is suggested here.
public protocol PredictableIntent: AppIntent {
  /// The type of what describes it.
  associatedtype Prediction: IntentPredictionConfiguration

  /// How it is described, by what it is about.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// How an intent is described where it is suggested.
public protocol IntentPredictionConfiguration {
  /// The intent.
  associatedtype Intent: AppIntent
}

/// A description of an intent with some of its parameters.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  /// Makes a description that names no parameter.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == Void {}

  /// Makes a description that names parameters.
  public init<each Value: _IntentValue>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) where T == (repeat each Value) {}
}

/// Several descriptions of an intent.
public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {}

/// Gathers descriptions of an intent.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// A description, which is of this intent.
  public static func buildExpression<T>(_ prediction: IntentPrediction<Intent, T>) -> IntentPrediction<Intent, T> {
    prediction
  }

  /// One description.
  public static func buildBlock<Only: IntentPredictionConfiguration>(_ only: Only) -> Only
  where Only.Intent == Intent { only }

  /// Several descriptions.
  public static func buildBlock<First, each Other>(
    _ first: First, _ other: repeat each Other
  ) -> TupleIntentPrediction<Intent, (First, repeat each Other)>
  where First: IntentPredictionConfiguration, repeat each Other: IntentPredictionConfiguration {
    TupleIntentPrediction()
  }
}
