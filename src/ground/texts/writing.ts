/** What a tool of the writing area does to a text: marks around what is chosen, marks before its lines, or a block of its own. */
export type Tool = 'heading' | 'bold' | 'italic' | 'list' | 'numbers' | 'quote' | 'link' | 'table'

type Chosen = { readonly text: string; readonly start: number; readonly end: number }

/** What is written instead of what stands between `from` and `to`, and what is chosen afterwards. */
export type Written = {
  readonly from: number
  readonly to: number
  readonly put: string
  readonly start: number
  readonly end: number
}

/** Words that stand where nothing was chosen, to be written over. */
export type Samples = { readonly text: string; readonly column: string }

export function applyTool(tool: Tool, chosen: Chosen, samples: Samples): Written {
  if (tool === 'bold') return around(chosen, '**', samples.text)
  if (tool === 'italic') return around(chosen, '_', samples.text)
  if (tool === 'link') return link(chosen, samples.text)
  if (tool === 'table') return block(chosen, table(samples.column))
  return beforeLines(chosen, tool)
}

/** Pressed again, the marks go away. */
function around({ text, start, end }: Chosen, mark: string, sample: string): Written {
  const isMarked =
    text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark
  const inside = text.slice(start, end) || sample
  if (isMarked && end > start)
    return {
      from: start - mark.length,
      to: end + mark.length,
      put: inside,
      start: start - mark.length,
      end: end - mark.length,
    }
  const begin = start + mark.length
  return { from: start, to: end, put: mark + inside + mark, start: begin, end: begin + inside.length }
}

const ADDRESS = 'https://'

/** What is still missing is chosen: the address, or the words where it was an address that was chosen. */
function link({ text, start, end }: Chosen, sample: string): Written {
  const inside = text.slice(start, end)
  const isAddress = /^(?:https?:\/\/|\/)\S+$/.test(inside)
  const label = isAddress || inside === '' ? sample : inside
  const put = `[${label}](${isAddress ? inside : ADDRESS})`
  if (isAddress || inside === '')
    return { from: start, to: end, put, start: start + 1, end: start + 1 + label.length }
  const address = start + label.length + 3
  return { from: start, to: end, put, start: address, end: address + ADDRESS.length }
}

const MARKS = { heading: '## ', list: '- ', quote: '> ' } as const
const ANY_MARK = /^(?:#{1,6} |- |\d+\. |> )/

function beforeLines({ text, start, end }: Chosen, tool: 'heading' | 'list' | 'numbers' | 'quote'): Written {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(from, end > start && text[end - 1] === '\n' ? end - 1 : end))
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const mark = (order: number) => (tool === 'numbers' ? `${order + 1}. ` : MARKS[tool])
  const areMarked = lines.every((line, order) => line.startsWith(mark(order)))
  const put = lines
    .map((line, order) =>
      areMarked ? line.slice(mark(order).length) : mark(order) + line.replace(ANY_MARK, ''),
    )
    .join('\n')
  const isOneLine = lines.length === 1
  return { from, to, put, start: isOneLine ? from + put.length : from, end: from + put.length }
}

function block({ text, start, end }: Chosen, put: string): Written {
  const before = text.slice(0, start)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const place = end + gap.length
  return { from: end, to: end, put: `${gap}${put}\n`, start: place, end: place + put.length }
}

const table = (column: string) =>
  [`| ${column} 1 | ${column} 2 |`, '| --- | --- |', '|  |  |', '|  |  |'].join('\n')

/** A photo on its way, after the line one is in: nobody's sentence is cut in two. */
export function putPhoto({ text, end }: Pick<Chosen, 'text' | 'end'>, mark: string): Written {
  const next = text.indexOf('\n', end)
  const place = next === -1 ? text.length : next
  const written = block({ text, start: place, end: place }, mark)
  const after = written.from + written.put.length
  return { ...written, start: after, end: after }
}

/** It has arrived: its address takes the place of the mark, its words are chosen, to be written over. */
export function photoArrived(text: string, mark: string, photo: Photo): Written | null {
  const from = text.indexOf(mark)
  if (from === -1) return null
  const put = photo.address === null ? '' : `![${photo.words}](${photo.address})`
  const start = put === '' ? from : from + 2
  return { from, to: from + mark.length, put, start, end: put === '' ? from : start + photo.words.length }
}

/** One that did not arrive has no address and leaves nothing behind. */
type Photo = { readonly address: string | null; readonly words: string }
