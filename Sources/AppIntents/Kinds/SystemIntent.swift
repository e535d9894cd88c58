/// An intent of a kind that the system knows.
public protocol SystemIntent: AppIntent {}
