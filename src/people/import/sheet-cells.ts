import { asRecord, type Json } from '../../ground/tables/json.ts'
import { isTarget } from './card-field.ts'
import type { Mapping } from './columns.ts'

/** The file's cells, as a draft keeps them. */
export type SheetCells = {
  readonly header: readonly string[]
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[]
}

export function asSheetCells(value: Json): SheetCells {
  const { header, lines } = asRecord(value)
  return { header: texts(header), lines: list(lines).map(asLine) }
}

function asLine(value: Json): SheetCells['lines'][number] {
  const { line, cells } = asRecord(value)
  return { line: Number(line), cells: texts(cells) }
}

export function asMapping(value: Json): Mapping {
  return list(value).map((target) => (typeof target === 'string' && isTarget(target) ? target : null))
}

const list = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : []
const texts = (value: Json | undefined) => list(value).map((text) => (typeof text === 'string' ? text : ''))
