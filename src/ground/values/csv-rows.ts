/** The rows of a table as csvHead and csvRow write it, cells still guarded; read as it comes. */
export async function* csvRows(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\r\n')
    rest = lines.pop() ?? ''
    let open = ''
    for (const line of lines) {
      const whole = open + line
      // A break inside quotes is a part of the cell.
      if (isOpen(whole)) open = `${whole}\r\n`
      else {
        open = ''
        yield cellsOf(whole)
      }
    }
    rest = open + rest
  }
}

function isOpen(line: string): boolean {
  if (!line.includes('"')) return false
  return (line.split('"').length - 1) % 2 === 1
}

function cellsOf(line: string): readonly string[] {
  if (!line.includes('"')) return line.split(';')
  const cells: string[] = []
  for (const part of line.split(';')) {
    const last = cells.at(-1)
    if (last !== undefined && isOpen(last)) cells[cells.length - 1] = `${last};${part}`
    else cells.push(part)
  }
  return cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
}
