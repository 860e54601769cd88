/** Words somebody wrote, so that they stand in the minutes as they are: nothing of them is a mark of Markdown. */
export function plain(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\*_`[<|]/g, String.raw`\$&`)
    .replace(/^(\d*)([#>+.)-]+)(?=\s|$)/, String.raw`$1\$2`)
}

/** Several lines of them, as a quotation. */
export function quoted(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => (line.trim() === '' ? '>' : `> ${plain(line)}`))
    .join('\n')
}
