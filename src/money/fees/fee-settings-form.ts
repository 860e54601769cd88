import { ROLES } from '../../permissions.ts'
import { LANGUAGES, type Language } from '../../ground/values/words.ts'
import type { FieldFault, FieldFaults } from '../../refusals.ts'
import { crownsField, parseCrowns } from '../../ground/values/money.ts'
import { type FeeSettings, MOST_FEE, NEW_CLUB_FEES, PARTS_OF_YEAR, RENEWAL_MONTHS } from './fee-settings.ts'
import { FEE_TEXTS, type FeeText, textFault } from './fee-text.ts'

type Values = Readonly<Record<string, string>>

const DAYS = ['daysToPay', 'firstReminderAfter', 'secondReminderAfter', 'lastChanceDays'] as const

/** January is the first. */
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
export const shareField = (month: number) => `share-${month}`
export const textField = (name: FeeText, language: Language) => `text-${name}-${language}`

/** Whatever may have an amount of its own besides roles. */
export type Owners = { readonly divisions: readonly number[]; readonly kinds: readonly number[] }

/** What the form shows of the settings; an empty amount means 'as the whole club'. */
export function settingsValues(settings: FeeSettings, { divisions, kinds }: Owners): Values {
  const own = (amount: number | undefined) => (amount === undefined ? '' : crownsField(amount))
  return {
    yearly: crownsField(settings.yearly),
    inHousehold: own(settings.inHousehold ?? undefined),
    dueMonth: String(settings.dueMonth),
    dueDay: String(settings.dueDay),
    newcomersFreeFrom: String(settings.newcomersFreeFrom ?? ''),
    partOfYear: settings.partOfYear,
    renewalFrom: String(settings.renewalFrom ?? ''),
    lapses: settings.lapses ? 'yes' : '',
    postDays: String(settings.postDays),
    ...Object.fromEntries(
      MONTHS.map((month) => [shareField(month), String(settings.monthShares[month - 1])]),
    ),
    ...Object.fromEntries(DAYS.map((field) => [field, String(settings[field])])),
    ...Object.fromEntries(kinds.map((id) => [`kind-${id}`, own(settings.byKind[id])])),
    ...Object.fromEntries(ROLES.map((role) => [`role-${role}`, own(settings.byRole[role])])),
    ...Object.fromEntries(divisions.map((id) => [`division-${id}`, own(settings.byDivision[id])])),
    ...Object.fromEntries(
      FEE_TEXTS.flatMap((name) =>
        LANGUAGES.map((language) => [textField(name, language), settings.texts[name][language]]),
      ),
    ),
  }
}

const CLUB_FIELDS = new Set(Object.keys(settingsValues(NEW_CLUB_FEES, { divisions: [], kinds: [] })))

/** Also those of divisions and kinds, whatever there are. */
export function isSettingsField(name: string): boolean {
  return CLUB_FIELDS.has(name) || /^(?:division|kind)-[1-9]\d{0,8}$/.test(name)
}

type Read = { readonly settings: FeeSettings } | { readonly faults: FieldFaults }

/** The settings somebody wrote into the form, or what is wrong with which field. */
export function readSettings(form: Values, { divisions, kinds }: Owners): Read {
  const faults = new Map<string, FieldFault>()
  const field = (name: string) => form[name]?.trim() ?? ''
  const amount = (name: string) => {
    const parsed = parseCrowns(field(name))
    if (parsed === null) faults.set(name, field(name) === '' ? 'required' : 'not_money')
    else if (parsed > MOST_FEE) faults.set(name, 'too_big')
    return parsed ?? 0
  }
  const ownAmounts = (prefix: string, keys: readonly (string | number)[]) =>
    Object.fromEntries(
      keys.flatMap((key): [string, number][] =>
        field(`${prefix}-${key}`) === '' ? [] : [[String(key), amount(`${prefix}-${key}`)]],
      ),
    )
  const whole = (name: string, from: number, to: number) => {
    const value = /^\d{1,4}$/.test(field(name)) ? Number(field(name)) : null
    if (value === null) faults.set(name, field(name) === '' ? 'required' : 'invalid')
    else if (value < from || value > to) faults.set(name, value < from ? 'too_small' : 'too_big')
    return value ?? from
  }
  const text = (name: FeeText, language: Language) => {
    const written = (form[textField(name, language)] ?? '').replaceAll('\r\n', '\n').trim()
    const fault = textFault(name, written)
    if (fault) faults.set(textField(name, language), fault)
    return written
  }
  const yearly = amount('yearly')
  if (yearly === 0 && !faults.has('yearly')) faults.set('yearly', 'too_small')
  const part = PARTS_OF_YEAR.find((one) => one === field('partOfYear')) ?? 'whole'
  if (part !== field('partOfYear')) faults.set('partOfYear', 'invalid')
  const renewalFrom = RENEWAL_MONTHS.find((month) => String(month) === field('renewalFrom')) ?? null
  if (renewalFrom === null && field('renewalFrom') !== '') faults.set('renewalFrom', 'invalid')
  const settings: FeeSettings = {
    yearly,
    byKind: ownAmounts('kind', kinds),
    byRole: ownAmounts('role', ROLES),
    byDivision: ownAmounts('division', divisions),
    inHousehold: field('inHousehold') === '' ? null : amount('inHousehold'),
    newcomersFreeFrom: field('newcomersFreeFrom') === '' ? null : whole('newcomersFreeFrom', 1, 12),
    partOfYear: part,
    monthShares: MONTHS.map((month) => whole(shareField(month), 0, 100)),
    renewalFrom,
    dueMonth: whole('dueMonth', 1, 12),
    dueDay: whole('dueDay', 1, 31),
    daysToPay: whole('daysToPay', 1, 365),
    firstReminderAfter: whole('firstReminderAfter', 1, 365),
    secondReminderAfter: whole('secondReminderAfter', 1, 365),
    lastChanceDays: whole('lastChanceDays', 1, 365),
    lapses: field('lapses') === 'yes',
    postDays: whole('postDays', 0, 30),
    texts: {
      instructions: { cs: text('instructions', 'cs'), en: text('instructions', 'en') },
      reminder1: { cs: text('reminder1', 'cs'), en: text('reminder1', 'en') },
      reminder2: { cs: text('reminder2', 'cs'), en: text('reminder2', 'en') },
    },
  }
  return faults.size > 0 ? { faults: Object.fromEntries(faults) } : { settings }
}
