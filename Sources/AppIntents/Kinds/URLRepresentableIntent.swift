/// An intent that an address stands for; the app shows what is there.
public protocol URLRepresentableIntent: _ShowsContent {}
