import ParlanceTemplates
extension Vocabulary {
  func nearWords(to word: String, most: Int) -> [NearWord] { [] }
}
