/** Words somebody wrote, so that they stand in the minutes as they are: nothing of them is a mark of Markdown. */
export function plain(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\*_`[<|]/g, String.raw`\$&`)
    .replace(/^(\d*)([#>+.)-]+)(?=\s|$)/, String.raw`$1\$2`)
}

/** The same as the end of a sentence, whether whoever wrote it ended it or not. */
export function sentence(text: string): string {
  const said = plain(text)
  return /[.!?…]$/.test(said) ? said : `${said}.`
}

/** Several lines of them, as a quotation. */
export function quoted(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => (line.trim() === '' ? '>' : `> ${plain(line)}`))
    .join('\n')
}
