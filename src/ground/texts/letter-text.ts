type Mark = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)]

/**
 * A text with Markdown as a letter says it: paragraphs of plain words, an address beside its link, a dot before each point
 * of a list. Lines stay as they were written.
 */
export function letterParagraphs(markdown: string, origin: string): readonly string[] {
  return markdown
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => plain(block, origin))
    .filter((block) => block !== '')
}

/** Every mark is bounded: what opens and never closes must not be looked through again and again. */
function plain(block: string, origin: string): string {
  const marks: readonly Mark[] = [
    [/!\[([^\]]{0,300})\]\([^)\s]{0,1000}\)/g, '$1'],
    [/\[([^\]]{1,300})\]\(([^)\s]{1,1000})\)/g, (_, text = '', to = '') => linked(text, to, origin)],
    [/^[ \t]*#{1,6}[ \t]+/gm, ''],
    [/^[ \t]*>[ \t]?/gm, ''],
    [/^([ \t]*)[-*+][ \t]+/gm, '$1• '],
    [/(?<!\\)(\*\*|__)(?=\S)(.{1,600}?)(?<=\S)\1/g, '$2'],
    [/(?<![\\\p{L}\p{N}])([*_])(?=\S)([^*_\n]{1,600}?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2'],
    [/`([^`\n]+)`/g, '$1'],
    [/(?<![\w:]):[a-z][a-z0-9-]{1,40}:(?![\w:])[ \t]?/g, ''],
    [/\\([\\`*_{}[\]()#+.!|<>-])/g, '$1'],
    [/\n{2,}/g, '\n'],
  ]
  return marks
    .reduce(
      (text, [mark, by]) => (typeof by === 'string' ? text.replace(mark, by) : text.replace(mark, by)),
      block.split('\n').map(tableLine).join('\n'),
    )
    .trim()
}

/** A table's row as words with dashes between; the line under its head is nothing. */
function tableLine(line: string): string {
  const bare = line.trim()
  if (/^\|?[ \t]*:?-{3,}:?[ \t]*(?:\|[ \t:|-]*)?$/.test(bare)) return ''
  if (!bare.startsWith('|')) return line
  const cells = bare.slice(1, bare.endsWith('|') ? -1 : undefined).split('|')
  return cells.map((cell) => cell.trim()).join(' – ')
}

/** Only addresses a browser opens; of any other link its words stay. */
function linked(text: string, to: string, origin: string): string {
  const address = /^\/(?!\/)/.test(to) ? origin + to : to
  if (!/^(?:https?:\/\/|mailto:)/i.test(address)) return text
  return address === text || address === `mailto:${text}`
    ? text
    : `${text} (${address.replace(/^mailto:/i, '')})`
}
