import { photoKind } from '../../rides/gallery/photo-kind.ts'

export const LARGEST_DOCUMENT = 20 * 1024 * 1024

export type FileKind = { readonly extension: string; readonly type: string }

const KINDS = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const
type Extension = keyof typeof KINDS

export const DOCUMENT_TYPES: readonly string[] = Object.values(KINDS).map((type) => type.replace(/;.*/, ''))

export const ACCEPTED = '.pdf,.docx,.xlsx,.odt,.txt,.jpg,.jpeg,.png,.webp'

/**
 * What a file is by its own bytes, if it is one of ours and its name says the same; null for anything else: a page or a
 * script in disguise, a sheet with macros, a program.
 */
export function fileKind(bytes: Uint8Array, fileName: string): FileKind | null {
  const named = extensionOf(fileName)
  const found = named && contentOf(bytes)
  return found && found === named ? { extension: found, type: KINDS[found] } : null
}

function extensionOf(fileName: string): Extension | null {
  const [, given = ''] = /\.([a-z]{3,4})$/i.exec(fileName) ?? []
  const plain = given.toLowerCase() === 'jpeg' ? 'jpg' : given.toLowerCase()
  return Object.hasOwn(KINDS, plain) ? (plain as Extension) : null
}

function contentOf(bytes: Uint8Array): Extension | null {
  if (startsWith(bytes, '%PDF-')) return 'pdf'
  if (startsWith(bytes, 'PK\u0003\u0004')) return packedKind(bytes)
  const photo = photoKind(bytes)
  if (photo === 'jpeg') return 'jpg'
  if (photo === 'png' || photo === 'webp') return photo
  return isPlainText(bytes) ? 'txt' : null
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return bytes.length >= text.length && lettersAt(bytes, 0, text.length) === text
}

function lettersAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}

const MACROS = /vbaProject|vbaData|^Basic\/|^Scripts\/|\.(?:bin|exe|dll|js|vbs|html?)$/i
/** What printing and pictures leave in an honest workbook. */
const HARMLESS = /^xl\/printerSettings\/[\w.-]+\.bin$/

/** Office files are archives; the names in them tell what they are, and whether something in them would run. */
function packedKind(bytes: Uint8Array): Extension | null {
  const names = namesIn(bytes)
  if (!names || names.some((name) => MACROS.test(name) && !HARMLESS.test(name))) return null
  if (names.includes('[Content_Types].xml')) {
    if (names.includes('word/document.xml')) return 'docx'
    return names.includes('xl/workbook.xml') ? 'xlsx' : null
  }
  const isOdt =
    names[0] === 'mimetype' &&
    names.includes('content.xml') &&
    lettersAt(bytes, 38, KINDS.odt.length) === KINDS.odt
  return isOdt ? 'odt' : null
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const SMALLEST_END = 22
const MOST_PARTS = 5000

/** Names from an archive's own directory; null for one that does not hold together. */
function namesIn(bytes: Uint8Array): readonly string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const earliest = Math.max(0, bytes.length - SMALLEST_END - 0xffff)
  let end = bytes.length - SMALLEST_END
  while (end >= earliest && view.getUint32(end, true) !== END) end -= 1
  if (end < earliest) return null
  const count = view.getUint16(end + 10, true)
  if (count > MOST_PARTS) return null
  const names: string[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) return null
    const length = view.getUint16(at + 28, true)
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)))
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

/** Letters and lines in UTF-8, and no page or drawing that a browser would run. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // oxlint-disable-next-line no-control-regex
    return !/[\u0000-\u0008\u000b\u000e-\u001f]/.test(text) && !/^\s*<[!?/a-z]/i.test(text)
  } catch {
    return false
  }
}

const LONGEST_NAME = 120

/** The name a file is saved under again: the one it came with, without anything a disk or a header would stumble over. */
export function tidyFileName(fileName: string, { extension }: FileKind): string {
  const base = fileName.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const plain = base
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{C}<>:"|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${Array.from(plain).slice(0, LONGEST_NAME).join('').trim() || 'dokument'}.${extension}`
}
