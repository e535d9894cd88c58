/// What kind of file something is, by the names that Apple's platforms give to kinds: `.image`, `.pdf`. Nothing is checked by it.
public struct _ContentType: Sendable, Hashable {
  /// The lasting name, such as `public.image`.
  public let identifier: String

  /// Makes a kind of its lasting name.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  // Their names say what they are.
  /// General kinds, of which each kind conforms to `item`, `content` and `data`; folders, addresses and archives.
  public static let item = _ContentType("public.item"), content = _ContentType("public.content"),
    data = _ContentType("public.data"), folder = _ContentType("public.folder"),
    directory = _ContentType("public.directory"), fileURL = _ContentType("public.file-url"),
    url = _ContentType("public.url"), archive = _ContentType("public.archive"),
    zip = _ContentType("public.zip-archive")

  /// Texts, documents, calendar entries and contacts.
  public static let text = _ContentType("public.text"), plainText = _ContentType("public.plain-text"),
    utf8PlainText = _ContentType("public.utf8-plain-text"), rtf = _ContentType("public.rtf"),
    html = _ContentType("public.html"), xml = _ContentType("public.xml"), json = _ContentType("public.json"),
    yaml = _ContentType("public.yaml"), sourceCode = _ContentType("public.source-code"),
    delimitedText = _ContentType("public.delimited-values-text"),
    commaSeparatedText = _ContentType("public.comma-separated-values-text"), pdf = _ContentType("com.adobe.pdf"),
    propertyList = _ContentType("com.apple.property-list"), spreadsheet = _ContentType("public.spreadsheet"),
    presentation = _ContentType("public.presentation"), calendarEvent = _ContentType("public.calendar-event"),
    contact = _ContentType("public.contact"), vCard = _ContentType("public.vcard")

  /// Pictures; each that has a MIME type conforms to `image`.
  public static let image = _ContentType("public.image"), png = _ContentType("public.png"),
    jpeg = _ContentType("public.jpeg"), gif = _ContentType("com.compuserve.gif"), heic = _ContentType("public.heic"),
    heif = _ContentType("public.heif"), tiff = _ContentType("public.tiff"), webP = _ContentType("org.webmproject.webp"),
    svg = _ContentType("public.svg-image"), rawImage = _ContentType("public.camera-raw-image"),
    livePhoto = _ContentType("com.apple.live-photo")

  /// Sound and film; each that has a MIME type conforms to `audiovisualContent`.
  public static let audiovisualContent = _ContentType("public.audiovisual-content"),
    audio = _ContentType("public.audio"), mp3 = _ContentType("public.mp3"),
    wav = _ContentType("com.microsoft.waveform-audio"),
    mpeg4Audio = _ContentType("public.mpeg-4-audio"), movie = _ContentType("public.movie"),
    video = _ContentType("public.video"), mpeg4Movie = _ContentType("public.mpeg-4"),
    quickTimeMovie = _ContentType("com.apple.quicktime-movie")
}

extension IntentFile {
  /// Makes a file of data of a kind.
  public init(data: Data, filename: String, type: _ContentType?) {
    self.init(data: data, filename: filename)
    self.type = type
  }

  /// Makes a file of a kind that is on disk; without a name it has that of the address.
  public init(fileURL: URL, filename: String? = nil, type: _ContentType?) {
    self.init(fileURL: fileURL, filename: filename)
    self.type = type
  }

  /// The kinds as which it can be read: the one it is said to be.
  public var availableContentTypes: [_ContentType] { type.map { [$0] } ?? [] }

  /// What is in the file, as it is; nothing makes another kind of it.
  public func data(contentType: _ContentType) async throws -> Data { data }
}

extension IntentParameter where Value.ValueType == IntentFile {
  /// Declares a parameter that takes files; the types are not checked here.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [_ContentType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider<Value.ValueType>)? = nil,
    @ResolverSpecificationBuilder<Value.ValueType> resolvers: () ->
      ResolverSpecificationBuilder<Value.ValueType>.Specification = { .init() }
  ) {
    let definition = ParameterDefinition(
      title, description, requestValueDialog, options: optionsProvider, connection: inputConnectionBehavior,
      resolvers: resolvers())
    self.init(definition, default: defaultValue)
  }
}

extension _ContentType {
  /// Makes the kind of files whose names end so; `nil` for an ending that is not usual.
  public init?(filenameExtension: String) {
    guard let known = Self.files.first(where: { $0.ending == filenameExtension.lowercased() }) else { return nil }
    self.init(known.identifier)
  }

  /// Makes the kind that a web server calls so; `nil` for a name that is not usual.
  public init?(mimeType: String) {
    guard let known = Self.files.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
    self.init(known.identifier)
  }

  /// How names of such files end, if there is a usual way.
  public var preferredFilenameExtension: String? { Self.files.first { $0.identifier == identifier }?.ending }

  /// What a web server calls it, if there is a usual name.
  public var preferredMIMEType: String? { Self.files.first { $0.identifier == identifier }?.mime }

  /// Whether it is that kind, or a special case of one of the general kinds.
  public func conforms(to type: _ContentType) -> Bool {
    if self == type || [.data, .item, .content].contains(type) { return true }
    guard let mime = preferredMIMEType else { return false }
    switch type {
    case .image: return mime.hasPrefix("image/")
    case .audio: return mime.hasPrefix("audio/")
    case .movie, .video: return mime.hasPrefix("video/")
    case .audiovisualContent: return mime.hasPrefix("audio/") || mime.hasPrefix("video/")
    case .text: return mime.hasPrefix("text/") || [.json, .xml, .yaml].contains(self)
    default: return false
    }
  }

  private static let files: [(identifier: String, ending: String, mime: String)] = [
    ("public.plain-text", "txt", "text/plain"), ("public.html", "html", "text/html"),
    ("public.rtf", "rtf", "text/rtf"), ("public.xml", "xml", "application/xml"),
    ("public.json", "json", "application/json"), ("public.yaml", "yaml", "application/yaml"),
    ("public.comma-separated-values-text", "csv", "text/csv"), ("com.adobe.pdf", "pdf", "application/pdf"),
    ("public.vcard", "vcf", "text/vcard"), ("public.zip-archive", "zip", "application/zip"),
    ("public.png", "png", "image/png"), ("public.jpeg", "jpeg", "image/jpeg"),
    ("public.jpeg", "jpg", "image/jpeg"), ("com.compuserve.gif", "gif", "image/gif"),
    ("public.heic", "heic", "image/heic"), ("public.tiff", "tiff", "image/tiff"),
    ("org.webmproject.webp", "webp", "image/webp"), ("public.svg-image", "svg", "image/svg+xml"),
    ("public.mp3", "mp3", "audio/mpeg"), ("com.microsoft.waveform-audio", "wav", "audio/vnd.wave"),
    ("public.mpeg-4-audio", "m4a", "audio/mp4"), ("public.mpeg-4", "mp4", "video/mp4"),
    ("com.apple.quicktime-movie", "mov", "video/quicktime"),
  ]
}
