import { z } from 'zod'
import { Done, listOf, Made, Moment } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { Refusal } from '../../refusals.ts'
import { findMeeting } from '../calling/meetings.server.ts'
import { leadOf } from '../voters/lead.server.ts'
import {
  endProxy,
  giveOwnProxy,
  notePaperProxy,
  OwnProxyInput,
  PaperProxyInput,
} from './give-proxy.server.ts'
import { listProxies } from './proxies.server.ts'
import { PROXY_ENDS } from './proxy.ts'

const Id = z.object({ id: RowId })

const ProxyList = listOf(
  z
    .strictObject({
      id: z.int(),
      memberId: z.int(),
      name: z.string().describe('who gave it'),
      holderId: z.int(),
      holderName: z.string(),
      note: z.string().describe('of one on paper'),
      givenAt: Moment,
      endedAt: Moment.nullable(),
      endReason: z.enum(PROXY_ENDS).nullable(),
    })
    .meta({ id: 'MeetingProxy' }),
)

export const proxyDoors: readonly Door[] = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/membership/meetings/:id/proxy',
    who: 'account.edit-own',
    summary: 'Give one’s vote at a meeting to another who votes there, where the statutes allow it',
    params: Id,
    body: OwnProxyInput,
    answers: { 201: Made },
    handle: async ({ db, visitor, now, params: { id: meetingId }, body, http }) => {
      const { id } = await giveOwnProxy(db, visitor, { meetingId, now, ...body })
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'GET',
    path: '/api/meetings/:id/proxies',
    who: 'signed-in',
    summary: 'Powers of attorney of a meeting, ended ones too (door, chair)',
    params: Id,
    query: listQuery(['name']),
    answers: ProxyList,
    handle: async ({ db, visitor, params: { id }, query }) => {
      if (!(await findMeeting(db, id))) throw new Refusal('not_found')
      if (!(await leadOf(db, visitor, id)).mayKeepDoor) throw new Refusal('not_at_door')
      return onePage(await listProxies(db, id), query)
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/proxies',
    who: 'signed-in',
    summary: 'Write down a power of attorney somebody gave on paper (door, chair)',
    params: Id,
    body: PaperProxyInput,
    answers: { 201: Made },
    handle: async ({ db, visitor, now, params: { id: meetingId }, body, http }) => {
      const { id } = await notePaperProxy(db, visitor, { meetingId, now, ...body })
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/meetings/:id/proxies/:proxy',
    who: 'signed-in',
    summary: 'End a power of attorney: by who gave it, who holds it, or those at the door',
    params: Id.extend({ proxy: RowId }),
    answers: Done,
    handle: async ({ db, visitor, now, params: { id: meetingId, proxy: proxyId } }) => {
      await endProxy(db, visitor, { meetingId, proxyId, now })
      return { success: true }
    },
  }),
]
