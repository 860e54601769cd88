import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

/**
 * A club's text as HTML that may stand in a page. micromark writes any HTML in the text as plain letters and empties
 * addresses like `javascript:`; therefore every `<` in its answer is its own, and the changes below may trust it.
 */
export function renderMarkdown(text: string): string {
  const html = micromark(tame(text), { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  return [shiftHeadings, markForeignLinks, dropForeignImages, wrapTables, placeIcons, bindShortWords].reduce(
    (done, step) => step(done),
    html,
  )
}

const MOST_MARKS = 500
const MOST_CELLS = 5000
/** A list in a list in a list, twenty deep, on one line. */
const DEEP_LIST = /^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)])(?=[ \t>])){20}/m

/** Marks that open and do not close cost micromark the square of their number: a paragraph of them is only letters. */
function tame(text: string): string {
  const parts = text.split(/(\n[ \t]*\n)/)
  return parts.map((part) => (isTangled(part) ? part.replace(/[*_[\]<>|.)+-]/g, '\\$&') : part)).join('')
}

function isTangled(part: string): boolean {
  const count = (marks: RegExp) => part.match(marks)?.length ?? 0
  return count(/[*_]+|[[\]<>]/g) > MOST_MARKS || count(/\|/g) > MOST_CELLS || DEEP_LIST.test(part)
}

const HEADING = /<(\/?)h([1-6])>/g
const LOWEST_HEADING = 6

/** The page has its own h1, so the highest heading of a text, whichever it is, becomes h2. */
function shiftHeadings(html: string): string {
  const highest = html
    .matchAll(HEADING)
    .reduce((least, [, , level]) => Math.min(least, Number(level)), LOWEST_HEADING)
  const shifted = (level: string) => Math.min(Number(level) - highest + 2, LOWEST_HEADING)
  return html.replace(HEADING, (_, slash: string, level: string) => `<${slash}h${shifted(level)}>`)
}

function markForeignLinks(html: string): string {
  return html.replace(/<a href="(?=https?:|\/\/)/gi, '<a rel="noopener" href="')
}

/** The browser is told to load pictures from here only; of a foreign one its description stays. */
function dropForeignImages(html: string): string {
  return html.replace(/<img src="(?!\/(?!\/))[^"]*" alt="([^"]*)"[^>]*>/g, '$1')
}

/** A wide table scrolls in its own frame, with the keyboard too. */
function wrapTables(html: string): string {
  return html.replaceAll('<table>', '<div tabindex="0"><table>').replaceAll('</table>', '</table></div>')
}

/** `:bike:` asks for an icon; the browser draws it, until then a neutral one stands there. Not in tags, not in codes. */
function placeIcons(html: string): string {
  return html.replace(
    /<code>[^]*?<\/code>|<[^>]*>|(?<![\w:]):([a-z][a-z0-9-]{1,40}):(?![\w:])/g,
    (whole, name?: string) => (name ? `<span data-icon="${name}"></span>` : whole),
  )
}

/** Czech does not leave k, s, v, z, o, u, a, i at the end of a line. */
function bindShortWords(html: string): string {
  return html.replace(/(?<=[\s(>„\u00a0])([ksvzouai]) (?=[\p{L}\p{N}„(])/giu, '$1\u00a0')
}
