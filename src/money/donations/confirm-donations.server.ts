import { recordAudit } from '../../ground/audit/audit.server.ts'
import { addressInLine } from '../../ground/values/address.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { letterhead } from '../../ground/files/letterhead.server.ts'
import type { Paper } from '../../ground/files/paper.ts'
import { drawPaper } from '../../ground/files/paper-pdf.server.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type ListedDonation, listGiven } from './donations.server.ts'
import { donationPaperWords } from './paper.words.ts'

type Donor = { readonly memberId: number } | { readonly donorName: string }
type Issue = {
  readonly donor: Donor
  readonly year: number
  readonly club: Club
  readonly today: string
  readonly language: Language
  /** Who issues it for another; null where it is one's own. */
  readonly officerId: number | null
}

type Given = Omit<ListedDonation, 'total' | 'sum'>

/** All one gave in a year on one sheet. */
export async function confirmDonations(db: Db, issue: Issue): Promise<Uint8Array<ArrayBuffer>> {
  const { donor, year, officerId } = issue
  const [given, person] = await Promise.all([listGiven(db, donor, year), findPerson(db, donor)])
  if (given.length === 0) throw new Refusal('nothing_given')
  if (officerId !== null)
    await inTransaction(db, async (tx) => {
      const isHidden = given.some(({ anonymous }) => anonymous)
      const memberId = 'memberId' in donor && !isHidden ? donor.memberId : null
      recordAudit(tx, { action: 'DONATION_CONFIRMED', actorId: officerId, memberId, note: String(year) })
    })
  const head = await letterhead(db, issue.club, issue.language)
  return drawPaper({ ...donationPaper(given, person, issue), ...head })
}

type Person = { readonly name: string; readonly birthDate: string | null; readonly address: string | null }

async function findPerson(db: Db, donor: Donor): Promise<Person> {
  if ('donorName' in donor) return { name: donor.donorName, birthDate: null, address: null }
  const row = await db
    .selectFrom('member')
    .select(['firstName', 'lastName', 'birthDate', 'street', 'postalCode', 'city', 'country'])
    .where('id', '=', donor.memberId)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const address = addressInLine(row) || null
  return { name: `${row.firstName} ${row.lastName}`, birthDate: row.birthDate, address }
}

function donationPaper(
  given: readonly Given[],
  { name, birthDate, address }: Person,
  { club, year, today, language }: Issue,
): Paper {
  const say = speak(donationPaperWords, language)
  const money = (amount: number) => moneyInWords(amount, language)
  const gifts = given.map(({ givenOn, amount, purposeName, movementId }) => {
    const how = say(movementId === null ? 'byHand' : 'byBank')
    return [
      dayInFigures(givenOn, language),
      say('gift', { amount: money(amount), purpose: purposeName, how }),
    ] as const
  })
  return {
    head: club.name,
    title: say('title'),
    paragraphs: [say('text', { club: club.name, year: String(year) })],
    facts: [
      [say('donor'), name],
      ...(birthDate ? [[say('born'), dayInFigures(birthDate, language)] as const] : []),
      ...(address ? [[say('address'), address] as const] : []),
      ...gifts,
      [say('total'), money(given.reduce((sum, { amount }) => sum + amount, 0))],
    ],
    notes: [say('law')],
    issued: say('issued', { day: dayInFigures(today, language) }),
    sign: say('sign'),
  }
}
