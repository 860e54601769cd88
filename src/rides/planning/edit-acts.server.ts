import { z } from 'zod'
import { EventPatch, NewEvent } from '../events/event-input.ts'
import { findEvent, findGpx } from '../events/events.server.ts'
import { LARGEST_GPX } from '../events/gpx.ts'
import { NoFields, RowId } from '../../ground/http/door.server.ts'
import { type FormFiles, type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { copyQuestions } from '../questions/write-question.server.ts'
import { previewHtml } from '../../ground/texts/text-html.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { Cancelling, cancelEvent, cancelFollowing } from './cancel-event.server.ts'
import { changeFollowing } from './change-following.server.ts'
import { EVERYTHING } from './edit-page.server.ts'
import { changeOf, leaderNumberIn } from './event-form.ts'
import { repeatEvent } from './repeat-event.server.ts'
import { SeriesInput } from './series-input.ts'
import { changeEvent, createEvent, deleteDraft } from './write-event.server.ts'

export const newScreen = declareScreen({ who: 'events.manage' })
export const editScreen = declareScreen({ who: 'events.manage', params: z.object({ id: RowId }) })

// The editor sends all its fields with every button; `changeOf` says what they mean and the call's schema checks it.
const takesFiles = ['gpx']

const preview = {
  takesFiles,
  does: async (_: object, __: undefined, { description = '' }: FormValues) => ({
    preview: await previewHtml(description),
  }),
}

export const newActs = {
  preview: newScreen.act(preview),
  save: newScreen.act({
    takesFiles,
    does: async (given, _, form) => {
      const id = await create(given, form, 'draft')
      return seeOther(`/admin/events/${id}/edit`, flashCookie('saved'))
    },
  }),
  publish: newScreen.act({
    takesFiles,
    does: async (given, _, form) => {
      const id = await create(given, form, 'published')
      return seeOther(`/admin/events/${id}/invite`, flashCookie('eventPublished'))
    },
  }),
}

export const editActs = {
  preview: editScreen.act(preview),
  save: editScreen.act({
    takesFiles,
    does: (given, _, form) => change(given, form),
  }),
  publish: editScreen.act({
    takesFiles,
    does: async (given, _, form) => {
      await change(given, form, { state: 'published' })
      return seeOther(`/admin/events/${given.params.id}/invite`, flashCookie('eventPublished'))
    },
  }),
  repeat: editScreen.act({
    takes: formOf(SeriesInput, { everyWeeks: Number }),
    does: async ({ db, visitor, now, params: { id: eventId } }, input) => {
      await repeatEvent(db, visitor.id, { eventId, now, ...input })
      return seeOther('/admin/events', flashCookie('saved'))
    },
  }),
  cancel: editScreen.act({
    takes: formOf(Cancelling, { following: (ticked) => ticked === 'on' }),
    does: async ({ db, visitor, now, params: { id: eventId } }, { reason, following = false }) => {
      const call = following ? cancelFollowing : cancelEvent
      await call(db, visitor.id, { eventId, reason, now })
      return seeOther(`/akce/${eventId}`, flashCookie('eventCancelled'))
    },
  }),
  delete: editScreen.act({
    takes: NoFields,
    does: async ({ db, visitor, params }) => {
      await deleteDraft(db, visitor.id, params.id)
      return seeOther('/admin/events', flashCookie('draftDeleted'))
    },
  }),
}

type Sent = { readonly db: Db; readonly files: FormFiles }

/** A copy takes the picture and the questions of the one it was made of, and its route unless another came or none is wanted. */
async function create(
  given: Given<'events.manage'> & Sent,
  form: FormValues,
  state: 'draft' | 'published',
): Promise<number> {
  const { db, visitor } = given
  const draft = parseForm(NewEvent, await draftOf(given, form))
  const copied = RowId.safeParse(form.copyOf ?? '')
  const original = copied.success ? await findEvent(db, copied.data, EVERYTHING) : undefined
  const keepsRoute = draft.routeGpx === undefined && original !== undefined
  const routeGpx = keepsRoute ? await findGpx(db, original.id) : null
  return inTransaction(db, async (tx) => {
    const id = await createEvent(tx, visitor.id, {
      ...draft,
      ...(original?.cover ? { coverPhotoId: original.coverPhotoId } : {}),
      ...(routeGpx ? { routeGpx } : {}),
      state,
    })
    if (original) await copyQuestions(tx, { from: original.id, to: id })
    return id
  })
}

async function change(
  given: Given<'events.manage', { readonly id: number }> & Sent,
  form: FormValues,
  more: { readonly state?: 'published' } = {},
): Promise<{ readonly told: number }> {
  const { db, visitor, now, params } = given
  const draft = { ...(await draftOf(given, form)), version: Number(form.version) }
  const { version, ...input } = parseForm(EventPatch, draft)
  const write = form.following === 'on' ? changeFollowing : changeEvent
  const { told } = await write(db, visitor.id, {
    eventId: params.id,
    version,
    now,
    change: { ...input, ...more },
  })
  return { told }
}

/** The texts as the schemas want them, with the leader found by his number. */
async function draftOf({ db, files }: Sent, form: FormValues) {
  const gpx = await gpxIn(files)
  const leaderNumber = leaderNumberIn(form.leader ?? '')
  const leaderId = leaderNumber === null ? null : await findLeader(db, leaderNumber)
  return {
    ...changeOf(form),
    leaderId,
    ...(gpx !== null ? { routeGpx: gpx } : form.removeRoute === 'on' ? { routeGpx: null } : {}),
  }
}

async function findLeader(db: Db, number: number | undefined): Promise<number> {
  const leader =
    number === undefined
      ? undefined
      : await db
          .selectFrom('member')
          .select('id')
          .where('number', '=', number)
          .where('erasedAt', 'is', null)
          .executeTakeFirst()
  if (!leader) throw new Refusal('invalid_fields', { fields: { leader: 'invalid' } })
  return leader.id
}

/** What is too large or no text becomes an empty one, which is no route. */
async function gpxIn({ gpx = [] }: FormFiles): Promise<string | null> {
  const [file] = gpx
  if (!file || file.size === 0) return null
  return file.size > LARGEST_GPX ? '' : new TextDecoder().decode(await file.arrayBuffer())
}
