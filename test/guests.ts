import { expect } from 'vitest'
import { answerTokenOf } from '../src/ground/mail/answer-links.server.ts'
import { action as host } from '../src/rides/guests/host.screen.tsx'
import { action as answer, loader as answerLoader } from '../src/site/answers/guest.screen.tsx'
import { anInvitingClub } from './invitations.ts'
import { seeScreen, sendForm } from './screen.ts'

export const GUEST = {
  firstName: 'Karel',
  lastName: 'Host',
  email: 'karel@example.org',
  phone: '603 111 222',
  emergencyName: 'Marie Hostová',
  emergencyPhone: '603 333 444',
  waiver: true,
  waiverVersion: 4,
}
const FORM = { intent: 'ask', ...GUEST, waiver: 'on', waiverVersion: '4', passengers: '0' }

/** A club that takes guests along. */
export function aWelcomingClub() {
  const club = anInvitingClub()
  const { db, anEvent, ask } = club

  const welcoming = (input: Parameters<typeof anEvent>[0] = {}) => anEvent({ guestsWelcome: true, ...input })
  const knock = (id: number, more: object = {}) =>
    ask('POST', `/api/events/${id}/guests`, undefined, { ...GUEST, ...more })
  const sendGuest = (id: number, form: Record<string, string> = {}) =>
    sendForm(db(), host, {
      path: `/akce/${id}/host`,
      params: { id: String(id) },
      token: null,
      form: { ...FORM, ...form },
    })

  /** The way to a guest's page, from his newest letter. */
  async function linkOf(email = GUEST.email): Promise<string> {
    const mail = await db()
      .selectFrom('mail')
      .select('id')
      .where('toAddress', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return (await answerTokenOf(db(), { mailId: mail.id, purpose: 'guest' })) ?? 'x'.repeat(43)
  }

  const press = (token: string, form: Record<string, string>) =>
    sendForm(db(), answer, { path: `/o/host/${token}`, params: { token }, token: null, form })
  const look = (token: string) =>
    seeScreen(db(), answerLoader, { path: `/o/host/${token}`, params: { token }, token: null })

  async function aGuest(id: number, email = GUEST.email) {
    await knock(id, { email })
    const token = await linkOf(email)
    const told = await press(token, { intent: 'yes' })
    expect(told.fault).toBe(null)
    return token
  }

  /** The conditions for guests, as the club wrote them the fourth time. */
  const conditions = () =>
    db().insertInto('pageVersion').values({ slug: 'hoste', version: 4, bodyCs: '# Podmínky' }).execute()

  return { ...club, welcoming, knock, sendGuest, linkOf, press, look, aGuest, conditions }
}
