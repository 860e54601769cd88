import { describe, expect, test } from 'vitest'
import { NEW_CLUB_FEES } from './fee-settings.ts'
import { readSettings, settingsValues } from './fee-settings-form.ts'
import { fillText, textFault } from './fee-text.ts'
import { feeSettingsFrom, withYear } from './stored-fee-settings.ts'

describe('stored settings', () => {
  test('of an older shape keep what they say and take the rest from a new club', () => {
    expect(feeSettingsFrom({ yearly: 150_000, dueMonth: 1, dueDay: 31 }, 2026)).toEqual({
      ...NEW_CLUB_FEES,
      yearly: 150_000,
    })
  })

  test.each([[null], ['x'], [{ yearly: -1, byRole: { Emperor: 1 }, texts: 7, daysToPay: 0 }]])(
    '%j is not believed',
    (stored) => {
      expect(feeSettingsFrom(stored, 2026)).toEqual(NEW_CLUB_FEES)
    },
  )
})

describe('a year', () => {
  const price = (yearly: number) => ({ ...NEW_CLUB_FEES, yearly })
  const priceOf = (stored: unknown, ...years: readonly number[]) =>
    years.map((year) => feeSettingsFrom(stored, year).yearly)
  const OLD = { yearly: 100_000 }

  test('without settings of its own follows the last one before it', () => {
    const stored = withYear(OLD, { period: 2026, settings: price(150_000), begun: [2024, 2025, 2026] })

    expect(priceOf(stored, 2024, 2025, 2026, 2027, 2031)).toEqual([
      100_000, 100_000, 150_000, 150_000, 150_000,
    ])
  })

  test('that has begun keeps what it had when an earlier one changes', () => {
    const stored = withYear(OLD, { period: 2026, settings: price(150_000), begun: [2026, 2027] })

    expect(priceOf(stored, 2025, 2026, 2027, 2028)).toEqual([100_000, 150_000, 100_000, 100_000])
  })

  test('that was written by itself is not written over by an earlier one', () => {
    const first = withYear(OLD, { period: 2027, settings: price(170_000), begun: [2026] })
    const stored = withYear(first, { period: 2026, settings: price(150_000), begun: [2026, 2027] })

    expect(priceOf(stored, 2025, 2026, 2027, 2028)).toEqual([100_000, 150_000, 170_000, 170_000])
  })

  test('has reminders spaced as all others', () => {
    const stored = withYear(OLD, {
      period: 2026,
      settings: { ...price(1), firstReminderAfter: 3 },
      begun: [],
    })

    expect(feeSettingsFrom(stored, 2020).firstReminderAfter).toBe(3)
  })

  test.each([[{ years: { 1999: OLD } }], [{ years: { x: OLD } }], [{ years: 7 }]])(
    '%j is not believed',
    (stored) => {
      expect(feeSettingsFrom(stored, 2026)).toEqual(NEW_CLUB_FEES)
    },
  )
})

