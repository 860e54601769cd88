import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, anAccount, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { aMailRoom } from '../../../test/mail-room.ts'
import { putChallenge } from '../keys/challenges.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { previewMail } from '../../ground/mail/write-letter.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { confirmEmail } from '../../people/profile/confirm-email.server.ts'

const db = useDatabase()

beforeEach(() => rulesVersion(db(), 1))

const LETTERS = ['reset-password', 'set-password', 'change-email'] as const
type Template = (typeof LETTERS)[number]

// Every way in the product shuts or opens an account; the last one stands for those still to come.
const SWITCHES = {
  'from the card': async (_id, memberId, word) => {
    const { token } = await someone(db(), 'Secretary')
    await call(anApp(db()), `/api/members/${memberId}/${word}`, { token })
  },
  'from the accounts': async (id, _memberId, word) => {
    const { token } = await someone(db(), 'Webmaster')
    await call(anApp(db()), `/api/accounts/${id}/${word}`, { token })
  },
  'by whatever writes the column': async (id, _memberId, word) => {
    await sql`update account set deactivated_at = ${word === 'deactivate' ? sql`now()` : sql`null`} where id = ${id}`.execute(
      db(),
    )
  },
} as const satisfies Record<
  string,
  (id: number, memberId: number, word: 'deactivate' | 'reactivate') => Promise<void>
>

async function aPerson() {
  const { id: memberId } = await aMember(db())
  const account = await anAccount(db(), { memberId, password: 'čtyři slova za sebou' })
  return { ...account, memberId }
}

const write = (
  { id, memberId, email }: { id: number; memberId: number; email: string },
  template: Template,
) =>
  inTransaction(db(), (tx) =>
    postLetter(tx, {
      template,
      to: template === 'change-email' ? 'nova@klub.test' : email,
      language: 'cs',
      accountId: id,
      memberId,
    }),
  )

async function linkOf(mailId: number): Promise<string> {
  const letter = await previewMail(db(), aMailRoom(), mailId, { withLink: true })
  return letter?.link ? (new URL(letter.link).searchParams.get('token') ?? '') : ''
}

async function opens(template: Template, token: string): Promise<boolean> {
  if (template === 'change-email')
    return confirmEmail(db(), token).then(
      () => true,
      () => false,
    )
  const answer = await call(anApp(db()), '/api/auth/reset-password', {
    body: { token: token || 'none', newPassword: 'úplně nové heslo' },
  })
  return answer.status === 200
}

describe.each(Object.entries(SWITCHES))('an account shut %s', (_name, turn) => {
  test.each(LETTERS)('and opened again: the link of an older letter (%s) stays dead', async (template) => {
    const person = await aPerson()
    const token = await linkOf(await write(person, template))

    await turn(person.id, person.memberId, 'deactivate')
    const whileShut = await opens(template, token)
    await turn(person.id, person.memberId, 'reactivate')

    expect([whileShut, await opens(template, token)]).toEqual([false, false])
  })

  test.each(LETTERS)('a letter (%s) that waited in the outbox meanwhile brings no link', async (template) => {
    const person = await aPerson()
    const before = await write(person, template)

    await turn(person.id, person.memberId, 'deactivate')
    const meanwhile = await write(person, template)
    await turn(person.id, person.memberId, 'reactivate')

    expect([await linkOf(before), await linkOf(meanwhile)]).toEqual(['', ''])
  })

  test('sessions and questions of the second step end, and opening it brings none back', async () => {
    const person = await aPerson()
    const { json } = await call(anApp(db()), '/api/auth/login', {
      body: { email: person.email, password: 'čtyři slova za sebou' },
    })
    for (const purpose of ['second-step', 'passkey-new'] as const)
      await putChallenge(db(), purpose, person.id)

    await turn(person.id, person.memberId, 'deactivate')
    await turn(person.id, person.memberId, 'reactivate')

    expect((await call(anApp(db()), '/api/auth/verify', { body: { token: json.token } })).json).toEqual({
      valid: false,
    })
    expect(await db().selectFrom('signInChallenge').select('purpose').execute()).toEqual([])
  })

  test('a letter written after it was opened works', async () => {
    const person = await aPerson()
    await turn(person.id, person.memberId, 'deactivate')
    await turn(person.id, person.memberId, 'reactivate')

    const token = await linkOf(await write(person, 'reset-password'))

    expect(await opens('reset-password', token)).toBe(true)
  })
})
