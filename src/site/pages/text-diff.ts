export type DiffLine = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

/** Lines that came and went between two texts (the longest common subsequence of lines). */
export function diffLines(before: string, after: string): DiffLine[] {
  const from = linesOf(before)
  const to = linesOf(after)
  const start = commonStart(from, to)
  const end = commonEnd(from.slice(start), to.slice(start))
  const middle = compare(from.slice(start, from.length - end), to.slice(start, to.length - end))
  const same = (lines: readonly string[]) => lines.map((text) => ({ kind: 'same', text }) as const)
  return [...same(to.slice(0, start)), ...middle, ...same(to.slice(to.length - end))]
}

const CONTEXT = 2

/** Only what changed, with a little around it; null stands for what is left out. */
export function shortDiff(lines: readonly DiffLine[]): (DiffLine | null)[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same')
  return lines.reduce<(DiffLine | null)[]>((shown, line, index) => {
    if (isNear(index)) shown.push(line)
    else if (shown.at(-1) !== null) shown.push(null)
    return shown
  }, [])
}

function linesOf(text: string): string[] {
  return text.replaceAll('\r\n', '\n').split('\n')
}

function commonStart(from: readonly string[], to: readonly string[]): number {
  const most = Math.min(from.length, to.length)
  let count = 0
  while (count < most && from[count] === to[count]) count += 1
  return count
}

function commonEnd(from: readonly string[], to: readonly string[]): number {
  return commonStart(from.toReversed(), to.toReversed())
}

/** A book rewritten from its first word to its last is not worth the table below. */
const LARGEST_TABLE = 4_000_000

function compare(from: readonly string[], to: readonly string[]): DiffLine[] {
  const removed = from.map((text) => ({ kind: 'removed', text }) as const)
  const added = to.map((text) => ({ kind: 'added', text }) as const)
  if (from.length * to.length > LARGEST_TABLE) return [...removed, ...added]
  const wide = to.length + 1
  const longest = new Uint32Array((from.length + 1) * wide)
  const at = (row: number, column: number) => longest[row * wide + column] ?? 0
  for (let row = from.length - 1; row >= 0; row -= 1)
    for (let column = to.length - 1; column >= 0; column -= 1)
      longest[row * wide + column] =
        from[row] === to[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const lines: DiffLine[] = []
  let [row, column] = [0, 0]
  while (row < from.length || column < to.length) {
    const [old, fresh] = [from[row], to[column]]
    if (old !== undefined && old === fresh) {
      lines.push({ kind: 'same', text: old })
      row += 1
      column += 1
    } else if (old !== undefined && (fresh === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'removed', text: old })
      row += 1
    } else if (fresh !== undefined) {
      lines.push({ kind: 'added', text: fresh })
      column += 1
    }
  }
  return lines
}
