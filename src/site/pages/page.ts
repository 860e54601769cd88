type PageParts = {
  readonly title: string
  /** The first paragraph, where it is nothing but words: it stands under the title. */
  readonly lead: string | null
  readonly body: string
}

/** A club's text begins with its title: `# Stanley`. */
export function pageParts(markdown: string): PageParts {
  const text = markdown.replaceAll('\r\n', '\n').trim()
  const [, title = '', afterTitle = text] = /^# +(.+)\n*([\s\S]*)$/.exec(text) ?? []
  const [first = '', ...rest] = afterTitle.split(/\n{2,}/)
  const isLead = PLAIN_PARAGRAPH.test(first)
  return {
    title: plainText(title.slice(0, LONGEST_TITLE)),
    lead: isLead ? oneLine(first) : null,
    body: isLead ? rest.join('\n\n') : afterTitle,
  }
}

const LONGEST_TITLE = 300

/** Begins with a letter or a quotation, holds no Markdown. */
const PLAIN_PARAGRAPH = /^[\p{L}„‘“][^*_`[\]<>|#\\]*$/u

const MARKS: readonly (readonly [RegExp, string])[] = [
  // Bounded: a thousand brackets that never close would be looked through a thousand times.
  [/!?\[([^\]]{0,300})\]\([^)]{0,1000}\)/g, '$1'],
  [/^[ \t]*(?:#{1,6}|[-+>]|\d{1,9}[.)])[ \t]+/gm, ''],
  [/[*_`]+/g, ''],
]

/**
 * Markdown without its marks, for places that take words only: the preview of a link, a search result. Cut from the source
 * and not from what is drawn: Markdown is never parsed on the thread that answers.
 */
export function plainText(markdown: string): string {
  return oneLine(MARKS.reduce((text, [mark, by]) => text.replace(mark, by), markdown))
}

/** Everything that is drawn of a page: the text itself, and what its screens show of it. */
export function drawnTexts({ bodyCs, bodyEn }: { bodyCs: string; bodyEn: string }): readonly string[] {
  return [bodyCs, bodyEn].flatMap((text) => [text, pageParts(text).body, withoutTitle(text)])
}

/** For a screen that has the title already; the headings under it move up into its place. */
export function withoutTitle(markdown: string): string {
  return markdown.replace(/^\s*# .*\n/, '').replace(/^#(?=#+ )/gm, '')
}

const PREVIEW = 160

/** As much of a text as a preview shows, cut between words. */
export function previewText(markdown: string): string {
  const text = plainText(markdown.slice(0, 2000))
  if (text.length <= PREVIEW) return text
  return `${text.slice(0, PREVIEW - 1).replace(/\s+\S*$/, '')}…`
}

function oneLine(text: string): string {
  return text.replace(/[ \t\n]+/g, ' ').trim()
}
