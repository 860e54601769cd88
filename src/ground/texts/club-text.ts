import { z } from 'zod'

/** The longest text there is: a page of the club. */
export const LONGEST_PAGE = 200_000
export const DEEPEST_LIST = 10

/** A text of the club in Markdown, as long and as deep as can be drawn. */
export function clubText(longest: number) {
  return z
    .string()
    .max(longest)
    .refine((text) => depthOf(text) <= DEEPEST_LIST, 'too_deep')
}

const MARK = /^(?:[-+*]|\d{1,9}[.)]|>)(?=[ \t>]|$)/

/** How many lists and quotations stand in one another; every line is looked at once. */
export function depthOf(text: string): number {
  let deepest = 0
  let open: readonly number[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const marks = marksOf(line)
    // What stands further to the left has closed what stood to the right of it.
    const [first = indentOf(line)] = marks
    open = [...open.filter((indent) => indent < first), ...marks]
    deepest = Math.max(deepest, open.length)
    if (deepest > DEEPEST_LIST) return deepest
  }
  return deepest
}

/** Where on the line its marks stand: `  - > a` has two. */
function marksOf(line: string): number[] {
  const places: number[] = []
  for (let at = indentOf(line); places.length <= DEEPEST_LIST;) {
    const [mark] = MARK.exec(line.slice(at, at + 12)) ?? []
    if (!mark) return places
    places.push(at)
    at += mark.length
    while (line[at] === ' ' || line[at] === '\t') at += 1
  }
  return places
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
