import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { speak } from '../../ground/values/words.ts'
import { findNamed } from '../../money/households/households.server.ts'
import { Refusal } from '../../refusals.ts'
import { acceptApplicant } from './accept-applicant.server.ts'
import { listApplicants } from './applicants.server.ts'
import { applicantsWords } from './applicants.words.ts'
import { setMentor } from '../members/set-mentor.server.ts'

export const applicantsScreen = declareScreen({ who: 'applications.decide' })

export async function viewApplicants({ db, language, club, url }: Given) {
  const { items, ...view } = await listApplicants(db, pageIn(url.searchParams))
  return {
    title: speak(applicantsWords, language)('title'),
    isOn: club.applicantStage,
    view,
    applicants: items.map(({ since, mentorFirstName, mentorLastName, ...person }) => ({
      ...person,
      since: dayInFigures(since, language),
      mentor: mentorLastName === null ? null : `${mentorFirstName} ${mentorLastName}`,
    })),
  }
}

const done = (what: 'accepted' | 'changed') => ({ fault: undefined, done: { what } })

export const applicantActs = {
  accept: applicantsScreen.act({
    takes: z.strictObject({ memberId: RowId }),
    does: async ({ db, visitor, today }, { memberId }) => {
      await acceptApplicant(db, visitor, { memberId, today })
      return done('accepted')
    },
  }),
  mentor: applicantsScreen.act({
    takes: z.strictObject({ memberId: RowId, person: z.string().trim().max(200) }),
    does: async ({ db, visitor }, { memberId, person }) => {
      const found = await findNamed(db, person)
      if (typeof found === 'string') throw new Refusal('invalid_fields', { fields: { person: found } })
      await setMentor(db, { memberId, mentorId: found, actorId: visitor.id })
      return done('changed')
    },
  }),
  nobody: applicantsScreen.act({
    takes: z.strictObject({ memberId: RowId, person: z.string().max(200).default('') }),
    does: async ({ db, visitor }, { memberId }) => {
      await setMentor(db, { memberId, mentorId: null, actorId: visitor.id })
      return done('changed')
    },
  }),
}
