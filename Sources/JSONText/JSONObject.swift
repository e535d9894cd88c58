/// The members of a JSON object in the order of the text, repeated names included.
package struct JSONObject: Sendable, Hashable {
  /// One name with its value.
  package struct Member: Sendable, Hashable {
    /// The name with its escapes resolved.
    package let key: String

    /// Where the name begins.
    package let keyPosition: JSONPosition

    /// The value.
    package let value: JSONNode
  }

  /// All members in order.
  package let members: [Member]

  /// The value of that name, the last one where the name is repeated. The search is linear: to visit all, use `members`.
  package subscript(key: String) -> JSONNode? { members.last { $0.key == key }?.value }

  /// The members that repeat the name of an earlier one.
  package var duplicates: [Member] {
    var seen = Set<String>(minimumCapacity: members.count)
    return members.filter { !seen.insert($0.key).inserted }
  }
}
