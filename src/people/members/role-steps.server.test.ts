import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { dice } from '../../../test/storm.ts'
import { ROLES, type Role } from '../../permissions.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

const PASSWORD = 'čtyři slova na cestu'

async function aSubject(role: Role) {
  const { id: memberId } = await aMember(db())
  return { ...(await someone(db(), role, { memberId })), memberId }
}
const give = async (
  memberId: number,
  role: Role,
  { token, password }: { token: string; password?: string },
) => {
  const { status, json } = await call(anApp(db()), `/api/members/${memberId}/role`, {
    token,
    body: { role, ...(password && { password }) },
  })
  return status === 200 ? 'given' : json.code
}

/** The table of the club, written here once more: who may make what of whom. */
function answerTo(actor: Role, from: Role, to: Role): string {
  if (actor === 'Secretary' && [from, to].includes('Webmaster')) return 'not_allowed'
  if (from === to) return 'already_so'
  return from === 'Applicant' && to !== 'Member' ? 'role_out_of_order' : 'given'
}

test.each(['Secretary', 'Webmaster'] as const)(
  'a %s makes of anybody what the table says, and nothing else',
  async (role) => {
    const actor = await someone(db(), role, { password: PASSWORD })
    await someone(db(), 'Webmaster')
    const { id, memberId } = await aSubject('Member')
    const password = role === 'Webmaster' ? PASSWORD : undefined
    const told: string[] = []
    const expected: string[] = []
    for (const from of ROLES)
      for (const to of ROLES) {
        await db().updateTable('account').set({ role: from }).where('id', '=', id).execute()
        const withPassword = [from, to].includes('Webmaster') && password ? { password } : {}
        told.push(`${from} ${to} ${await give(memberId, to, { token: actor.token, ...withPassword })}`)
        expected.push(`${from} ${to} ${answerTo(role, from, to)}`)
      }

    expect(told).toEqual(expected)
  },
)

test('asked for at once in any order, each step follows the one before and none is left out', async () => {
  const random = dice(34)
  const anyRole = () => ROLES[Math.floor(random() * ROLES.length)] ?? 'Member'
  const officers = await Promise.all(
    [1, 2, 3].map(async () => ({
      ...(await someone(db(), 'Webmaster', { password: PASSWORD })),
      password: PASSWORD,
    })),
  )
  for (let round = 0; round < 6; round += 1) {
    const { id, memberId } = await aSubject('Applicant')
    const wishes = Array.from({ length: 6 }, (_, index) => (index === 2 ? 'Member' : anyRole()))

    const answers = await Promise.all(
      wishes.map((role, index) => give(memberId, role, officers[index % officers.length] ?? { token: '' })),
    )

    const steps = (
      await db()
        .selectFrom('auditEntry')
        .innerJoin('auditDetail', 'auditDetail.seq', 'auditEntry.seq')
        .select('changes')
        .where('accountId', '=', id)
        .where('action', 'like', 'ROLE_CHANGED%')
        .orderBy('auditEntry.seq')
        .execute()
    ).flatMap(({ changes }) => changes as unknown as readonly { field: string; from: Role; to: Role }[])
    const last = await db()
      .selectFrom('account')
      .select('role')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect({ wishes, given: answers.filter((one) => one === 'given').length }).toEqual({
      wishes,
      given: steps.length,
    })
    expect(steps.map(({ from }) => from)).toEqual(['Applicant', ...steps.map(({ to }) => to)].slice(0, -1))
    expect(steps.map(({ from, to }) => answerTo('Webmaster', from, to))).toEqual(steps.map(() => 'given'))
    expect(last.role).toBe(steps.at(-1)?.to ?? 'Applicant')
  }
})
