import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { OWN_KINDS, ownName } from '../../ground/values/own-field.ts'
import { action, loader } from './own-fields.screen.tsx'

const db = useDatabase()
const path = '/admin/sprava/own-fields'
let token = ''

beforeEach(async () => {
  await rulesVersion(db(), 1)
  token = (await someone(db(), 'Secretary')).token
})

const send = (form: Readonly<Record<string, string>>) => sendForm(db(), action, { path, token, form })
const shown = async () => (await seeScreen(db(), loader, { path, token })).fields
const aField = async (name: string, more: Readonly<Record<string, string>> = {}) => {
  await send({ intent: 'add', name, kind: 'text', seenAs: 'private', ...more })
  const found = (await shown()).find((field) => field.name === name)
  if (!found) throw new Error(`No field ${name}`)
  return found
}

describe('keeping the fields', () => {
  test('they are added, put in order, renamed with their choices, and deleted with what they say', async () => {
    const size = await aField('Tričko', { kind: 'choice', choices: 'M\r\nXL\r\n\r\n', inApplication: 'on' })
    const number = await aField('Bota', { kind: 'number' })
    const card = await aMember(db(), { own: JSON.stringify({ [size.id]: 2, [number.id]: 43 }) })

    await send({ intent: 'up', id: String(number.id) })
    const order = (await shown()).map(({ name }) => name)
    await send({
      intent: 'save',
      id: String(size.id),
      name: 'Velikost trička',
      seenAs: 'title',
      'choice.1': 'M',
      'choice.2': 'Velké',
      newChoices: 'S',
    })
    const changed = (await shown()).find(({ id }) => id === size.id)
    await send({ intent: 'remove', id: String(number.id), sure: 'on' })

    expect(order).toEqual(['Bota', 'Tričko'])
    expect(changed).toEqual({
      id: size.id,
      name: 'Velikost trička',
      kind: 'choice',
      seenAs: 'title',
      inApplication: false,
      choices: [{ id: 1, name: 'M' }, { id: 2, name: 'Velké' }, { id: 3, name: 'S' }],
      held: 1,
    }) // prettier-ignore
    expect(await ownOf(card.id)).toEqual({ [size.id]: 2 })
  })

  test('a choice somebody has goes only with what he gets instead', async () => {
    const { id } = await aField('Tričko', { kind: 'choice', choices: 'M\nXL\nS' })
    const card = await aMember(db(), { own: JSON.stringify({ [id]: 2 }) })
    const remove = (more: Readonly<Record<string, string>>) =>
      send({ intent: 'removeChoice', id: String(id), ...more })

    const refused = await remove({ choice: '2', moveTo: '' })
    await remove({ choice: '3', moveTo: '' })
    await remove({ choice: '2', moveTo: '1' })
    const [left] = await shown()
    await send({ intent: 'save', id: String(id), name: 'Tričko', seenAs: 'private', 'choice.1': 'M', newChoices: 'L' }) // prettier-ignore

    expect(refused.fault?.code).toBe('own_choice_held')
    expect(left?.choices).toEqual([{ id: 1, name: 'M' }])
    expect(await ownOf(card.id)).toEqual({ [id]: 1 })
    // A number is never given to another choice.
    expect((await shown())[0]?.choices).toEqual([
      { id: 1, name: 'M' },
      { id: 4, name: 'L' },
    ])
  })

  test('what cannot be is refused in words, and what was written stays', async () => {
    await aField('Tričko')

    const twice = await send({ intent: 'add', name: 'tricko', kind: 'text', seenAs: 'private' })
    const known = await send({ intent: 'add', name: 'Telefon', kind: 'text', seenAs: 'private' })
    const notHis = await send({
      intent: 'add',
      name: 'Znak',
      kind: 'text',
      seenAs: 'note',
      inApplication: 'on',
    })
    const twins = await send({ intent: 'add', name: 'Bota', kind: 'choice', seenAs: 'name', choices: 'M\nm' })
    const unsure = await send({ intent: 'remove', id: String((await shown())[0]?.id) })

    const codes = [twice, known, notHis, twins, unsure].map(({ fault }) => fault?.code)
    expect(codes).toEqual(['own_field_exists', 'own_field_exists', 'own_field_not_his', 'own_choice_exists', 'invalid_fields']) // prettier-ignore
    expect(twice.fault?.values).toMatchObject({ name: 'tricko' })
    expect((await shown()).map(({ name }) => name)).toEqual(['Tričko'])
  })

  test('a club has thirty at most, also when two add at once', async () => {
    for (let index = 0; index < 29; index += 1)
      await db()
        .insertInto('ownField')
        .values({ name: `Pole ${index}`, kind: 'text', seenAs: 'name' })
        .execute()

    const tries = await Promise.all(
      ['A1', 'B1'].map((name) =>
        call(anApp(db()), '/api/own-fields', {
          method: 'POST',
          token,
          body: { name, kind: 'text', seenAs: 'name' },
        }),
      ),
    )

    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })
})

