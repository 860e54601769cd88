import { z } from 'zod'
import { Done, doneWith, Moment } from '../../ground/http/answer.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { ProgramKeyInput } from '../keys/program-key.ts'
import { listProgramKeys, makeProgramKey, revokeProgramKey } from '../keys/program-keys.server.ts'
import { proveSelf } from '../sign-in/prove-self.server.ts'

const ProgramKeyAnswer = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    areas: z.array(z.string()),
    writes: z.boolean(),
    createdAt: Moment,
    expiresAt: Moment,
    lastUsedAt: Moment.nullable(),
  })
  .meta({ id: 'ProgramKey' })

export const programDoors = [
  door({
    method: 'GET',
    path: '/api/account/programs',
    who: 'signed-in',
    summary: 'One’s own keys for programs, without their secrets',
    answers: doneWith({ programs: z.array(ProgramKeyAnswer) }),
    handle: async ({ db, visitor }) => ({ success: true, programs: await listProgramKeys(db, visitor.id) }),
  }),
  door({
    method: 'POST',
    path: '/api/account/programs',
    who: 'signed-in',
    summary: 'A key for a program: of what one may, only these areas; answers its secret, once',
    body: ProgramKeyInput,
    answers: doneWith({ id: z.int(), token: z.string() }),
    handle: async ({ db, visitor, body: { password, ...input } }) => {
      await proveSelf(db, visitor, password)
      return { success: true, ...(await makeProgramKey(db, visitor, input)) }
    },
  }),
  door({
    method: 'DELETE',
    path: '/api/account/programs/:id',
    who: 'signed-in',
    summary: 'Revoke a key; it opens nothing from that moment',
    params: z.object({ id: RowId }),
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await revokeProgramKey(db, visitor, params.id)
      return { success: true }
    },
  }),
]
