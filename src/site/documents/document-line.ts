import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { Language } from '../../ground/values/words.ts'
import type { DocumentAudience, DocumentKind } from './document.ts'

export type DocumentLine = {
  readonly id: number
  readonly title: string
  readonly kind: DocumentKind
  readonly audience: DocumentAudience
  readonly day: string
  readonly format: string
  readonly size: string
  readonly number: number
}

type Row = {
  readonly id: number
  readonly title: string
  readonly kind: DocumentKind
  readonly audience: DocumentAudience
  readonly datedOn: string
  readonly fileName: string
  readonly size: number
  readonly number: number
}

/** A document as a list tells it. */
export function documentLine(row: Row, language: Language): DocumentLine {
  const { id, title, kind, audience, number } = row
  return {
    id,
    title,
    kind,
    audience,
    number,
    day: dayInFigures(row.datedOn, language),
    format: (row.fileName.split('.').at(-1) ?? '').toUpperCase(),
    size: sizeInWords(row.size, language),
  }
}

const KB = 1024

/** '84 kB', '1,2 MB': never more precise than anybody needs. */
export function sizeInWords(bytes: number, language: Language): string {
  const isSmall = bytes < KB * KB
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: isSmall ? 0 : 1 })
  const size = isSmall ? Math.max(1, bytes / KB) : bytes / KB / KB
  return `${number.format(size)}\u00a0${isSmall ? 'kB' : 'MB'}`
}
