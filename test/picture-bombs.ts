type ScansInput = { readonly side: number; readonly scans: number }

/** A grey JPEG that passes over itself again and again: each pass takes the file a few bytes and its reader the whole picture. */
export function aJpegOfScans({ side, scans }: ScansInput): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const passes = Array.from({ length: scans }, (_, turn) => {
    const [place, low] = [1 + Math.floor(turn / STEPS), STEPS - 1 - (turn % STEPS)]
    const high = turn % STEPS === 0 ? 0 : low + 1
    return [segment(0xda, [1, 1, 0x00, place, place, (high << 4) | low]), empty(blocks)]
  })
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]),
    oneCode(0x00, 0x00),
    segment(0xda, [1, 1, 0x00, 0, 0, 0]),
    packed('0'.repeat(blocks)),
    oneCode(0x10, 0xe0),
    ...passes.flat(),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** How often one place of a block may be made more exact. */
const STEPS = 14
const LONGEST_RUN = 2 ** 15 - 1

function segment(marker: number, data: readonly number[]): Buffer {
  const length = data.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...data])
}

/** A table of codes in which a nought says the one thing there is to say. */
const oneCode = (table: number, symbol: number) =>
  segment(0xc4, [table, 1, ...Array<number>(15).fill(0), symbol])

/** Nothing in any block: a few runs as long as they may be. */
function empty(blocks: number): Buffer {
  const runs = Array.from({ length: Math.ceil(blocks / LONGEST_RUN) }, (_, turn) => {
    const run = Math.min(LONGEST_RUN, Math.max(2 ** 14, blocks - turn * LONGEST_RUN))
    return `0${(run - 2 ** 14).toString(2).padStart(14, '0')}`
  })
  return packed(runs.join(''))
}

function packed(bits: string): Buffer {
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
  return Buffer.from(
    (whole.match(/.{8}/g) ?? []).flatMap((byte) => {
      const value = parseInt(byte, 2)
      return value === 0xff ? [value, 0] : [value]
    }),
  )
}
