import { z } from 'zod'
import { addPasskey, offerPasskey } from '../keys/add-passkey.server.ts'
import { removePasskey, renamePasskey } from '../keys/keep-passkey.server.ts'
import { NewPasskey, PasskeyName } from '../keys/passkey-answer.ts'
import { listPasskeys } from '../keys/passkeys.server.ts'
import { findSecondStep } from '../keys/second-steps.server.ts'
import { issueRecoveryCodes, turnOffSecondStep } from '../keys/turn-off-second-step.server.ts'
import { beginSecondStep, turnOnSecondStep } from '../keys/turn-on-second-step.server.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { proveSelf, withPassword } from '../sign-in/prove-self.server.ts'
import { FirstCode, OwnPassword, PasswordAndCode } from './second-step-input.ts'
import { Done, doneWith, Made } from '../../ground/http/answer.ts'
import { NewPasskeyQuestion, PasskeyAnswer, RecoveryCodes, SecondStepAnswer } from '../keys/key-answer.ts'

export const keyDoors = [
  door({
    method: 'GET',
    path: '/api/account/keys',
    who: 'signed-in',
    summary: 'One’s own second step and passkeys',
    answers: doneWith({ secondStep: SecondStepAnswer.nullable(), passkeys: z.array(PasskeyAnswer) }),
    handle: async ({ db, visitor }) => {
      const [secondStep, passkeys] = await Promise.all([
        findSecondStep(db, visitor.id),
        listPasskeys(db, visitor.id),
      ])
      return { success: true, secondStep, passkeys }
    },
  }),
  door({
    method: 'POST',
    path: '/api/account/second-step/begin',
    who: 'signed-in',
    summary: 'A new secret for an authenticator; nothing changes until its first code is shown',
    body: OwnPassword,
    bodyMayBeMissing: true,
    answers: doneWith({ uri: z.string(), secret: z.string(), setup: z.string() }),
    handle: async ({ db, visitor, body, club }) => {
      await proveSelf(db, visitor, body.password)
      return { success: true, ...(await beginSecondStep(db, visitor, club.name)) }
    },
  }),
  door({
    method: 'POST',
    path: '/api/account/second-step/on',
    who: 'signed-in',
    summary: 'Turn the second step on with the first code; answers the recovery codes, once',
    body: FirstCode,
    answers: RecoveryCodes,
    handle: async ({ db, visitor, body }) => ({
      success: true,
      recoveryCodes: await turnOnSecondStep(db, visitor, body),
    }),
  }),
  door({
    method: 'POST',
    path: '/api/account/second-step/off',
    who: 'signed-in',
    summary: 'Turn the second step off, with the password and a code',
    body: PasswordAndCode,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      const act = () => turnOffSecondStep(db, visitor, body.code)
      await withPassword(db, visitor, { password: body.password, act })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    path: '/api/account/second-step/recovery-codes',
    who: 'signed-in',
    summary: 'Ten new recovery codes in place of the old ones, with the password and a code',
    body: PasswordAndCode,
    answers: RecoveryCodes,
    handle: async ({ db, visitor, body }) => {
      const act = () => issueRecoveryCodes(db, visitor, body.code)
      return {
        success: true,
        recoveryCodes: await withPassword(db, visitor, { password: body.password, act }),
      }
    },
  }),
  door({
    method: 'POST',
    path: '/api/account/passkeys/options',
    who: 'signed-in',
    summary: 'Ask for a question to make a new passkey',
    body: OwnPassword,
    bodyMayBeMissing: true,
    answers: doneWith({ options: NewPasskeyQuestion }),
    handle: async ({ db, visitor, body, origin, club }) => {
      await proveSelf(db, visitor, body.password)
      return { success: true, options: await offerPasskey(db, visitor, { origin, club: club.name }) }
    },
  }),
  door({
    method: 'POST',
    path: '/api/account/passkeys',
    who: 'signed-in',
    summary: 'Keep a new passkey under a name',
    body: z.strictObject({ name: PasskeyName, passkey: NewPasskey }),
    answers: Made,
    handle: async ({ db, visitor, body, origin }) => ({
      success: true,
      id: await addPasskey(db, visitor, { ...body, origin }),
    }),
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: '/api/account/passkeys/:id',
    who: 'signed-in',
    summary: 'Rename a passkey of one’s own',
    params: z.object({ id: RowId }),
    body: z.strictObject({ name: PasskeyName }),
    answers: Done,
    handle: async ({ db, visitor, params, body }) => {
      await renamePasskey(db, visitor, { passkeyId: params.id, name: body.name })
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/account/passkeys/:id',
    who: 'signed-in',
    summary: 'Remove a passkey of one’s own',
    params: z.object({ id: RowId }),
    answers: Done,
    handle: async ({ db, visitor, params }) => {
      await removePasskey(db, visitor, params.id)
      return { success: true }
    },
  }),
]
