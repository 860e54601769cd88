import { parseMotorcycle } from '../applications/motorcycle.ts'
import { folded } from '../members/likeness.ts'
import { type Motorcycle, motorcycleInWords } from '../members/member.ts'
import type { CardValue } from './card-field.ts'

// What a card has several of. In a file and in a plan it is one text; a file adds to it and takes nothing away.
export const LISTS = ['motorcycles', 'tags', 'paidYears'] as const
export type ListField = (typeof LISTS)[number]

const SEAMS: Readonly<Record<ListField, { readonly split: RegExp; readonly join: string }>> = {
  motorcycles: { split: /\s*[;\n]\s*/, join: '; ' },
  tags: { split: /\s*[,;\n]\s*/, join: ', ' },
  paidYears: { split: /[\s,;]+/, join: ', ' },
}

export function isListField(field: string): field is ListField {
  return LISTS.some((list) => list === field)
}

export function itemsOf(field: ListField, text: CardValue | null | undefined): readonly string[] {
  return typeof text === 'string' ? text.split(SEAMS[field].split).filter(Boolean) : []
}

export function listText(field: ListField, items: readonly string[]): string {
  return items.join(SEAMS[field].join)
}

/** What the card has, and what the file adds to it; a motorcycle is the same with its plate and without it. */
export function withAdded(field: ListField, present: CardValue | null, added: CardValue): string {
  const items = [...itemsOf(field, present)]
  for (const item of itemsOf(field, added))
    if (!items.some((known) => keyOf(field, known) === keyOf(field, item))) items.push(item)
  return listText(field, items)
}

function keyOf(field: ListField, item: string): string {
  if (field !== 'motorcycles') return item
  const motorcycle = readMotorcycle(item)
  return folded(motorcycle ? motorcycleInWords({ ...motorcycle, plate: null }) : item)
}

const PLATE = /\s*\(((?!(?:19|20)\d\d\))[^()]{1,15})\)\s*$/

/** 'Jawa 350 1986 (1A2 3456)', as the export writes it and as people do; null where somebody wrote he has none. */
export function readMotorcycle(text: string): Motorcycle | null {
  const parsed = parseMotorcycle(text.replace(PLATE, ''))
  return parsed && { ...parsed, plate: PLATE.exec(text)?.[1]?.trim() ?? null, rangeKm: null }
}
