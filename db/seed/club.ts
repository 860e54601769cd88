import type { Db } from '../../src/tables.ts'
import { RULES_VERSION } from './accounts.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { insertAll } from './insert.ts'
import { systemStart } from './member-card.ts'
import { PRIVACY_CS, PRIVACY_EN } from './privacy.ts'
import { RULES_CS, RULES_EN } from './rules.ts'

export const CLUB_ACCOUNT = '2900000021/2010'
export const YEARLY_FEE = 120_000

const DIVISIONS = [
  { id: 1, name: 'Hranice', meets: 'úterý od 18.00, Motorest U Jezu', position: 1 },
  { id: 2, name: 'Šumperk', meets: 'středa od 18.30, Hospoda Na Točně', position: 2 },
  { id: 3, name: 'Olomouc', meets: 'čtvrtek od 18.00, Klubovna V Depu', position: 3 },
] as const

const SETTINGS = {
  club: {
    name: 'Moravští jezdci',
    shortName: 'MJ',
    claim: { cs: 'Spolu dojedeme dál', en: 'Together we ride further' },
    intro: {
      cs: 'Jsme parta lidí z Hranic, Šumperka a Olomouce, které spojila silnice. Jezdíme po Moravě i za hory, pomáháme tam, kde je to potřeba, a na nikoho nezapomínáme u krajnice.',
      en: 'We are people from Hranice, Šumperk and Olomouc brought together by the road. We ride around Moravia and across the mountains, help where help is needed and leave nobody at the roadside.',
    },
  },
  bank: { account: CLUB_ACCOUNT },
  fees: { yearly: YEARLY_FEE, dueMonth: 1, dueDay: 31 },
}

const PAGES = [
  { slug: 'stanovy', bodyCs: RULES_CS, bodyEn: RULES_EN },
  { slug: 'soukromi', bodyCs: PRIVACY_CS, bodyEn: PRIVACY_EN },
] as const

export async function seedClub(tx: Db, today: string): Promise<void> {
  const at = momentOn(addDays(systemStart(today), -1), '12:00')
  const settings = Object.entries(SETTINGS).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    updatedAt: at,
    updatedBy: null,
  }))
  await insertAll(tx, 'division', DIVISIONS)
  await insertAll(tx, 'clubSetting', settings)
  await insertAll(
    tx,
    'pageVersion',
    PAGES.map((page) => ({ ...page, version: RULES_VERSION, createdAt: at, createdBy: null })),
  )
}
