import { redirect } from 'react-router'
import { z } from 'zod'
import { endedSessionCookie, KIOSK_COOKIE, kioskCookie } from '../../ground/http/cookies.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import { clock, shortMoment } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { isGuessablePin, isPin, MOST_HOURS } from './kiosk.ts'
import { closeKiosk, listKiosks, openKiosk } from './kiosks.server.ts'
import { tablesWords } from './kiosk.words.ts'

export const tablesScreen = declareScreen({ who: 'fees.manage' })

export async function viewTables({ db, language }: Given<'fees.manage'>) {
  const say = speak(tablesWords, language)
  const tables = await listKiosks(db)
  return {
    title: say('title'),
    hours: Array.from({ length: MOST_HOURS }, (_, index) => ({
      value: String(index + 1),
      label: say('hour', { count: index + 1 }),
    })),
    tables: tables.map(({ id, email, firstName, lastName, createdAt, expiresAt }) => {
      const name = firstName && lastName ? `${firstName} ${lastName}` : email
      return {
        id,
        name,
        text: say('openedBy', {
          name,
          at: shortMoment(createdAt, language),
          until: clock(expiresAt, language),
        }),
      }
    }),
  }
}

const HOUR = 60 * 60

export const tablesActs = {
  open: tablesScreen.act({
    takes: z.strictObject({
      hours: z.coerce.number().int().min(1).max(MOST_HOURS),
      pin: z
        .string()
        .refine(isPin, 'not_pin')
        .refine((pin) => !isGuessablePin(pin), 'guessable_pin'),
    }),
    does: async ({ db, visitor, address, token, isSecure }, { hours, pin }) => {
      const secret = await openKiosk(db, visitor, { hours, pin, address, token })
      const headers = new Headers()
      headers.append('set-cookie', endedSessionCookie(isSecure))
      headers.append(
        'set-cookie',
        kioskCookie(KIOSK_COOKIE, { value: secret, seconds: hours * HOUR, secure: isSecure }),
      )
      // What the Treasurer looked at stays in nobody's hands.
      headers.set('clear-site-data', '"cache", "storage"')
      throw redirect('/stul', { status: 303, headers })
    },
  }),
  close: tablesScreen.act({
    takes: z.strictObject({ id: RowId }),
    does: async ({ db, visitor }, { id }) => {
      await closeKiosk(db, { id, actorId: visitor.id })
      return { closed: id }
    },
  }),
}
