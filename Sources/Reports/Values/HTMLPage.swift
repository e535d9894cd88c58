/// A page of HTML that needs nothing else: no script, no network.
enum HTMLPage {
  /// The whole page, without a line break at the end; the sections are HTML already.
  static func text(title: String, verdict: String, isGood: Bool, summary: String, sections: [String]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title): \(MarkupText.escaped(summary))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <header>
    <h1>\(title)</h1>
    <p class="\(isGood ? "good" : "bad")">\(verdict): \(MarkupText.escaped(summary))</p>
    </header>
    <main>
    \(sections.joined(separator: "\n"))
    </main>
    </body>
    </html>
    """
  }

  /// A name or path that a narrow screen may break before its capitals and behind its slashes.
  static func breakable(_ text: String) -> String {
    var parts = [""]
    for scalar in text.unicodeScalars {
      let last = parts[parts.count - 1].unicodeScalars.last
      if last == "/" || scalar.properties.isUppercase && last?.properties.isLowercase == true { parts.append("") }
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    return parts.map(MarkupText.escaped).joined(separator: "<wbr/>")
  }

  /// A part of the page under its heading.
  static func section(_ title: String, _ content: String) -> String {
    "<section><h2>\(title)</h2>\n\(content)\n</section>"
  }

  /// A table of texts, which a narrow screen scrolls by itself.
  static func table(_ caption: String, _ head: [String], _ rows: [[String]]) -> String {
    let columns = head.map { "<th scope=\"col\">\(MarkupText.escaped($0))</th>" }.joined()
    let lines = rows.map { row in
      "<tr>" + row.map { "<td>\(breakable($0))</td>" }.joined() + "</tr>"
    }
    return """
      <div class="wide" role="region" aria-label="\(MarkupText.escaped(caption))" tabindex="0"><table><caption>\(MarkupText.escaped(caption))\
      </caption><thead><tr>\(columns)</tr></thead><tbody>\(lines.joined(separator: "\n"))</tbody></table></div>
      """
  }

  private static var style: String {
    """
    :root { color-scheme: light dark; --good: #14612f; --bad: #a3161a; --line: #8886; --hit: #2a9d5c; --miss: #d64545; }
    @media (prefers-color-scheme: dark) { :root { --good: #7ddb9b; --bad: #ff9b95; } }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem;
    overflow-wrap: break-word; }
    h1 { margin-bottom: 0; } h2 { margin-top: 2rem; }
    .good { color: var(--good); font-weight: bold; } .bad { color: var(--bad); font-weight: bold; }
    .wide { overflow-x: auto; } table { border-collapse: collapse; }
    caption { text-align: left; padding-bottom: .5rem; }
    th, td { text-align: left; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
    td { font-variant-numeric: tabular-nums; }
    td.hit { background: color-mix(in srgb, var(--hit) calc(var(--share) / 2), transparent); }
    td.miss { background: color-mix(in srgb, var(--miss) calc(25% + var(--share) / 4), transparent); }
    .bar { width: 40%; min-width: 6rem; } .bar svg { width: 100%; height: 1rem; } .bar rect { fill: var(--hit); }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; } summary { cursor: pointer; }
    code { overflow-wrap: anywhere; }
    @media (max-width: 40rem) {
      .wide { font-size: .85rem; } .wide thead th { font-size: .75rem; } th, td { padding-right: .4rem; } ul { padding-left: 1rem; }
      .wide tbody th { position: sticky; left: 0; background: Canvas; }
    }
    """
  }
}