describe('each stored setting', () => {
  test.each([
    ['yearly', [1, 120_000, 100_000_000], [0, -1, 100_000_001, 1.5, '1', null]],
    ['newcomersFreeFrom', [1, 12, null], [0, 13, 1.5, 'x']],
    ['inHousehold', [0, 80_000, null], [-1, 100_000_001, 1.5, 'x']],
    ['renewalFrom', [10, 1, null], [2, 0, '11']],
    ['dueMonth', [2, 12], [0, 13, 1.5]],
    ['dueDay', [1, 30], [0, 32, 1.5]],
    ['daysToPay', [1, 365], [0, 366, 1.5]],
    ['firstReminderAfter', [1, 365], [0, 366]],
    ['secondReminderAfter', [1, 365], [0, 366]],
    ['lastChanceDays', [1, 365], [0, 366]],
    ['byRole', [{ Applicant: 0 }, { Member: 100_000_000 }], [{ Emperor: 1 }, { Member: -1 }, [1]]],
    [
      'byDivision',
      [{ '1': 0 }, { '123456789': 5 }],
      [{ '0': 5 }, { '01': 5 }, { x1: 5 }, { '1x': 5 }, { '1234567890': 5 }, { '1': 100_000_001 }],
    ],
  ] as const)('%s is believed or is a new club’s', (name, good, bad) => {
    for (const value of good)
      expect(feeSettingsFrom({ [name]: value }, 2026)).toEqual({ ...NEW_CLUB_FEES, [name]: value })
    for (const value of bad)
      expect([value, feeSettingsFrom({ [name]: value }, 2026)]).toEqual([value, NEW_CLUB_FEES])
  })

  test('a text of the club’s own is kept, a blank one is not', () => {
    const own = {
      instructions: { cs: 'Zaplať {částka}.', en: ' ' },
      reminder1: { cs: 7 },
      other: { cs: 'x' },
    }

    expect(feeSettingsFrom({ texts: own }, 2026).texts).toEqual({
      ...NEW_CLUB_FEES.texts,
      instructions: { ...NEW_CLUB_FEES.texts.instructions, cs: 'Zaplať {částka}.' },
    })
  })

  test('a new club has these', () => {
    expect(NEW_CLUB_FEES).toMatchObject({
      yearly: 120_000,
      byRole: {},
      byDivision: {},
      newcomersFreeFrom: null,
      dueMonth: 1,
      dueDay: 31,
      daysToPay: 21,
      firstReminderAfter: 14,
      secondReminderAfter: 21,
      lastChanceDays: 30,
    })
  })
})

describe('the form', () => {
  const OWNERS = { divisions: [1, 2], kinds: [5, 6] }
  const settings = {
    ...NEW_CLUB_FEES,
    byKind: { '6': 30_000 },
    byRole: { Applicant: 60_000, Supervisor: 0 },
    byDivision: { '2': 90_050 },
    inHousehold: 80_000,
    newcomersFreeFrom: 11,
  }
  const values = settingsValues(settings, OWNERS)

  test('is read back as it was shown', () => {
    expect(readSettings(values, OWNERS)).toEqual({ settings })
  })

  test.each([
    ['yearly', '', 'required'],
    ['yearly', '0', 'too_small'],
    ['yearly', '1.200', 'not_money'],
    ['role-Applicant', 'zdarma', 'not_money'],
    ['division-1', '2000000', 'too_big'],
    ['inHousehold', '-1', 'not_money'],
    ['inHousehold', '2000000', 'too_big'],
    ['dueDay', '32', 'too_big'],
    ['daysToPay', '0', 'too_small'],
    ['lastChanceDays', 'měsíc', 'invalid'],
    ['text-instructions-cs', ' ', 'required'],
    ['text-reminder1-cs', 'Dlužíš {kolik}.', 'unknown_blank'],
    ['text-reminder2-cs', 'Zaplať.', 'missing_blank'],
  ])('%s written as %j is refused: %s', (field, text, fault) => {
    expect(readSettings({ ...values, [field]: text }, OWNERS)).toEqual({ faults: { [field]: fault } })
  })
})

describe('texts of letters', () => {
  const filling = {
    účel: 'příspěvek 2026',
    částka: '1 200 Kč',
    splatnost: '31. 1. 2026',
    dní: '5 dní',
    lhůta: '1. 4. 2026',
  }

  test('have their blanks filled, paragraph by paragraph', () => {
    expect(fillText('Zaplať {částka}\r\n\r\n za { Účel }, {nic}.', filling)).toEqual([
      'Zaplať 1 200 Kč',
      'za příspěvek 2026, {nic}.',
    ])
  })

  test('the first ones are all right', () => {
    for (const name of ['instructions', 'reminder1', 'reminder2'] as const)
      for (const language of ['cs', 'en'] as const)
        expect(textFault(name, NEW_CLUB_FEES.texts[name][language])).toBeNull()
  })
})
