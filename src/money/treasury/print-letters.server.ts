import { recordAudit } from '../../ground/audit/audit.server.ts'
import { letterhead } from '../../ground/files/letterhead.server.ts'
import type { work as drawLabelsWork } from '../../ground/files/draw-labels.apart.ts'
import { drawPapers } from '../../ground/files/paper-pdf.server.ts'
import type { Paper } from '../../ground/files/paper.ts'
import { qrDots } from '../../ground/files/qr-image.ts'
import { apart } from '../../ground/platform/apart.server.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { townOf } from '../../ground/values/address.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { defineWords, type Language, speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { listLettersToPrint, type PrintedLetter } from '../fees/paper-letters.server.ts'
import { paymentInstructionsLetter } from '../fees/payment-instructions.mail.ts'
import { paymentParams } from '../fees/payment-letter.ts'
import { paymentReminderLetter } from '../fees/payment-reminder.mail.ts'

/** What one file can hold and a printer can take at once. */
const MOST_LETTERS = 400

const WORDS = defineWords({
  issued: { cs: 'Dne {day}', en: '{day}' },
  sign: { cs: 'za klub pokladník', en: 'for the club, the Treasurer' },
  labels: { cs: 'Adresní štítky', en: 'Address labels' },
})

type Printing = {
  /** All that wait, unless some are chosen. */
  readonly ids: readonly number[] | null
  readonly actorId: number
  readonly club: Club
  readonly today: string
  readonly origin: string
}

/** The letters themselves, one file, each from a new sheet with its address in the window of an envelope. */
export async function printLetters(db: Db, printing: Printing): Promise<Uint8Array<ArrayBuffer>> {
  const letters = await lettersOf(db, printing)
  const head = await letterhead(db, printing.club, 'cs')
  return drawPapers(letters.map((letter) => ({ ...head, ...asPaper(letter, printing) })))
}

const drawLabels = apart<typeof drawLabelsWork>('ground/files/draw-labels', { lane: 'papers', seconds: 60 })

/** One label a person, however many letters he gets. */
export async function printLabels(db: Db, printing: Printing): Promise<Uint8Array<ArrayBuffer>> {
  const letters = await lettersOf(db, printing)
  const people = new Map(letters.map((letter) => [letter.memberId, addressOf(letter)]))
  const addresses = [...people.values()].filter((lines) => lines !== undefined)
  if (addresses.length === 0) throw new Refusal('not_found')
  return drawLabels({ title: speak(WORDS, 'cs')('labels'), addresses })
}

async function lettersOf(db: Db, { ids, actorId }: Printing): Promise<readonly PrintedLetter[]> {
  const letters = await listLettersToPrint(db, ids, MOST_LETTERS)
  if (letters.length === 0) throw new Refusal('not_found')
  await inTransaction(db, async (tx) => {
    for (const memberId of new Set(letters.map((letter) => letter.memberId)))
      recordAudit(tx, { action: 'LETTERS_PRINTED', actorId, memberId })
  })
  return letters
}

type Addressee = Pick<PrintedLetter, 'firstName' | 'lastName' | 'street' | 'postalCode' | 'city'> & {
  readonly country?: string
}

/** What stands on the envelope; nothing for who has told no address: he is handed his letter. */
export function addressOf(person: Addressee): readonly string[] | undefined {
  const { street, city, country = 'CZ' } = person
  if (!city) return undefined
  const abroad = country === 'CZ' ? [] : [countryName(country)]
  return [nameOf(person), ...(street ? [street] : []), townOf(person, '  '), ...abroad]
}

/** What stands in the window of the envelope: of who is handed his letter the name, so that it is handed to him. */
export function inTheWindow(person: Addressee): readonly string[] {
  return addressOf(person) ?? [nameOf(person)]
}

const nameOf = ({ firstName, lastName }: Addressee) => `${firstName} ${lastName}`

/** In capitals, as the post wants it; for the post of the country it is sent from. */
function countryName(country: string): string {
  const name = new Intl.DisplayNames(['cs'], { type: 'region' }).of(country)
  return (name ?? country).toLocaleUpperCase('cs')
}

type Words = Pick<Paper, 'title' | 'paragraphs' | 'facts' | 'issued' | 'sign' | 'code' | 'address'>

function asPaper(letter: PrintedLetter, { club, today, origin }: Printing): Words {
  const params = asRecord(letter.params)
  const { amount, spayd } = paymentParams(params)
  const language: Language = params.language === 'en' ? 'en' : 'cs'
  const say = speak(WORDS, language)
  const template = letter.kind === 'instructions' ? paymentInstructionsLetter : paymentReminderLetter
  const written = template.write({
    language,
    clubName: club.name,
    params: { ...params, level: letter.kind === 'reminder2' ? 2 : 1 },
    link: '',
    origin,
  })
  return {
    address: inTheWindow(letter),
    title: written.subject,
    paragraphs: written.paragraphs,
    facts: (written.facts ?? []).map(({ label, value }) => [label, value] as const),
    issued: say('issued', { day: dayInFigures(today, language) }),
    sign: say('sign'),
    ...(amount > 0 ? { code: qrDots(spayd) } : {}),
  }
}
