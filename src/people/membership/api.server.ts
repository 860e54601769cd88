import { z } from 'zod'
import { door, RowId } from '../../ground/http/door.server.ts'
import { pdfResponse } from '../../ground/files/paper-pdf.server.ts'
import { Refusal } from '../../refusals.ts'
import { issuePaper } from './issue-paper.server.ts'
import type { PaperKind } from './membership-paper.ts'

const PAPERS = [
  { kind: 'confirmation', file: 'potvrzeni-o-clenstvi', what: 'Confirmation of membership' },
  { kind: 'extract', file: 'vypis-ze-seznamu-clenu', what: 'Extract from the member list' },
] as const satisfies readonly { kind: PaperKind; file: string; what: string }[]

const Id = z.object({ id: RowId })

const ownPaper = ({ kind, file, what }: (typeof PAPERS)[number]) =>
  door({
    method: 'GET',
    path: `/api/membership/${kind}.pdf`,
    sends: 'made',
    leavesTrace: true,
    who: 'signed-in',
    summary: `${what}, one’s own`,
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, club, today, language, origin }) => {
      const { memberId } = visitor
      if (memberId === null) throw new Refusal('not_found')
      const issue = { kind, memberId, actorId: visitor.id, club, today, language, origin }
      return pdfResponse(await issuePaper(db, issue), file)
    },
  })

const anybodysPaper = ({ kind, file, what }: (typeof PAPERS)[number]) =>
  door({
    method: 'GET',
    path: `/api/members/:id/${kind}.pdf`,
    sends: 'made',
    leavesTrace: true,
    who: 'members.write',
    summary: `${what} of anybody, also of a former member`,
    params: Id,
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, club, today, language, origin, params }) => {
      const issue = { kind, memberId: params.id, actorId: visitor.id, club, today, language, origin }
      return pdfResponse(await issuePaper(db, issue), file)
    },
  })

export const membershipDoors = [...PAPERS.map(ownPaper), ...PAPERS.map(anybodysPaper)]
