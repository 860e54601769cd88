import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { aJpeg, useFiles } from '../../../test/photos.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import type { Role } from '../../permissions.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'
import { action as confirm, loader as linked } from './confirm-email.screen.tsx'
import { action as photo, loader as face } from './photo.screen.tsx'
import { action, loader } from './profile.screen.tsx'

const db = useDatabase()
useFiles()
const PASSWORD = 'čtyři slova za sebou'
const PHOTO = '/admin/profile/photo'

beforeEach(() => rulesVersion(db(), 1))

async function eva(role: Role = 'Member') {
  const { id: memberId } = await aMember(db(), { firstName: 'Eva', email: 'stara@klub.test' })
  const account = { memberId, email: 'stara@klub.test', password: PASSWORD }
  const { token } = await someone(db(), role, account)
  const at = (path: string) => ({ path, token })
  return {
    look: () => seeScreen(db(), loader, at('/admin/profile')),
    send: (form: Record<string, string>) => sendForm(db(), action, { ...at('/admin/profile'), form }),
    face: async () => (await seeScreen(db(), face, at(PHOTO))).face,
    sendPhoto: (form: Record<string, string>, files?: Record<string, File>) =>
      sendForm(db(), photo, { ...at(PHOTO), form, ...(files ? { files } : {}) }),
  }
}

const card = () =>
  db()
    .selectFrom('member')
    .select(['nickname', 'lastName', 'sharesContact', 'note'])
    .executeTakeFirstOrThrow()

describe('one’s own card', () => {
  const fields = { intent: 'save', version: '1', firstName: 'Eva', lastName: 'Nová', nickname: 'Blesk' }

  test('is written by its owner, and only what is his to write', async () => {
    const { look, send } = await eva()

    const { answer } = await send({ ...fields, sharesContact: 'on', note: 'sama sobě' })

    expect(answer.done).toEqual({ intent: 'save' })
    expect(await card()).toEqual({ nickname: 'Blesk', lastName: 'Nová', sharesContact: true, note: null })
    expect((await look()).mine?.card.version).toBe(2)
  })

  test('is an officer’s as anybody’s: what his office writes, he does not write on himself', async () => {
    const { look, send } = await eva('Secretary')

    await send({ ...fields, position: 'Prezident', lifeTime: 'on' })

    const kept = await db().selectFrom('member').select(['nickname', 'position', 'lifeTime']).execute()
    expect(kept).toEqual([{ nickname: 'Blesk', position: null, lifeTime: false }])
    expect((await look()).mine?.writable).not.toContain('position')
  })

  test('says at its field what is wrong, and who came second learns it', async () => {
    const { send } = await eva()

    const wrong = await send({ ...fields, lastName: ' ' })
    await send(fields)
    const second = await send({ ...fields, nickname: 'Hrom' })

    expect(wrong.fault?.fields).toHaveProperty('lastName')
    expect(wrong.fault?.values).toMatchObject({ intent: 'save', nickname: 'Blesk' })
    expect(second.code).toBe('changed_meanwhile')
    expect((await card()).nickname).toBe('Blesk')
  })
})

test('the account for refunds is given with a yes, seen by its owner and taken back', async () => {
  const { look, send } = await eva()
  const form = { intent: 'refundAccount', account: ' CZ65 0800 0000 1920 0014 5399 ' }

  const silent = await send(form)
  const wrong = await send({ ...form, account: '19-2000145398/0800', consents: 'on' })
  await send({ ...form, consents: 'on' })
  const kept = await look()
  const gone = await send({ intent: 'noRefundAccount' })

  expect(Object.keys(silent.fault?.fields ?? {})).toEqual(['consents'])
  expect(Object.keys(wrong.fault?.fields ?? {})).toEqual(['account'])
  expect(kept.mine?.refundAccount).toMatchObject({ account: '19-2000145399/0800', isOnPaper: false })
  expect(kept.mine?.sees.refundAccount).toBe('Vidí: pokladník, webmaster.')
  expect(gone.answer.done).toEqual({ intent: 'noRefundAccount' })
  expect((await look()).mine?.refundAccount).toBeNull()
  const letters = await db().selectFrom('mail').select(['template', 'toAddress']).execute()
  expect(letters).toEqual([{ template: 'refund-account', toAddress: 'stara@klub.test' }])
})

