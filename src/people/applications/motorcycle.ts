export type ParsedMotorcycle = {
  readonly make: string
  readonly model: string | null
  readonly year: number | null
}

// Makes of two words; any other make is the first word.
const LONG_MAKES = ['harley davidson', 'moto guzzi', 'royal enfield', 'mv agusta', 'moto morini', 'boss hoss']
const NONE = /^(?:zatím |zatim )?(?:žádn|zadn|nemám|nemam|bez motorky|none\b|no\b|-+$)/i
const YEAR = /[\s,(]*\b((?:19|20)\d\d)\b\)?\s*$/

/** 'Harley-Davidson Street Bob, 2019' → make, model, year; the owner corrects what was guessed wrong. */
export function parseMotorcycle(text: string | null): ParsedMotorcycle | null {
  const written = (text ?? '').replace(/\s+/g, ' ').trim()
  if (!written || NONE.test(written)) return null
  const year = YEAR.exec(written)?.[1]
  const name = written.replace(YEAR, '').replace(/[\s,;]+$/, '')
  const [make, model] = splitMake(name || written)
  return {
    make: make.slice(0, 60),
    model: model.slice(0, 100).trim() || null,
    year: year === undefined ? null : Number(year),
  }
}

function splitMake(name: string): readonly [make: string, model: string] {
  const words = name.split(' ')
  const isLong = LONG_MAKES.includes(words.slice(0, 2).join(' ').toLowerCase().replace(/,$/, ''))
  const taken = isLong ? 2 : 1
  return [words.slice(0, taken).join(' ').replace(/,$/, ''), words.slice(taken).join(' ')]
}
