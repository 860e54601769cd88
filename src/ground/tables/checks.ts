import type { Generated } from 'kysely'

/** The year's question to everybody: is what we keep about you right? */
export type DataCheckTable = {
  year: number
  startedAt: Generated<Date>
  startedBy: number | null
  remindedAt: Date | null
}

/** About each person asked: when, and what he said. */
export type DataCheckPersonTable = {
  year: number
  memberId: number
  askedAt: Date | null
  remindedAt: Date | null
  answer: 'confirmed' | 'corrected' | null
  way: 'link' | 'profile' | 'in_person' | 'phone' | null
  answeredOn: string | null
  notedBy: number | null
}