describe('a new e-mail', () => {
  async function linkIn(): Promise<string> {
    const letter = await db().selectFrom('mail').select('id').executeTakeFirstOrThrow()
    const shown = await previewMail(db(), aMailRoom(), letter.id, { withLink: true })
    return new URL(shown?.link ?? '').searchParams.get('token') ?? ''
  }
  const email = () => db().selectFrom('account').select('email').executeTakeFirstOrThrow()

  test('is asked for with the password, which never comes back', async () => {
    const { send } = await eva()
    const ask = (address: string, password: string) => send({ intent: 'email', email: address, password })

    const wrong = await ask('nova', PASSWORD)
    const refused = await ask('nova@klub.test', 'jiné heslo úplně')
    const { answer } = await ask('nova@klub.test', PASSWORD)

    expect(wrong.fault?.fields).toHaveProperty('email')
    expect(wrong.fault?.values).toEqual({ intent: 'email', email: 'nova' })
    expect(refused.status).toBe(422)
    expect(answer.done).toEqual({ intent: 'email' })
  })

  test('is confirmed by the button behind its link, once', async () => {
    const { send } = await eva()
    await send({ intent: 'email', email: 'nova@klub.test', password: PASSWORD })
    const token = await linkIn()
    const path = `/confirm-email?token=${token}`
    const press = (form: Record<string, string>) => sendForm(db(), confirm, { path, token: null, form })

    const shown = await seeScreen(db(), linked, { path, token: null })
    const before = await email()
    const wrong = await press({ token: '' })
    const pressed = await press({ token })
    const again = await press({ token })

    expect([shown.token, shown.email]).toEqual([token, 'nova@klub.test'])
    expect([before.email, (await email()).email]).toEqual(['stara@klub.test', 'nova@klub.test'])
    expect(wrong.fault?.fields).toHaveProperty('token')
    expect([pressed.status, pressed.location, pressed.cookies.length]).toEqual([303, '/admin/profile', 1])
    expect([again.code, again.fault?.values]).toEqual(['link_expired', { token }])
  })
})

test('one’s own HOG number is proposed to the officers', async () => {
  const { send } = await eva()

  const wrong = await send({ intent: 'hog', hogNumber: '?', expiresOn: '1. 1.' })
  const { answer } = await send({ intent: 'hog', hogNumber: 'cz 0001', expiresOn: '' })

  expect(Object.keys(wrong.fault?.fields ?? {})).toEqual(['hogNumber', 'expiresOn'])
  expect(answer.done).toEqual({ intent: 'hog' })
  const proposals = await db().selectFrom('hogProposal').select(['hogNumber', 'expiresOn']).execute()
  expect(proposals).toEqual([{ hogNumber: 'CZ0001', expiresOn: null }])
})

test('a photo is sent as a file, shown at doors when its owner says so, and removed', async () => {
  const { face: seen, sendPhoto } = await eva()
  const file = new File([new Uint8Array(await aJpeg())], 'eva.jpg', { type: 'image/jpeg' })

  const tooEarly = await sendPhoto({ intent: 'door', atDoor: 'on' })
  const none = await sendPhoto({}, { photo: new File([], '') })
  const saved = await sendPhoto({}, { photo: file })
  const shown = await sendPhoto({ intent: 'door', atDoor: 'on' })
  const atDoor = await seen()
  const hidden = await sendPhoto({ intent: 'door' })
  const inside = await seen()
  const removed = await sendPhoto({ intent: 'remove' })
  const again = await sendPhoto({ intent: 'remove' })

  expect(tooEarly.code).toBe('not_found')
  expect(none.fault?.fields).toHaveProperty('photo')
  expect([saved, shown, hidden, removed].map(({ answer }) => answer.done)).toEqual(
    ['saved', 'doorSaved', 'doorSaved', 'removed'].map((intent) => ({ intent })),
  )
  expect([atDoor?.isShownAtDoor, inside?.isShownAtDoor, (await seen())?.photo]).toEqual([true, false, null])
  expect(again.code).toBe('already_so')
})

test('a field of the club is either his to write or told to him, never both', async () => {
  const { look } = await eva()
  const field = { kind: 'text' as const, position: 0 }
  const [told, written] = await db()
    .insertInto('ownField')
    .values([
      { ...field, name: 'Číslo skříňky', seenAs: 'title' },
      { ...field, name: 'Velikost trička', seenAs: 'private', position: 1 },
    ])
    .returning('id')
    .execute()
  await db()
    .updateTable('member')
    .set({ own: JSON.stringify({ [String(told?.id)]: '7', [String(written?.id)]: 'XL' }) })
    .where('firstName', '=', 'Eva')
    .execute()

  const { mine } = await look()

  expect(mine?.ownWritable.map(({ name }) => name)).toEqual(['Velikost trička'])
  expect(mine?.ownTold.map(({ name, value }) => [name, value])).toEqual([['Číslo skříňky', '7']])
})
