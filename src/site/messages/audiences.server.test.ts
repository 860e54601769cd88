import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { aPayment } from '../../../test/money.ts'
import { useFiles } from '../../../test/photos.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { findMail } from '../../ground/mail/outbox.server.ts'
import { writeLetter } from '../../ground/mail/write-letter.server.ts'
import type { Role } from '../../permissions.ts'
import { addDocument } from '../documents/keep-document.server.ts'

const db = useDatabase()
const files = useFiles()
let secretary = { id: 0, token: '' }

beforeEach(async () => {
  await rulesVersion(db(), 1)
  secretary = await someone(db(), 'Secretary')
})

const ask = (path: string, input: Parameters<typeof call>[2] = {}) =>
  call(anApp(db()), `/api${path}`, { token: secretary.token, ...input })
const TEXT = { subject: 'Schůze', body: 'Přijď **včas**.' }
const write = (audience: object, more: object = {}) =>
  ask('/messages', { body: { ...TEXT, audience, ...more } })
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name)
const wouldGet = async (audience: object) => names((await write(audience)).json.message.recipients)
const add = (lastName: string, card: object = {}) =>
  aMember(db(), {
    lastName,
    email: `${lastName}@klub.test`.toLowerCase(),
    approvedAt: new Date('2020-01-01T10:00:00Z'),
    ...card,
  })
const withRole = async (lastName: string, role: Role) => {
  const card = await add(lastName)
  await anAccount(db(), { memberId: card.id, role, email: `${lastName}@klub.test`.toLowerCase() })
  return card
}
const send = async (made: { json: { message: { id: number; people: number; frozenAt: string } } }) => {
  const { id, people, frozenAt } = made.json.message
  return (await ask(`/messages/${id}/send`, { body: { expected: people, frozenAt } })).json.batch.id as number
}
const letters = () => db().selectFrom('mail').select(['id', 'toAddress']).orderBy('id').execute()

