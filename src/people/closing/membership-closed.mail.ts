import type { Letter, LetterFact } from '../../ground/mail/letter.ts'
import { greeting } from '../../money/fees/payment-letter.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { defineWords, type Language, speak } from '../../ground/values/words.ts'

/** What the letter is written from; kept with it, so that it never changes later. */
export type ClosingLetterParams = {
  readonly cause: 'excluded' | 'departed' | 'unpaid'
  readonly endedOn: string
  readonly salutation: string
  readonly reason: string | null
  readonly hadAccount: boolean
  readonly places: readonly string[]
  readonly fees: readonly string[]
  readonly debts: readonly {
    readonly what: string
    readonly isFee: boolean
    readonly amount: number
    readonly variableSymbol: string
  }[]
  readonly waived: boolean
  /** Missing in letters of older versions. */
  readonly toRefund?: number
  readonly account: string | null
  readonly patches: readonly ('front' | 'back')[]
}

const WORDS = defineWords({
  subject: { cs: 'Tvoje členství skončilo: {club}', en: 'Your membership has ended: {club}' },
  excluded: {
    cs: 'tvoje členství v klubu {club} skončilo dnem {day} vyloučením.',
    en: 'your membership of {club} ended on {day} by exclusion.',
  },
  departed: {
    cs: 'tvoje členství v klubu {club} skončilo dnem {day}. Díky za společné kilometry.',
    en: 'your membership of {club} ended on {day}. Thank you for the miles we rode together.',
  },
  unpaid: {
    cs: 'tvoje členství v klubu {club} skončilo dnem {day}: členský příspěvek nepřišel ani v dodatečné lhůtě, na kterou jsme upozornili ve druhé upomínce (§ 238 občanského zákoníku).',
    en: 'your membership of {club} ended on {day}: the membership fee did not come even within the additional period the second reminder warned of (section 238 of the Czech Civil Code).',
  },
  unpaidFees: {
    cs: 'Příspěvek po tobě už nikdo nechce: {list}.',
    en: 'The fee is not asked of you any more: {list}.',
  },
  refund: {
    cs: 'Peníze, které na takový příspěvek přišly, ti vrátíme: {amount}.',
    en: 'Money that came for such a fee will be returned: {amount}.',
  },
  reason: { cs: 'Důvod: {reason}', en: 'Reason: {reason}' },
  review: {
    cs: 'Nesouhlasíš-li, můžeš do 15 dnů od doručení písemně požádat o přezkoumání vyloučení (§ 241 občanského zákoníku).',
    en: 'If you disagree, you may ask in writing for a review of the exclusion within 15 days of receiving this (§ 241 of the Civil Code).',
  },
  account: {
    cs: 'Účet v klubovně je vypnutý a odkaz do kalendáře neplatí. Zprávy a pozvánky ti už chodit nebudou.',
    en: 'Your account in the clubhouse is shut and the calendar link no longer works. No more news and invitations will come.',
  },
  noAccount: {
    cs: 'Zprávy a pozvánky ti už chodit nebudou.',
    en: 'No more news and invitations will come.',
  },
  places: {
    cs: 'Místa na akcích jsme uvolnili: {list}.',
    en: 'Your places on events were given up: {list}.',
  },
  fees: {
    cs: 'Příspěvky na další období po tobě nikdo nechce: {list}.',
    en: 'Fees of coming periods are not asked of you: {list}.',
  },
  waived: { cs: 'Starší dluhy ti klub promíjí.', en: 'The club waives your older debts.' },
  owes: {
    cs: 'Zbývá uhradit (na účet {account}):',
    en: 'Still to be paid (to account {account}):',
  },
  owesBare: { cs: 'Zbývá uhradit:', en: 'Still to be paid:' },
  nothing: { cs: 'Klubu nic nedlužíš.', en: 'You owe the club nothing.' },
  patches: {
    cs: 'Nášivky patří klubu, vrať je prosím supervizorovi: {list}.',
    en: 'Patches belong to the club, please return them to the Supervisor: {list}.',
  },
  front: { cs: 'malá (přední)', en: 'small (front)' },
  back: { cs: 'velká (zádová)', en: 'big (back)' },
  fee: { cs: 'příspěvek {year}', en: 'fee {year}' },
  debt: { cs: '{amount}, variabilní symbol {symbol}', en: '{amount}, variable symbol {symbol}' },
  button: { cs: 'Výpis, moje data a dluhy', en: 'Extract, my data and debts' },
  buttonPatches: { cs: 'Výpis, moje data, dluhy a nášivky', en: 'Extract, my data, debts and patches' },
  link: {
    cs: 'Odkaz platí 90 dní, otevře jen tvůj výpis ze seznamu členů (§ 236 občanského zákoníku), tvoje data a dluhy. Nikomu ho neposílej.',
    en: 'The link works for 90 days and opens only your extract from the member list (§ 236 of the Civil Code), your data and debts. Do not pass it on.',
  },
  linkPatches: {
    cs: 'Odkaz platí 90 dní, otevře jen tvůj výpis ze seznamu členů (§ 236 občanského zákoníku), tvoje data, dluhy a nášivky. Nikomu ho neposílej.',
    en: 'The link works for 90 days and opens only your extract from the member list (§ 236 of the Civil Code), your data, debts and patches. Do not pass it on.',
  },
})

export const membershipClosedLetter: Letter = {
  category: 'service',
  link: { purpose: 'former-member', path: '/o', livesMinutes: 90 * 24 * 60 },
  write: ({ language, clubName, params, link }) => {
    const say = speak(WORDS, language)
    const letter = params as unknown as ClosingLetterParams
    const { cause, endedOn, reason, hadAccount, places, fees, waived, patches } = letter
    const hasPatches = patches.length > 0
    const list = (items: readonly string[]) => items.join(', ')
    return {
      subject: say('subject', { club: clubName }),
      paragraphs: [
        greeting(letter.salutation, language),
        say(cause, { club: clubName, day: dayInFigures(endedOn, language) }),
        ...(reason ? [say('reason', { reason })] : []),
        ...(cause === 'excluded' ? [say('review')] : []),
        say(hadAccount ? 'account' : 'noAccount'),
        ...(places.length > 0 ? [say('places', { list: list(places) })] : []),
        ...(fees.length > 0 ? [say(cause === 'unpaid' ? 'unpaidFees' : 'fees', { list: list(fees) })] : []),
        ...(letter.toRefund ? [say('refund', { amount: moneyInWords(letter.toRefund, language) })] : []),
        ...(hasPatches ? [say('patches', { list: list(patches.map((patch) => say(patch))) })] : []),
        ...(waived ? [say('waived')] : []),
        owes(letter, language),
      ],
      facts: debtFacts(letter, language),
      button: { label: say(hasPatches ? 'buttonPatches' : 'button'), href: link },
      closing: [say(hasPatches ? 'linkPatches' : 'link')],
    }
  },
}

function owes({ debts, account }: ClosingLetterParams, language: Language): string {
  const say = speak(WORDS, language)
  if (debts.length === 0) return say('nothing')
  return account ? say('owes', { account }) : say('owesBare')
}

function debtFacts({ debts }: ClosingLetterParams, language: Language): readonly LetterFact[] {
  const say = speak(WORDS, language)
  return debts.map(({ what, isFee, amount, variableSymbol: symbol }) => ({
    label: isFee ? say('fee', { year: what }) : what,
    value: say('debt', { amount: moneyInWords(amount, language), symbol }),
  }))
}
