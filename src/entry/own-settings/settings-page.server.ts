import { z } from 'zod'
import { removePasskey, renamePasskey } from '../keys/keep-passkey.server.ts'
import { PasskeyName } from '../keys/passkey-answer.ts'
import { OFFERED_CATEGORIES } from '../../ground/mail/letter-category.ts'
import { chooseMail, listOptOuts } from '../../ground/mail/opt-outs.server.ts'
import { NoFields, RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { requestReset } from '../accounts/request-reset.server.ts'
import { listSessions } from '../accounts/sessions.server.ts'
import { signOutDevice } from '../sign-in/sign-out.server.ts'
import { deviceName } from './device-name.ts'
import { settingsWords } from './settings.words.ts'
import { signOutOthers } from './sign-out-others.server.ts'
import { viewKeys } from './view-keys.server.ts'

export const settingsScreen = declareScreen({ who: 'account.edit-own' })

const readerOf = ({ id, memberId }: Visitor) => ({ memberId, accountId: id })

export async function viewSettings(given: Given) {
  const { db, visitor, language } = given
  const [sessions, refusedMail, keys] = await Promise.all([
    listSessions(db, visitor),
    listOptOuts(db, readerOf(visitor)),
    viewKeys(given, visitor),
  ])
  return {
    title: speak(settingsWords, language)('title'),
    email: visitor.email,
    refusedMail,
    keys,
    devices: sessions.map(({ id, address, userAgent, lastSeenAt }) => ({
      id,
      name: deviceName(userAgent),
      address,
      lastSeen: momentInFigures(lastSeenAt, language),
      isThisOne: id === visitor.sessionId,
    })),
  }
}

/** What the screen says a word about afterwards. */
export type Told = 'mail-reset' | 'end-session' | 'mail-inputs' | 'rename-passkey' | 'remove-passkey'

const done = (intent: Told) => ({ fault: undefined, done: { intent } })

export const settingsActs = {
  'end-session': settingsScreen.act({
    takes: z.strictObject({ sessionId: RowId }),
    does: async ({ db, visitor }, { sessionId }) => {
      await signOutDevice(db, visitor, sessionId)
      return done('end-session')
    },
  }),
  'end-others': settingsScreen.act({
    takes: NoFields,
    does: async ({ db, visitor }) => {
      await signOutOthers(db, visitor)
      return seeOther('/admin/settings', flashCookie('signedOutElsewhere'))
    },
  }),
  'mail-reset': settingsScreen.act({
    takes: NoFields,
    does: async ({ db, visitor, address }) => {
      await requestReset(db, visitor.email, address)
      return done('mail-reset')
    },
  }),
  'mail-inputs': settingsScreen.act({
    takes: formOf(z.strictObject({ news: z.boolean(), rides: z.boolean() })),
    does: async ({ db, visitor }, wanted) => {
      await inTransaction(db, async (tx) => {
        for (const category of OFFERED_CATEGORIES) {
          const choice = { category, wants: wanted[category], actorId: visitor.id }
          await chooseMail(tx, { reader: readerOf(visitor), ...choice })
        }
      })
      return done('mail-inputs')
    },
  }),
  'rename-passkey': settingsScreen.act({
    takes: z.strictObject({ passkeyId: RowId, name: PasskeyName }),
    does: async ({ db, visitor }, input) => {
      await renamePasskey(db, visitor, input)
      return done('rename-passkey')
    },
  }),
  'remove-passkey': settingsScreen.act({
    // Its form sends the name along; a key that goes needs none.
    takes: z.strictObject({ passkeyId: RowId, name: z.string().optional() }),
    does: async ({ db, visitor }, { passkeyId }) => {
      await removePasskey(db, visitor, passkeyId)
      return done('remove-passkey')
    },
  }),
}
