import { z } from 'zod'
import { ClubKeyInput } from '../../entry/keys/program-key.ts'
import { Done, doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { KEY_OFFICES } from '../../ground/tables/keys.ts'
import { listAllKeys, makeClubKey, revokeAnyKey } from './club-keys.server.ts'

const Password = z.strictObject({ password: z.string().max(1000).optional() })

const AnyKeyAnswer = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    accountId: z.int().nullable().describe('whose it is; null for a key of the club'),
    owner: z.string().nullable(),
    office: z.enum(KEY_OFFICES).nullable().describe('of a key of the club: as whom it reads people’s cards'),
    areas: z.array(z.string()),
    writes: z.boolean(),
    createdAt: Moment,
    expiresAt: Moment,
    lastUsedAt: Moment.nullable(),
    madeBy: z.string().nullable(),
  })
  .meta({ id: 'AnyProgramKey' })

export const clubKeyDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/programs',
    who: 'grants.give',
    summary: 'Every key for programs, the club’s and people’s, without their secrets',
    query: listQuery(['owner']),
    answers: listOf(AnyKeyAnswer),
    handle: async ({ db, query }) => onePage(await listAllKeys(db), query),
  }),
  door({
    method: 'POST',
    path: '/api/programs',
    who: 'grants.give',
    summary: 'A key of the club for a program, with one’s password; answers its secret, once',
    body: ClubKeyInput,
    answers: doneWith({ id: z.int(), token: z.string() }),
    handle: async ({ db, visitor, body }) => ({ success: true, ...(await makeClubKey(db, visitor, body)) }),
  }),
  door({
    method: 'DELETE',
    path: '/api/programs/:id',
    who: 'grants.give',
    summary: 'Revoke anybody’s key, with one’s password; it opens nothing from that moment',
    params: z.object({ id: RowId }),
    body: Password,
    bodyMayBeMissing: true,
    answers: Done,
    handle: async ({ db, visitor, params: { id }, body }) => {
      await revokeAnyKey(db, visitor, { id, ...body })
      return { success: true }
    },
  }),
]