describe('a message goes', () => {
  test('to a role, and to the board: officers and whoever holds a title of the whole club', async () => {
    await withRole('Adam', 'Treasurer')
    await withRole('Beran', 'Member')
    const president = await withRole('Cirkl', 'Member')
    const { id: titleId } = await db()
      .insertInto('title')
      .values({ name: 'Prezident' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('titleTerm')
      .values({ titleId, single: true, memberId: president.id, startsOn: '2020-01-01', endsOn: null })
      .execute()

    expect(await wouldGet({ kind: 'role', role: 'Member' })).toEqual(['Beran Jan', 'Cirkl Jan'])
    expect(await wouldGet({ kind: 'board' })).toEqual(['Adam Jan', 'Cirkl Jan'])
  })

  test('to those past their due date, and to whom a saved view finds when it is written', async () => {
    const [late, early] = [await add('Dluh'), await add('Eben')]
    await add('Fuks', { divisionId: null })
    await aPayment(db(), late.id, { dueOn: '2020-01-01' })
    await aPayment(db(), early.id, { dueOn: '2098-01-01' })
    const view = await ask('/members/views', { body: { name: 'Fuksové', query: 'search=fuks' } })

    const made = await write({ kind: 'view', viewId: view.json.id })
    await add('Fuksa')

    expect(await wouldGet({ kind: 'debtors' })).toEqual(['Dluh Jan'])
    expect(names(made.json.message.recipients)).toEqual(['Fuks Jan'])
    expect(made.json.message.audienceName).toBe('Pohled Fuksové')
    await ask(`/members/views/${view.json.id}`, { method: 'DELETE' })
    const after = await ask(`/messages/${made.json.message.id}`, { method: 'GET' })
    expect(after.json.message).toMatchObject({ audience: { kind: 'view', viewId: 0 }, people: 1 })
  })

  test('to nobody by what its writer may not see, and such a list opens to nobody else who may not', async () => {
    const writer = await someone(db(), 'Supervisor')
    await db()
      .insertInto('permissionGrant')
      .values({ permission: 'news.write', accountId: writer.id })
      .execute()
    const body = { name: 'Dlužníci', query: 'payment=unpaid', shared: true }
    const view = (await ask('/members/views', { body })).json.id as number
    const mine = await write({ kind: 'view', viewId: view })
    const as = (path: string, input: Parameters<typeof call>[2] = {}) =>
      ask(path, { ...input, token: writer.token })

    const debtors = await as('/messages', { body: { ...TEXT, audience: { kind: 'debtors' } } })
    const byView = await as('/messages', { body: { ...TEXT, audience: { kind: 'view', viewId: view } } })
    const opened = await as(`/messages/${mine.json.message.id}`, { method: 'GET' })

    expect([debtors.json.code, byView.json.code]).toEqual(['not_allowed', 'view_hidden'])
    expect(opened.status).toBe(404)
  })

  test('with three examples of how it begins', async () => {
    for (const [lastName, firstName] of [
      ['Adam', 'Petr'],
      ['Beran', 'Jana'],
      ['Cirkl', 'Honza'],
      ['Dub', 'Eva'],
    ] as const)
      await add(lastName, { firstName })

    const { message } = (await write({ kind: 'everybody' })).json

    expect(message.people).toBe(4)
    expect(message.examples).toMatchObject([
      { name: 'Petr Adam', greeting: 'Ahoj Petře,' },
      { name: 'Jana Beran', greeting: 'Ahoj Jano,' },
      { name: 'Honza Cirkl', greeting: 'Ahoj Honzo,' },
    ])
  })

  test('once to each, also when the house falls in the middle and eight workers take it up', async () => {
    for (let number = 100; number < 140; number += 1) await add(`Novak${number}`)
    const batchId = await send(await write({ kind: 'everybody' }))
    const house = new AbortController()
    const work = BATCH_KINDS['send-message']
    let done = 0
    const falling = {
      'send-message': {
        ...work,
        perform: async (...item: Parameters<NonNullable<typeof work>['perform']>) => {
          done += 1
          if (done === 15) {
            house.abort()
            throw Object.assign(new Error('the database is shut down'), { code: '57P01' })
          }
          await work?.perform(...item)
        },
      },
    } as unknown as typeof BATCH_KINDS

    await runBatch(db(), falling, batchId, house.signal).catch(() => undefined)
    const before = (await letters()).length
    await Promise.all(Array.from({ length: 8 }, () => runBatch(db(), BATCH_KINDS, batchId)))

    const addresses = (await letters()).map(({ toAddress }) => toAddress)
    expect(before).toBe(14)
    expect([addresses.length, new Set(addresses).size]).toEqual([40, 40])
  })
})

describe('documents go along', () => {
  const aDocument = (title: string, size: number, audience: 'everyone' | 'officers' = 'everyone') =>
    addDocument(
      db(),
      { id: secretary.id },
      {
        fields: { title, kind: 'minutes', datedOn: '2026-11-12', audience, roles: [] },
        file: { fileName: `${title}.txt`, bytes: new TextEncoder().encode('x'.repeat(size)) },
      },
    )
  const sentLetter = async (id: number) => {
    const mail = await findMail(db(), id)
    if (!mail) throw new Error('no letter')
    return writeLetter(db(), aMailRoom(), mail, { link: '' })
  }

  test('a small one as a file, a large one as a link, with its size told before it leaves', async () => {
    await add('Adam')
    const [small, large] = [await aDocument('zapis', 2000), await aDocument('mapa', 1_600_000)]

    const made = await write({ kind: 'everybody' }, { documents: [small, large] })
    await runBatch(db(), BATCH_KINDS, await send(made))
    const letter = await sentLetter((await letters())[0]?.id ?? 0)

    expect(made.json.message.files).toMatchObject([
      { title: 'zapis', size: 2000, goesAs: 'file' },
      { title: 'mapa', size: 1_600_000, goesAs: 'link' },
    ])
    expect(letter.attachments.map(({ name, bytes }) => [name, bytes.length])).toEqual([['zapis.txt', 2000]])
    expect(letter.text).toContain('V příloze: zapis.txt.')
    expect(letter.text).toContain(`/admin/documents/${large}`)
    expect(letter.text).toContain('1,5\u00a0MB')
  })

  test('only where every reader might take it himself', async () => {
    await withRole('Adam', 'Treasurer')
    await withRole('Beran', 'Member')
    const minutes = await aDocument('zapis-vyboru', 100, 'officers')

    const toAll = await write({ kind: 'everybody' }, { documents: [minutes] })
    const toBoard = await write({ kind: 'board' }, { documents: [minutes] })
    const unknown = await write({ kind: 'board' }, { documents: [999] })

    expect([toAll.json.code, Object.keys(toAll.json.fields)]).toEqual(['document_not_for_all', ['file1']])
    expect([toBoard.status, unknown.status]).toEqual([201, 422])
    expect((await db().selectFrom('message').select('id').execute()).length).toBe(1)
  })

  test('one deleted meanwhile is missed in words, and the letter goes', async () => {
    await add('Adam')
    const [gone, late] = [await aDocument('zapis', 10), await aDocument('mapa', 10)]
    const made = await write({ kind: 'everybody' }, { documents: [gone, late] })
    await ask(`/documents/${gone}`, { method: 'DELETE' })
    await runBatch(db(), BATCH_KINDS, await send(made))
    await ask(`/documents/${late}`, { method: 'DELETE' })
    for await (const key of files.list()) await files.remove(key)

    const letter = await sentLetter((await letters())[0]?.id ?? 0)

    expect(letter.attachments).toEqual([])
    expect(letter.text).toContain('Mělo přijít i zapis.txt, mapa.txt, ale v klubovně už to není.')
  })
})
