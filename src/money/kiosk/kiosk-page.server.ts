import { redirect } from 'react-router'
import { z } from 'zod'
import { KIOSK_COOKIE, kioskCookie, readCookie, SHOWN_COOKIE } from '../../ground/http/cookies.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import { clock } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { cardNumber, listName } from '../../people/members/member.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { listBillsToPay } from '../households/bills.server.ts'
import { Refusal } from '../../refusals.ts'
import { payInCash } from '../fees/close-payments.server.ts'
import { isPin } from './kiosk.ts'
import { findKiosk, type Kiosk, provePin } from './kiosks.server.ts'
import { kioskWords } from './kiosk.words.ts'
import { findDebtors, listOwed, lookForMoney, ownerOfCard, viewDebts } from './show-debts.server.ts'
import { readTicket, type Ticket, writeTicket } from './tickets.server.ts'

export const kioskScreen = declareScreen({ who: 'anyone' })

type Asking = Given<'anyone'>

/** So long one person's debt stands on the table. */
const SHOWN_SECONDS = 5 * 60

const cookieOf = ({ request }: Asking, name: string) => readCookie(request.headers.get('cookie'), name)

export async function viewKiosk(given: Asking) {
  const { db, language } = given
  const title = speak(kioskWords, language)('title')
  const kiosk = await findKiosk(db, cookieOf(given, KIOSK_COOKIE))
  if (!kiosk) return { title, kiosk: null, shown: null }
  const ticket = readTicket(cookieOf(given, SHOWN_COOKIE), kiosk)
  const shown = ticket && (await viewDebts(db, { ...ticket, language }))
  if (shown?.payments.some(({ isPaid }) => !isPaid)) lookForMoney(db)
  return { title, kiosk: { until: clock(kiosk.expiresAt, language) }, shown }
}

const Pin = z.string().refine(isPin)

export const kioskActs = {
  card: kioskScreen.act({
    takes: z.strictObject({ code: z.string().trim().min(1).max(500) }),
    does: async (given, { code }) => show(given, await theKiosk(given), await ownerOfCard(given.db, code)),
  }),
  find: kioskScreen.act({
    takes: z.strictObject({ pin: Pin, name: z.string().trim().min(2).max(100) }),
    does: async (given, { pin, name }) => {
      const kiosk = await theKiosk(given)
      await provePin(given.db, kiosk, pin)
      const people = await findDebtors(given.db, name)
      return {
        fault: undefined,
        people: people.map((person) => ({
          name: `${listName(person)} (${cardNumber(person.number)})`,
          // He was found under the PIN; choosing him does not ask for it again.
          ticket: writeTicket({
            kioskId: kiosk.id,
            memberId: person.id,
            owed: [],
            until: overAt(kiosk),
          }),
        })),
      }
    },
  }),
  person: kioskScreen.act({
    takes: z.strictObject({ person: z.string().max(1000) }),
    does: async (given, { person }) => {
      const kiosk = await theKiosk(given)
      const found = readTicket(person, kiosk)
      if (!found) throw new Refusal('not_found')
      return show(given, kiosk, found.memberId)
    },
  }),
  cash: kioskScreen.act({
    takes: z.strictObject({ pin: Pin, paymentId: RowId }),
    does: async (given, { pin, paymentId }) => {
      const kiosk = await theKiosk(given)
      const { owed, memberId } = theShown(given, kiosk)
      await provePin(given.db, kiosk, pin)
      if (!owed.includes(paymentId)) throw new Refusal('not_found')
      const { today } = given
      const note = speak(kioskWords, 'cs')('title')
      const cash = { paidOn: today, today, note, actorId: kiosk.accountId }
      // What stands there as one sum is taken as one.
      await inTransaction(given.db, async (tx) => {
        const bills = await listBillsToPay(tx, memberId)
        const bill = bills.find(({ parts }) => parts[0]?.paymentId === paymentId)
        const all = bill
          ? bill.parts.map((part) => part.paymentId).toSorted((one, other) => one - other)
          : [paymentId]
        for (const id of all) await payInCash(tx, { ...cash, paymentId: id })
      })
      return { fault: undefined, people: null }
    },
  }),
  done: kioskScreen.act({
    does: async (given) => back(given, ''),
  }),
}

async function theKiosk(given: Asking): Promise<Kiosk> {
  const kiosk = await findKiosk(given.db, cookieOf(given, KIOSK_COOKIE))
  if (!kiosk) throw new Refusal('kiosk_closed')
  return kiosk
}

function theShown(given: Asking, kiosk: Kiosk): Ticket {
  const ticket = readTicket(cookieOf(given, SHOWN_COOKIE), kiosk)
  if (!ticket) throw new Refusal('not_found')
  return ticket
}

async function show(given: Asking, kiosk: Kiosk, memberId: number): Promise<never> {
  const owed = await listOwed(given.db, memberId)
  return back(given, writeTicket({ kioskId: kiosk.id, memberId, owed, until: overAt(kiosk) }))
}

function back({ isSecure }: Asking, value: string): never {
  const cookie = kioskCookie(SHOWN_COOKIE, { value, seconds: SHOWN_SECONDS, secure: isSecure })
  throw redirect('/stul', { status: 303, headers: { 'set-cookie': cookie } })
}

const overAt = ({ now }: Kiosk) => now.getTime() + SHOWN_SECONDS * 1000
