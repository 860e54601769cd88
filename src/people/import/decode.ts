export const ENCODINGS = ['utf-8', 'utf-16le', 'windows-1250'] as const
export type Encoding = (typeof ENCODINGS)[number]
export type Delimiter = ';' | ',' | '\t'

export type DecodedText = { readonly text: string; readonly encoding: Encoding }

/**
 * The file's text, whatever wrote it: UTF-8 with or without its mark, Excel's 'Unicode text'
 * (UTF-16), or the Windows-1250 of an older Czech Excel. Null for what is no text at all.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  return text.includes('\0') ? null : { text, encoding }
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1250'
  }
}

const DELIMITERS: readonly Delimiter[] = [';', '\t', ',']

/** What parts the first line into most pieces; a comma inside quotes parts nothing. */
export function delimiterOf(text: string): Delimiter {
  const header = firstRecord(text).replace(/"[^"]*"/g, '')
  const pieces = (delimiter: Delimiter) => header.split(delimiter).length
  return DELIMITERS.reduce((best, other) => (pieces(other) > pieces(best) ? other : best))
}

function firstRecord(text: string): string {
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '"') isQuoted = !isQuoted
    else if (!isQuoted && (letter === '\n' || letter === '\r')) return text.slice(0, at)
  }
  return text
}

/** XLSX is a ZIP; its first bytes say so, whatever the file is called. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04
}
