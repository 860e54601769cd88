import { z } from 'zod'
import { AfterText } from './ground/http/after.ts'
import { isPlainText } from './ground/values/plain-text.ts'
import type { QueryTable } from './ground/http/screen-query.ts'

const number = z.string().regex(/^[1-9]\d{0,8}$/)
const longNumber = z.string().regex(/^[1-9]\d{0,14}$/)
/** One of a few words each screen knows, or several of them with commas between. */
const choice = z.string().regex(/^[\w,:-]{1,300}$/)
/** The same, where a field of the club's own may stand: 'own.3', '3.yes', '3.10..20'. */
const fields = z.string().regex(/^[\w,:.-]{1,500}$/)
const words = z.string().max(200).refine(isPlainText)
const long = z.string().max(500).refine(isPlainText)
const day = z.iso.date().refine((text) => text > '1900' && text < '2200')
const year = z.string().regex(/^(?:19|20|21)\d\d$/)
const month = z.string().regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/)
const backup = z.string().regex(/^[\w.-]{1,100}$/)
const secret = z.string().regex(/^[\w.~-]{1,500}$/)

// What every screen may be asked for by its address. What is not here, or does not fit, never reaches a screen.
export const SCREEN_QUERIES: QueryTable = {
  // Where one is in a list, and how it is ordered.
  page: number,
  after: AfterText,
  pageSize: number,
  tab: choice,
  sort: fields,
  filter: choice,
  kind: choice,
  show: choice,
  step: choice,
  stav: choice,
  ukaz: choice,
  zobrazit: choice,
  krok: choice,
  druh: choice,
  oblast: choice,
  co: choice,
  system: choice,
  add: choice,
  intent: choice,
  odpoved: choice,
  // Words one looks for.
  q: words,
  search: words,
  hledat: words,
  who: words,
  kdo: words,
  koho: words,
  text: words,
  stranka: words,
  first: words,
  second: words,
  tags: words,
  number: words,
  amount: words,
  komu: words,
  pridat: words,
  // A registration half written.
  jmena: long,
  poznamka: long,
  // Which of a kind.
  division: choice,
  role: choice,
  columns: fields,
  own: fields,
  payment: choice,
  archived: choice,
  status: choice,
  state: choice,
  card: choice,
  way: choice,
  album: choice,
  // Whom, and what is to be changed for them.
  ids: z.string().regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,199}$/),
  toDivision: choice,
  toKind: choice,
  toRole: choice,
  addTags: words,
  removeTags: words,
  // Which one.
  id: number,
  keep: number,
  drop: number,
  member: number,
  memberId: number,
  applicationId: number,
  clen: number,
  copy: number,
  donation: number,
  movement: number,
  nahled: number,
  platba: number,
  purpose: number,
  run: number,
  view: number,
  davka: number,
  davky: number,
  vypis: number,
  version: number,
  bod: number,
  zastavka: number,
  otazka: number,
  pocet: number,
  zprava: number,
  pred: longNumber,
  po: longNumber,
  // When.
  period: year,
  rok: year,
  year,
  mesic: month,
  od: day,
  do: day,
  date: day,
  // Where to go on, and what opens a door.
  next: z.string().max(2000).refine(isPlainText),
  token: secret,
  stahnout: backup,
  smazat: backup,
  obnovit: backup,
  // The router's own.
  index: choice,
  _routes: z.string().max(2000),
}
