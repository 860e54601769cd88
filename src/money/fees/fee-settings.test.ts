import { describe, expect, test } from 'vitest'
import { feeSettingsFrom, NEW_CLUB_FEES } from './fee-settings.ts'
import { readSettings, settingsValues } from './fee-settings-form.ts'
import { fillText, textFault } from './fee-text.ts'

describe('stored settings', () => {
  test('of an older shape keep what they say and take the rest from a new club', () => {
    expect(feeSettingsFrom({ yearly: 150_000, dueMonth: 1, dueDay: 31 })).toEqual({
      ...NEW_CLUB_FEES,
      yearly: 150_000,
    })
  })

  test.each([[null], ['x'], [{ yearly: -1, byRole: { Emperor: 1 }, texts: 7, daysToPay: 0 }]])(
    '%j is not believed',
    (stored) => {
      expect(feeSettingsFrom(stored)).toEqual(NEW_CLUB_FEES)
    },
  )
})

describe('the form', () => {
  const settings = {
    ...NEW_CLUB_FEES,
    byRole: { Applicant: 60_000, Supervisor: 0 },
    byDivision: { '2': 90_050 },
    newcomersFreeFrom: 11,
  }
  const values = settingsValues(settings, [1, 2])

  test('is read back as it was shown', () => {
    expect(readSettings(values, [1, 2])).toEqual({ settings })
  })

  test.each([
    ['yearly', '', 'required'],
    ['yearly', '0', 'too_small'],
    ['yearly', '1.200', 'not_money'],
    ['role-Applicant', 'zdarma', 'not_money'],
    ['division-1', '2000000', 'too_big'],
    ['dueDay', '32', 'too_big'],
    ['daysToPay', '0', 'too_small'],
    ['lastChanceDays', 'měsíc', 'invalid'],
    ['text-instructions-cs', ' ', 'required'],
    ['text-reminder1-cs', 'Dlužíš {kolik}.', 'unknown_blank'],
    ['text-reminder2-cs', 'Zaplať.', 'missing_blank'],
  ])('%s written as %j is refused: %s', (field, text, fault) => {
    expect(readSettings({ ...values, [field]: text }, [1, 2])).toEqual({ faults: { [field]: fault } })
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
