import { encodeQR } from 'qr'

/** The code on a card, row by row, dark or light, with its quiet border. */
export function qrRows(text: string): readonly (readonly boolean[])[] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
}
