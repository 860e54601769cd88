import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { cardNumber } from '../../people/members/member.ts'
import type { Db } from '../../tables.ts'
import { isAnnounced } from '../calling/meeting.ts'
import { findMeeting } from '../calling/meetings.server.ts'
import { leadOf } from '../voters/lead.server.ts'
import { explainVoters } from '../voters/voters-page.server.ts'
import {
  endProxy,
  giveOwnProxy,
  notePaperProxy,
  OwnProxyInput,
  PaperProxyInput,
} from './give-proxy.server.ts'
import { listProxies } from './proxies.server.ts'

export const proxyScreen = declareScreen({ who: 'account.edit-own', params: z.object({ id: RowId }) })

const MOST_FOUND = 8
const SHORTEST = 2

type Asked = {
  readonly id: number
  readonly today: string
  readonly wanted: { readonly own: string; readonly giver: string; readonly holder: string }
}

/** One's own power of attorney and whom one stands in for; whoever keeps the door sees them all. */
export async function viewProxies(db: Db, visitor: Visitor, { id, today, wanted }: Asked) {
  const meeting = await findMeeting(db, id)
  const { memberId } = visitor
  const { mayKeepDoor } = await leadOf(db, visitor, id)
  if (!meeting || !isAnnounced(meeting) || (memberId === null && !mayKeepDoor)) return null
  const [proxies, { voters }] = await Promise.all([listProxies(db, id), explainVoters(db, { id, today })])
  const voting = voters.filter(({ standing }) => standing === 'votes')
  const find = async (text: string) => {
    const look = fold(text)
    if (look.length < SHORTEST) return null
    return withNumbers(db, voting.filter(({ name }) => fold(name).includes(look)).slice(0, MOST_FOUND))
  }
  const inForce = proxies.filter(({ endedAt }) => endedAt === null)
  const given = inForce.find((proxy) => proxy.memberId === memberId)
  return {
    id,
    name: meeting.title,
    most: meeting.rules.proxiesPerHolder,
    isOpen: meeting.state === 'called' || meeting.state === 'open',
    wanted,
    own:
      memberId === null
        ? null
        : {
            votes: voting.some((voter) => voter.memberId === memberId),
            given: given ? { id: given.id, holder: given.holderName } : null,
            holds: inForce
              .filter((proxy) => proxy.holderId === memberId)
              .map((proxy) => ({ id: proxy.id, name: proxy.name })),
            found: (await find(wanted.own))?.filter((voter) => voter.memberId !== memberId) ?? null,
          },
    door: mayKeepDoor
      ? {
          proxies: proxies.map(({ id: proxyId, name, holderName, note, endReason }) => ({
            id: proxyId,
            name,
            holderName,
            note,
            endReason,
          })),
          givers: await find(wanted.giver),
          holders: await find(wanted.holder),
        }
      : null,
  }
}

export type ProxyPage = NonNullable<Awaited<ReturnType<typeof viewProxies>>>

type Found = { readonly memberId: number; readonly name: string; readonly number: string }

/** Two of one name are told apart by their cards. */
async function withNumbers(
  db: Db,
  voters: readonly Pick<Found, 'memberId' | 'name'>[],
): Promise<readonly Found[]> {
  if (voters.length === 0) return []
  const cards = await db
    .selectFrom('member')
    .select(['id', 'number'])
    .where(
      'id',
      'in',
      voters.map(({ memberId }) => memberId),
    )
    .execute()
  const numbers = new Map(cards.map(({ id, number }) => [id, cardNumber(number)]))
  return voters.map(({ memberId, name }) => ({ memberId, name, number: numbers.get(memberId) ?? '' }))
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

const back = (id: number) => seeOther(`/admin/membership/meetings/${id}/proxy`, flashCookie('saved'))

export const proxyActs = {
  give: proxyScreen.act({
    takes: formOf(OwnProxyInput),
    does: async ({ db, visitor, now, params: { id: meetingId } }, input) => {
      await giveOwnProxy(db, visitor, { meetingId, now, ...input })
      return back(meetingId)
    },
  }),
  paper: proxyScreen.act({
    takes: formOf(PaperProxyInput),
    does: async ({ db, visitor, now, params: { id: meetingId } }, input) => {
      await notePaperProxy(db, visitor, { meetingId, now, ...input })
      return back(meetingId)
    },
  }),
  end: proxyScreen.act({
    takes: z.strictObject({ proxyId: RowId }),
    does: async ({ db, visitor, now, params: { id: meetingId } }, { proxyId }) => {
      await endProxy(db, visitor, { meetingId, proxyId, now })
      return back(meetingId)
    },
  }),
}
