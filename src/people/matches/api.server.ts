import { door } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { MergePair, TwoPeople } from './match-input.ts'
import { mergeMembers, previewMerge } from './merge-members.server.ts'
import { refuseMatch } from './refuse-match.server.ts'
import { suggestPeople } from './suggest-people.server.ts'
import { withoutOff } from '../members/part-fields.ts'
import { Done } from '../../ground/http/answer.ts'
import { MatchListAnswer, MergePreviewAnswer } from './match-answer.ts'

export const matchDoors = [
  door({
    method: 'GET',
    path: '/api/matches/people',
    who: 'matches.decide',
    summary: 'Cards that may be one person, with reasons and score',
    query: listQuery(['-score']),
    answers: MatchListAnswer,
    handle: async ({ db, query, club: { off } }) => {
      const { items, ...page } = await suggestPeople(db, query)
      const shown = items.map(({ first, second, ...alike }) => ({
        ...alike,
        first: withoutOff(first, off),
        second: withoutOff(second, off),
      }))
      return { ...page, items: shown }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/matches/people/refuse',
    who: 'matches.decide',
    summary: 'These are two people; the pair is never suggested again',
    body: TwoPeople,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      await refuseMatch(db, visitor, body)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/matches/people/preview',
    who: 'matches.decide',
    summary: 'Everything that merging two cards would do',
    body: MergePair,
    answers: MergePreviewAnswer,
    handle: async ({ db, body, club: { off } }) => {
      const { keep, drop, filling, ...preview } = await previewMerge(db, body)
      const cards = { keep: withoutOff(keep, off), drop: withoutOff(drop, off) }
      return { success: true, preview: { ...preview, ...cards, filling: withoutOff(filling, off) } }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/matches/people/merge',
    who: 'matches.decide',
    summary: 'Merge two cards of one person; keep stays, drop is archived',
    body: MergePair,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      await mergeMembers(db, visitor, body)
      return { success: true }
    },
  }),
]
