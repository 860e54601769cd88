import { z } from 'zod'
import { HAPPENINGS } from '../../ground/audit/happenings.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf, withTicks } from '../../ground/http/form-of.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { speak } from '../../ground/values/words.ts'
import { HookInput } from './hook.ts'
import { LOG_SHOWN, listDeliveries, listHooks } from './hooks.server.ts'
import { happeningWords, hookWords } from './hooks.words.ts'
import { deleteHook, makeHook, resendDelivery, switchHook } from './keep-hook.server.ts'

export const hooksScreen = declareScreen({ who: 'grants.give' })

export async function viewHooks({ db, language, url }: Given) {
  const sayKind = speak(happeningWords, language)
  const figures = (moment: Date | null) => moment && momentInFigures(moment, language)
  const hooks = (await listHooks(db)).map(
    ({ id, name, address, kinds, deliveredAt, failingSince, pausedAt, pausedWhy, waiting, failed }) => ({
      id,
      name,
      address,
      pausedWhy,
      waiting,
      failed,
      isPaused: pausedAt !== null,
      kinds: HAPPENINGS.filter((kind) => kinds.includes(kind))
        .map((kind) => sayKind(kind))
        .join(', '),
      delivered: figures(deliveredAt),
      failing: figures(failingSince),
    }),
  )
  const chosen = hooks.find(({ id }) => String(id) === url.searchParams.get('id'))
  return {
    title: speak(hookWords, language)('title'),
    hooks,
    happenings: HAPPENINGS.map((kind) => ({ kind, label: sayKind(kind) })),
    logShown: LOG_SHOWN,
    chosen: chosen && {
      id: chosen.id,
      name: chosen.name,
      deliveries: (await listDeliveries(db, chosen.id)).map(
        ({ id, happening, kind, happenedAt, state, attempts, nextAttemptAt, answer }) => ({
          id,
          happening,
          kind: isKnown(kind) ? sayKind(kind) : kind,
          at: momentInFigures(happenedAt, language),
          state,
          attempts,
          answer,
          next: state === 'waiting' && attempts > 0 ? momentInFigures(nextAttemptAt, language) : null,
        }),
      ),
    },
  }
}

const isKnown = (kind: string): kind is (typeof HAPPENINGS)[number] =>
  HAPPENINGS.some((known) => known === kind)

const NewHook = withTicks(formOf(HookInput, { password: (text) => text || undefined }), {
  prefix: 'kind-',
  field: 'kinds',
})
const Password = z.string().max(1000).optional()
const done = { fault: undefined, done: true }

export const hooksAction = hooksScreen.acts({
  keeps: ['intent', 'name', 'address', 'hookId'],
  acts: {
    make: hooksScreen.act({
      takes: NewHook,
      does: async ({ db, visitor }, input) => {
        const { secret } = await makeHook(db, visitor, input)
        return { fault: undefined, made: { name: input.name, secret } }
      },
    }),
    delete: hooksScreen.act({
      takes: z.strictObject({ hookId: RowId, password: Password }),
      does: async ({ db, visitor }, { hookId, password }) => {
        await deleteHook(db, visitor, { id: hookId, password })
        return done
      },
    }),
    pause: hooksScreen.act({
      takes: z.strictObject({ hookId: RowId }),
      does: async ({ db, visitor }, { hookId }) => {
        await switchHook(db, visitor, { id: hookId, paused: true })
        return done
      },
    }),
    resume: hooksScreen.act({
      takes: z.strictObject({ hookId: RowId }),
      does: async ({ db, visitor }, { hookId }) => {
        await switchHook(db, visitor, { id: hookId, paused: false })
        return done
      },
    }),
    resend: hooksScreen.act({
      takes: z.strictObject({ hookId: RowId, deliveryId: RowId }),
      does: async ({ db, visitor }, ids) => {
        await resendDelivery(db, visitor, ids)
        return done
      },
    }),
  },
})
