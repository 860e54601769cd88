import type { Language } from '../../ground/values/words.ts'

/** Why something stays after a person is forgotten, and until when. */
export type KeptBecause = 'accounting' | 'chain' | 'club' | 'journal'

type Held = {
  /** What it is called in the export. */
  readonly name: Readonly<Record<Language, string>>
  /** Columns that point at the person; by them, or by words, his rows are found. */
  readonly points?: readonly string[]
  /** Columns that only say who did it: the number stays and leads to an account stripped of its owner. */
  readonly acted?: readonly string[]
}

/** A table that knows nobody: the club's own affairs. */
type Nobodys = Held & { readonly erasure: 'none' }

type Somebodys = Held & {
  /** Which rows are about a person, in SQL; `:members`, `:accounts`, `:applications` are his ids, `:emails` his addresses. */
  readonly about: string
  /** Never shown to anybody, only that there is one. */
  readonly secret?: readonly string[]
  /** Other people's and the machine's own affairs: left out of the export. */
  readonly hidden?: readonly string[]
}

type Deleted = Somebodys & { readonly erasure: 'delete' }

type Stripped = Somebodys & {
  readonly erasure: 'strip'
  /** What is written over him, column by column, in SQL. */
  readonly strip: Readonly<Record<string, string>>
  /** Words and days that say nothing about a person once the rest is gone. */
  readonly stays: readonly string[]
  readonly because: KeptBecause
  /** Rows that the law wants whole for now: only these are stripped today, the rest when its time comes. */
  readonly stripWhen?: string
}

type Kept = Somebodys & { readonly erasure: 'keep'; readonly because: KeptBecause }

export type Holding = Nobodys | Deleted | Stripped | Kept
export type SomeHolding = Exclude<Holding, Nobodys>

export function isSomebodys(holding: Holding): holding is SomeHolding {
  return holding.erasure !== 'none'
}

/** Accounting papers are kept five years after the end of their year (§ 31 of Act 563/1991). */
const ACCOUNTING_YEARS = 5

/** SQL: the day is older than what accounting still needs. */
export function isPastAccounting(column: string): string {
  return `${column} < make_date(extract(year from now() at time zone 'Europe/Prague')::int - ${ACCOUNTING_YEARS}, 1, 1)`
}
