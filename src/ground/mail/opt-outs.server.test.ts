import { afterEach, describe, expect, test } from 'vitest'
import { aMember, anAccount } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { sendForm } from '../../../test/screen.ts'
import { aMailServer } from '../../../test/smtp.ts'
import { inTransaction } from '../postgres/transaction.server.ts'
import type { Letter } from './letter.ts'
import {
  listOptOuts,
  readUnsubscribeToken,
  unsubscribeToken,
  unsubscribeWish,
  chooseMail,
} from './opt-outs.server.ts'
import { postLetter } from './outbox.server.ts'
import { sendMail } from './send-mail.server.ts'
import { smtpPostman } from './smtp.server.ts'
import { action } from './unsubscribe.screen.tsx'

const db = useDatabase()
const cleanUp: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
})

const letter = (category: Letter['category']): Letter => ({
  category,
  write: () => ({ subject: 'Novinky', paragraphs: ['Ahoj,'] }),
})

async function aNewsRoom() {
  const server = await aMailServer()
  const postman = smtpPostman({
    url: server.url,
    from: 'klub@klub.test',
    returnTo: 'vraceno@klub.test',
  })
  cleanUp.push(postman.close, server.close)
  const letters = { news: letter('news'), fee: letter('service') }
  return { server, room: { ...aMailRoom(postman), letters } }
}

const post = (template: string, memberId: number) =>
  inTransaction(db(), (tx) =>
    postLetter(tx, { template, to: 'jarda@klub.test', language: 'cs', memberId, accountId: null }),
  )

describe('mail that can be refused', () => {
  test('says where, and mail clients can do it by themselves', async () => {
    const { server, room } = await aNewsRoom()
    const { id: memberId } = await aMember(db())
    const link = `https://klub.test/odhlasit/${unsubscribeToken({ memberId, accountId: null }, 'news')}`

    await sendMail(db(), room, await post('news', memberId))
    await sendMail(db(), room, await post('fee', memberId))

    const [news = '', fee = ''] = server.received.map(({ source }) => source.replace(/\r\n\s+/g, ' '))
    const wish = unsubscribeWish({ memberId, accountId: null }, 'news')
    expect(news).toContain(`List-Unsubscribe: <${link}>, <mailto:vraceno@klub.test?subject=odhlasit-${wish}>`)
    expect(news).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(fee).not.toMatch(/unsubscribe|odhlasit/i)
  })

  test('does not go to those who refused it; the rest does', async () => {
    const { server, room } = await aNewsRoom()
    const { id: memberId } = await aMember(db())
    await chooseMail(db(), {
      reader: { memberId, accountId: null },
      category: 'news',
      wants: false,
      actorId: null,
    })
    const id = await post('news', memberId)

    await sendMail(db(), room, id)
    await sendMail(db(), room, await post('fee', memberId))

    expect(server.received).toHaveLength(1)
    const row = await db().selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ state: 'cancelled', lastError: 'unsubscribed' })
  })
})

describe('the link', () => {
  test('is good for one person and one kind of mail', () => {
    const reader = { memberId: 7, accountId: 9 }
    const token = unsubscribeToken(reader, 'news') ?? ''

    expect(readUnsubscribeToken(token)).toEqual({
      reader: { memberId: 7, accountId: null },
      category: 'news',
    })
    for (const forged of [
      token.replace('m7', 'm8'),
      token.replace('m7', 'a7'),
      token.replace('news', 'rides'),
      token.replace('news', 'service'),
      token.slice(0, -1),
      `${token}x`,
      '',
    ])
      expect(readUnsubscribeToken(forged)).toBeNull()
    expect(unsubscribeToken({ memberId: null, accountId: null }, 'news')).toBeNull()
  })

  test('used twice changes it once, and the wish can be taken back', async () => {
    const account = await anAccount(db())
    const input = {
      reader: { memberId: null, accountId: account.id },
      category: 'rides',
      actorId: null,
    } as const

    const changed = [
      await chooseMail(db(), { ...input, wants: false }),
      await chooseMail(db(), { ...input, wants: false }),
    ]
    const refused = await listOptOuts(db(), input.reader)
    await chooseMail(db(), { ...input, wants: true })

    expect(changed).toEqual([true, false])
    expect(refused).toEqual(['rides'])
    expect(await listOptOuts(db(), input.reader)).toEqual([])
    expect(await db().selectFrom('auditEntry').select('action').execute()).toHaveLength(2)
  })

  test('works from a mail client by itself, and on its page both ways', async () => {
    const { id: memberId } = await aMember(db())
    const token = unsubscribeToken({ memberId, accountId: null }, 'news') ?? ''
    const send = (form: Readonly<Record<string, string>>, to = token) =>
      sendForm(db(), action, { path: `/odhlasit/${to}`, token: null, params: { token: to }, form })

    const byClient = await send({ 'List-Unsubscribe': 'One-Click' })
    const refused = await listOptOuts(db(), { memberId, accountId: null })
    const again = await send({ intent: 'again' })
    const unknown = await send({ intent: 'stop' }, 'nic')

    expect([byClient.answer, again.answer]).toEqual([{ done: 'stopped' }, { done: 'resumed' }])
    expect(refused).toEqual(['news'])
    expect(await listOptOuts(db(), { memberId, accountId: null })).toEqual([])
    expect([unknown.status, unknown.answer]).toEqual([404, { done: null }])
  })
})