describe('on a card', () => {
  test('a field renamed while the form is open is written; one that is gone is told of, and nothing is lost', async () => {
    const nick = await aField('Přezdívka v mládí')
    const gone = await aField('Bota')
    const card = await aMember(db())
    const { loader: showCard, action: actCard } = await import('../members/member-edit.screen.tsx')
    const at = { path: `/admin/${card.id}/edit`, token, params: { id: String(card.id) } }
    const { form } = await seeScreen(db(), showCard, at)
    await db().updateTable('ownField').set({ name: 'Jak mu říkali' }).where('id', '=', nick.id).execute()
    await db().deleteFrom('ownField').where('id', '=', gone.id).execute()
    const written = { ...form, intent: 'save', version: '1', [ownName(nick.id)]: 'Špunt' }

    const refused = await sendForm(db(), actCard, { ...at, form: { ...written, [ownName(gone.id)]: '43' } })
    await sendForm(db(), actCard, { ...at, form: { ...written, [ownName(gone.id)]: '' } })

    expect(refused.fault).toMatchObject({ code: 'own_field_gone', values: { [ownName(nick.id)]: 'Špunt' } })
    expect(await ownOf(card.id)).toEqual({ [nick.id]: 'Špunt' })
    const { history } = await seeScreen(db(), showCard, at)
    expect(history?.[0]?.changes).toEqual([{ field: 'Jak mu říkali', from: null, to: 'Špunt' }])
  })

  test('a choice that is gone, a bad number and a field of nobody are refused at their fields', async () => {
    const size = await aField('Tričko', { kind: 'choice', choices: 'M' })
    const boot = await aField('Bota', { kind: 'number' })
    const card = await aMember(db())

    const { status, json } = await call(anApp(db()), `/api/members/${card.id}`, {
      method: 'PATCH',
      token,
      body: { version: 1, nickname: 'Špunt', own: { [size.id]: 7, [boot.id]: 'velká', 999: 'x' } },
    })

    expect(status).toBe(422)
    expect(Object.keys((json as { fields: object }).fields).toSorted()).toEqual(
      [ownName(size.id), ownName(boot.id), 'own.999'].toSorted(),
    )
    expect(await ownOf(card.id)).toEqual({})
  })
})

test('each kind is read back as it was written', async () => {
  const said = { text: 'ahoj', number: 1.5, day: '2026-02-28', choice: 1, yesNo: false } as const
  const own: Record<string, unknown> = {}
  for (const kind of OWN_KINDS)
    own[(await aField(`Pole ${kind}`, { kind, ...(kind === 'choice' && { choices: 'A' }) })).id] = said[kind]

  const { status, json } = await call(anApp(db()), '/api/members', {
    method: 'POST',
    token,
    body: { firstName: 'Jan', lastName: 'Nový', own },
  })

  expect([status, (json as { member: { own: object } }).member.own]).toEqual([201, own])
})

async function ownOf(id: number) {
  const { own } = await db().selectFrom('member').select('own').where('id', '=', id).executeTakeFirstOrThrow()
  return own
}

test('a field is seen as the HOG number where the club has one, or had when it was made', async () => {
  const rows = async (off: readonly ['hog'] | readonly [] = []) =>
    (await seeScreen(db(), loader, { path, token, off })).rows.map(({ row }) => row)
  const [before, without] = [await rows(), await rows(['hog'])]
  await aField('Číslo chapteru', { seenAs: 'hog' })

  expect([before, without, await rows(['hog'])].map((all) => all.includes('hog'))).toEqual([
    true,
    false,
    true,
  ])
  expect(without.length).toBe(before.length - 1)
})

test('a refused field keeps the choices that were written', async () => {
  const { fault } = await send({
    intent: 'add',
    name: '',
    kind: 'choice',
    seenAs: 'private',
    choices: 'M\nXL',
  })

  expect(fault?.values).toMatchObject({ kind: 'choice', choices: 'M\nXL' })
})
