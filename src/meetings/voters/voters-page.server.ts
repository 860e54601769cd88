import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { Language } from '../../ground/values/words.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findMeeting, readRules } from '../calling/meetings.server.ts'
import { endSuspension, suspend, SuspensionInput } from './suspend.server.ts'
import { computeVoters, listHolders, listSuspensions, listVoters } from './voters.server.ts'

export const votersScreen = declareScreen({ who: 'meetings.manage', params: z.object({ id: RowId }) })

type Asked = { readonly id: number; readonly today: string }

/** Everybody, as he stands: computed before the opening, the frozen list after it. */
export async function explainVoters(db: Db, { id, today }: Asked) {
  const meeting = await findMeeting(db, id)
  if (!meeting) throw new Refusal('not_found')
  const isFrozen = meeting.openedAt !== null
  const day = pragueDay(meeting.startsAt)
  const rules = meeting.calledAt ? meeting.rules : await readRules(db)
  const voters = isFrozen
    ? await listVoters(db, id)
    : await computeVoters(db, { day: day < today ? today : day, rules })
  const holders = await listHolders(db, id)
  return {
    meeting,
    isFrozen,
    day,
    voters: voters.map((voter) => ({ ...voter, holder: holders.get(voter.memberId) ?? null })),
  }
}

export async function viewVoters(db: Db, { id, today, language }: Asked & { readonly language: Language }) {
  const { meeting, isFrozen, day, voters } = await explainVoters(db, { id, today }).catch(
    (error: unknown) => {
      throw error instanceof Refusal ? notFound() : error
    },
  )
  const suspensions = await listSuspensions(db, today)
  return {
    id,
    name: meeting.title,
    isFrozen,
    day: dayInFigures(day, language),
    today,
    voters,
    suspensions: suspensions.map(({ startsOn, endsOn, ...one }) => ({
      ...one,
      from: dayInFigures(startsOn, language),
      until: endsOn && dayInFigures(endsOn, language),
    })),
  }
}

export type VotersPage = Awaited<ReturnType<typeof viewVoters>>

const back = (id: number) => seeOther(`/admin/meetings/${id}/voters`, flashCookie('saved'))

export const votersActs = {
  suspend: votersScreen.act({
    takes: formOf(SuspensionInput),
    does: async ({ db, visitor, params: { id } }, input) => {
      await suspend(db, visitor.id, input)
      return back(id)
    },
  }),
  end: votersScreen.act({
    takes: z.strictObject({ suspension: RowId }),
    does: async ({ db, visitor, today, params: { id } }, { suspension }) => {
      await endSuspension(db, visitor.id, { id: suspension, yesterday: addDays(today, -1) })
      return back(id)
    },
  }),
}
