import { beforeEach, describe, expect, test } from 'vitest'
import { setClock } from '../../../test/clock.ts'
import { someone } from '../../../test/club.ts'
import { aMandateClub } from '../../../test/mandates.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { startBatch } from '../../ground/batches/start-batch.server.ts'
import type { Permission } from '../../permissions.ts'
import { linkApplication } from '../../people/applications/link-application.server.ts'

const { db, ask, rules, aRider, anOfficer } = aMandateClub()
beforeEach(rules)

const TODAY = '2026-04-01'

/** A Secretary until yesterday; nobody has turned his role yet, and some areas are his by name. */
async function aFormerSecretary(...areas: readonly Permission[]) {
  const officer = await anOfficer('Secretary', '2026-03-31')
  await someone(db(), 'Secretary')
  await db()
    .insertInto('permissionGrant')
    .values(areas.map((permission) => ({ permission, accountId: officer.id })))
    .execute()
  setClock(`${TODAY}T10:00:00Z`)
  return officer
}

const stateOf = async (memberId: number) => {
  const { archivedAt } = await db()
    .selectFrom('member')
    .select('archivedAt')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return archivedAt === null ? 'in the club' : 'archived'
}

describe('a Secretary whose term is over, with areas granted by name, reaches what a Member reaches', () => {
  test('closing one card and closing many', async () => {
    const former = await aFormerSecretary('members.archive')
    const treasurer = await aRider('Treasurer')
    const member = await aRider('Member')

    const one = await ask('POST', `/api/members/${treasurer.memberId}/archive`, former.token, {
      archived: true,
    })
    const { id } = await startBatch(db(), {
      kind: 'members-archive',
      actorId: former.id,
      items: [{ id: treasurer.memberId }, { id: member.memberId }],
    })
    await runBatch(db(), BATCH_KINDS, id)

    expect([one.status, await stateOf(treasurer.memberId), await stateOf(member.memberId)]).toEqual([
      403,
      'in the club',
      'archived',
    ])
  })

  test('opening a card by an application that belongs to it', async () => {
    const former = await aFormerSecretary('applications.decide')
    const treasurer = await aRider('Treasurer')
    await db()
      .updateTable('member')
      .set({ archivedAt: new Date() })
      .where('id', '=', treasurer.memberId)
      .execute()
    const { id: applicationId } = await db()
      .insertInto('application')
      .values({
        firstName: 'Kamil',
        lastName: 'Zbořil',
        birthDate: '1980-05-05',
        email: 'zpet@posta.example',
        language: 'cs',
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const linked = linkApplication(db(), {
      applicationId,
      memberId: treasurer.memberId,
      actorId: former.id,
      today: TODAY,
    })

    await expect(linked).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await stateOf(treasurer.memberId)).toBe('archived')
  })
})
