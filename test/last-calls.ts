import type { Delivery } from '../src/ground/mail/delivery.ts'
import { sendDueMail } from '../src/ground/mail/send-mail.server.ts'
import { addDays } from '../src/ground/values/day.ts'
import { momentOn } from '../src/ground/values/moment.ts'
import { anApp, call } from './app.ts'
import { TODAY, useFio } from './bank.ts'
import { setClock } from './clock.ts'
import { aMember, someone } from './club.ts'
import { useDatabase } from './database.ts'
import { aMailRoom } from './mail-room.ts'
import { aPayment } from './money.ts'

// Called a month ago, so that the day after the last one is this very day: the database keeps the real time.
export const CALLED = addDays(TODAY, -31)
export const LAST = addDays(CALLED, 30)
export const LATER = TODAY

type Card = Parameters<typeof aMember>[1]
type Asking = { readonly token?: string; readonly body?: object }

export const at = (day: string) => setClock(momentOn(day, '10:00').toISOString())

/** A club that calls its debtors for the last time; call at the top of a file. */
export function aCallingClub() {
  const db = useDatabase()
  const fio = useFio(db)

  async function ask(path: string, { token = fio.table().treasurer.token, body }: Asking = {}) {
    return call(anApp(db()), path, { token, ...(body ? { body } : { method: 'GET' }) })
  }

  /** The club's statutes know it. */
  async function switchOn() {
    const value = JSON.stringify({ lapses: true })
    await db()
      .insertInto('clubSetting')
      .values({ key: 'fees', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  }

  /** Somebody who was reminded once, weeks ago. */
  async function aDebtor(card: Card = {}) {
    const member = await aMember(db(), {
      email: `dluznik-${card?.lastName ?? 'novak'}@klub.test`,
      approvedAt: new Date('2020-01-01'),
      memberSince: '2020-01-01',
      ...card,
    })
    const payment = await aPayment(db(), member.id, {
      dueOn: addDays(CALLED, -60),
      status: 'REMINDER1',
      reminder1At: momentOn(addDays(CALLED, -40), '10:00'),
    })
    return { memberId: member.id, paymentId: payment.id, variableSymbol: payment.variableSymbol }
  }

  async function remind(paymentId: number) {
    at(CALLED)
    await ask('/api/fees/remind', { body: { ids: [paymentId], acceptOldData: true } })
  }

  async function mailGoes(delivery: Delivery = { outcome: 'sent' }) {
    const answer = () => Promise.resolve(delivery)
    const postman = { deliver: answer, knock: answer, close: () => undefined }
    await sendDueMail(db(), aMailRoom(postman), new AbortController().signal)
  }

  /** Called a month ago; today is the day after the last one. */
  async function calledAndPassed(card: Card = {}) {
    await switchOn()
    const debtor = await aDebtor(card)
    await remind(debtor.paymentId)
    await mailGoes()
    at(LATER)
    return debtor
  }

  const secretary = () => someone(db(), 'Secretary')
  const callOf = (paymentId: number) =>
    db().selectFrom('lastCall').selectAll().where('paymentId', '=', paymentId).executeTakeFirst()

  return { db, fio, ask, switchOn, aDebtor, remind, mailGoes, calledAndPassed, secretary, callOf }
}
