import { encodeQR } from 'qr'
import type { LetterFact, LetterImage } from '../../ground/mail/letter.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { ibanInGroups } from '../payments/account-number.ts'
import { defineWords, type Language, speak } from '../../ground/values/words.ts'

/** What the letters about a payment are written from; it is kept with the letter, so that it never changes later. */
export type PaymentLetterParams = {
  readonly paymentId: number
  readonly salutation: string
  readonly paragraphs: readonly string[]
  readonly what: string
  /** What is left to pay. */
  readonly amount: number
  /** What was paid by what the club kept for the person. */
  readonly fromCredit: number
  readonly dueOn: string
  readonly account: string
  readonly iban: string
  readonly variableSymbol: string
  readonly spayd: string
  /** Whose fees they are, where it is for a household. */
  readonly parts: readonly LetterPart[]
}

export type LetterPart = { readonly paymentId: number; readonly name: string; readonly amount: number }

const WORDS = defineWords({
  hello: { cs: 'Ahoj {name},', en: 'Hi {name},' },
  helloAll: { cs: 'Ahoj,', en: 'Hi,' },
  account: { cs: 'Číslo účtu', en: 'Account' },
  variableSymbol: { cs: 'Variabilní symbol', en: 'Variable symbol' },
  amount: { cs: 'Částka', en: 'Amount' },
  ofIt: { cs: 'z toho {name}', en: 'of it {name}' },
  due: { cs: 'Splatnost', en: 'Due' },
  what: { cs: 'Za co', en: 'For' },
  iban: { cs: 'IBAN', en: 'IBAN' },
  qr: {
    cs: 'QR platba: otevři bankovní aplikaci a načti kód. Bez obrázku stačí údaje výše.',
    en: 'QR payment: open your banking app and scan the code. Without the picture the details above are enough.',
  },
})

export function greeting(salutation: string, language: Language): string {
  const say = speak(WORDS, language)
  return salutation ? say('hello', { name: salutation }) : say('helloAll')
}

/** Everything the code says, to be typed by hand. */
export function paymentFacts(params: PaymentLetterParams, language: Language): readonly LetterFact[] {
  const say = speak(WORDS, language)
  return [
    { label: say('account'), value: params.account },
    { label: say('variableSymbol'), value: params.variableSymbol },
    { label: say('amount'), value: moneyInWords(params.amount, language) },
    ...params.parts.map(({ name, amount }) => ({
      label: say('ofIt', { name }),
      value: moneyInWords(amount, language),
    })),
    { label: say('due'), value: dayInFigures(params.dueOn, language) },
    { label: say('what'), value: params.what },
    { label: say('iban'), value: ibanInGroups(params.iban) },
  ]
}

/** A letter is written without touching the world, so the picture is made of the code right here. */
export function paymentPicture({ spayd }: PaymentLetterParams, language: Language): LetterImage {
  return {
    name: 'qr-platba.gif',
    type: 'image/gif',
    bytes: encodeQR(spayd, 'gif', { ecc: 'medium', border: 4, scale: 6 }),
    alt: speak(WORDS, language)('qr'),
  }
}

/** What was kept with the letter; whatever is missing there is empty rather than 'undefined'. */
export function paymentParams(params: Readonly<Record<string, unknown>>): PaymentLetterParams {
  const text = (name: string) => {
    const value = params[name]
    return typeof value === 'string' ? value : ''
  }
  const { paragraphs } = params
  return {
    paymentId: Number(params.paymentId),
    salutation: text('salutation'),
    paragraphs: Array.isArray(paragraphs) ? paragraphs.map(String) : [],
    what: text('what'),
    amount: Number(params.amount),
    fromCredit: Number(params.fromCredit ?? 0),
    dueOn: text('dueOn'),
    account: text('account'),
    iban: text('iban'),
    variableSymbol: text('variableSymbol'),
    spayd: text('spayd'),
    parts: Array.isArray(params.parts) ? params.parts.flatMap(partOf) : [],
  }
}

function partOf(kept: unknown): readonly LetterPart[] {
  if (typeof kept !== 'object' || kept === null) return []
  const { paymentId, name, amount } = kept as Record<string, unknown>
  return typeof name === 'string' ? [{ paymentId: Number(paymentId), name, amount: Number(amount) }] : []
}

/** Every payment a letter tells about. */
export function lettersPayments(params: Readonly<Record<string, unknown>>): readonly number[] {
  const { paymentId, parts } = paymentParams(params)
  return parts.length > 0 ? parts.map((part) => part.paymentId) : [paymentId]
}
