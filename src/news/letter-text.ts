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

function plain(block: string, origin: string): string {
  const marks: readonly Mark[] = [
    [/^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*(?:\|[ \t:|-]*)?$/gm, ''],
    [
      /^[ \t]*\|(.*?)\|?[ \t]*$/gm,
      (_, cells = '') =>
        cells
          .split('|')
          .map((cell) => cell.trim())
          .join(' – '),
    ],
    [/!\[([^\]]*)\]\([^)\s]*\)/g, '$1'],
    [/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, text = '', to = '') => linked(text, to, origin)],
    [/^[ \t]*#{1,6}[ \t]+/gm, ''],
    [/^[ \t]*>[ \t]?/gm, ''],
    [/^([ \t]*)[-*+][ \t]+/gm, '$1• '],
    [/(?<!\\)(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2'],
    [/(?<![\\\p{L}\p{N}])([*_])(?=\S)([^*_\n]+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2'],
    [/`([^`\n]+)`/g, '$1'],
    [/(?<![\w:]):[a-z][a-z0-9-]{1,40}:(?![\w:])[ \t]?/g, ''],
    [/\\([\\`*_{}[\]()#+.!|<>-])/g, '$1'],
    [/\n{2,}/g, '\n'],
  ]
  return marks
    .reduce(
      (text, [mark, by]) => (typeof by === 'string' ? text.replace(mark, by) : text.replace(mark, by)),
      block,
    )
    .trim()
}

/** Only addresses a browser opens; of any other link its words stay. */
function linked(text: string, to: string, origin: string): string {
  const address = /^\/(?!\/)/.test(to) ? origin + to : to
  if (!/^(?:https?:\/\/|mailto:)/i.test(address)) return text
  return address === text || address === `mailto:${text}`
    ? text
    : `${text} (${address.replace(/^mailto:/i, '')})`
}
