export const LARGEST_PHOTO = 15 * 1024 * 1024

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

/** What a file is by its first bytes; its name and what the browser says about it do not count. */
export function photoKind(bytes: Uint8Array): PhotoKind {
  const letters = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (letters(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (letters(0, 4) === 'RIFF' && letters(8, 12) === 'WEBP') return 'webp'
  if (letters(4, 8) === 'ftyp' && HEIC_BRANDS.includes(letters(8, 12))) return 'heic'
  return 'other'
}

const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']
