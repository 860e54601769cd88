import { data } from 'react-router'
import { z } from 'zod'
import { linkHeaders } from '../../entry/accounts/link-page.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { partOf } from '../../ground/ui/part.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { findLinkHolder } from '../../meetings/calling/link-holder.server.ts'
import { ProposalInput } from '../../meetings/calling/meeting-input.ts'
import { MeetingBody, MeetingDay } from '../../meetings/calling/own-meeting-body.tsx'
import { listMinutesForMember, namedToMember } from '../../meetings/minutes/linked-documents.server.ts'
import { propose } from '../../meetings/calling/propose.server.ts'
import { viewMeetingOf } from '../../meetings/calling/view-own-meeting.server.ts'
import { viewOwnRoom } from '../../meetings/votes/view-vote.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Route } from './+types/meeting.screen'
import { AnswerFrame } from './answer-frame.tsx'
import { countLook, isToken } from './look.server.ts'
import { linkedMeetingWords } from './meeting.words.ts'

// Not a document alone: the token of a secret ballot is made on the phone.
const screen = declareScreen({ who: 'anyone', params: z.object({ token: z.string() }) })

/** Only shows; robots that look at every link of a letter change nothing. */
export const loader = screen.shows(async ({ db, address, today, language, params: { token } }) => {
  const headers = linkHeaders()
  const title = speak(linkedMeetingWords, language)('title')
  try {
    await countLook(db, address)
    const holder = isToken(token) ? await findLinkHolder(db, token, 'meeting') : null
    const page = holder && (await viewMeetingOf({ db, today, language }, holder.memberId, holder.about))
    if (!holder || !page) return data({ title, token, seen: null }, { status: 404, headers })
    const isRunning = page.state === 'open' || page.state === 'closed'
    const room = isRunning ? await viewOwnRoom(db, holder, holder.about) : null
    const { memberId, name } = holder
    const [points, minutes] = await Promise.all([namedToMember(db, page.points), listMinutesForMember(db)])
    const seen = { page: { ...page, points }, minutes, room, memberId, name }
    return data({ title, token, seen }, { headers })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const retry: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}
    throw new Response(null, { status: error.status, headers: retry })
  }
})

export const action = screen.acts({
  keeps: ['title', 'wording'],
  acts: {
    propose: screen.act({
      takes: ProposalInput,
      does: async ({ db, today, address, params: { token } }, input) => {
        await countLook(db, address)
        const holder = await findLinkHolder(db, token, 'meeting')
        if (!holder) throw new Refusal('answer_link_dead')
        const { memberId, accountId: id, about: meetingId } = holder
        await propose(db, { id, memberId }, { meetingId, today, ...input })
        return seeOther(`/o/schuze/${token}`, flashCookie('saved'))
      },
    }),
  },
})

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

// Wanted on the evening itself alone.
const PhoneVote = partOf(() => import('../../meetings/votes/phone-vote.tsx').then((part) => part.PhoneVote))

/** From here on the page asks by calls: a reload loses nothing, the token of a secret ballot stays in the phone. */
export default function LinkedMeetingScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { token, seen } = loaderData
  const say = useWords(linkedMeetingWords)
  const fault = actionData?.fault
  if (!seen)
    return (
      <AnswerFrame title={say('title')}>
        <Panel>
          <div className="grid justify-items-start gap-5">
            <p>{say('dead')}</p>
            <ButtonLink to="/login?next=/admin/membership/meetings">{say('signIn')}</ButtonLink>
          </div>
        </Panel>
      </AnswerFrame>
    )
  const { page, minutes, room, memberId, name } = seen
  const own = minutes.find(({ meetingId }) => meetingId === page.id)
  const others = minutes.filter((one) => one !== own)
  const addressOf = (documentId: number) => `/o/schuze/${token}/dokument/${documentId}`
  return (
    <AnswerFrame title={page.name}>
      <MeetingDay page={page} />
      {own && (
        <p className="mb-5">
          <a href={addressOf(own.documentId)} className={buttonClass({ variant: 'primary' })}>
            {say('readMinutes')}
          </a>
        </p>
      )}
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {room && (
        <section className="mb-6" aria-label={say(page.state === 'open' ? 'vote' : 'results')}>
          <PhoneVote loaded={room} link={{ token, memberId }} onClose={() => null} />
        </section>
      )}
      <MeetingBody page={page} fault={fault} addressOf={addressOf} />
      {others.length > 0 && (
        <Panel title={say('older')} className="mt-5">
          <ul className="grid gap-2">
            {others.map(({ documentId, title }) => (
              <li key={documentId}>
                <a href={addressOf(documentId)} className="link wrap-anywhere">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <p className="mt-6 text-[0.9375rem] text-pretty text-muted">{say('yours', { name })}</p>
    </AnswerFrame>
  )
}
