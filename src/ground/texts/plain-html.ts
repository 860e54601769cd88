const LETTERS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it was written, in paragraphs, without any of its marks understood. */
export function plainHtml(text: string): string {
  const escaped = text.replaceAll(/[&<>"]/g, (letter) => LETTERS[letter] ?? '')
  const paragraphs = escaped.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph) => `<p>${paragraph.trim()}</p>`).join('\n')
}
