import { encodeQR } from 'qr'

/** A code for a screen: the side in dots with its quiet zone, and one path of all that is dark. */
export type QrImage = { readonly side: number; readonly path: string }

/** What the standard of the banks asks for: a quiet zone of four dots, error correction M. */
const QUIET_ZONE = 4

export function qrDots(text: string): readonly (readonly boolean[])[] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
}

export function qrImage(text: string): QrImage {
  const rows = qrDots(text)
  return { side: rows.length, path: rows.map(strokes).join('') }
}

/** Neighbours are one stroke, so that a screen shows no hairlines between them. */
function strokes(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    const start = x
    while (row[x]) x += 1
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`
  }
  return path
}
