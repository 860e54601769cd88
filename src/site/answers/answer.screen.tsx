import { data } from 'react-router'
import { z } from 'zod'
import { linkHeaders } from '../../entry/accounts/link-page.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { isPartyField, PartyForm } from '../../rides/events/party-input.ts'
import { homeWords } from '../../rides/events/home.words.ts'
import { answerEvent, viewAnswerPage } from '../../rides/invitations/answer-event.server.ts'
import { answerLinkedRollam, viewRollamPage } from '../../meetings/rollam/answer-rollam.server.ts'
import { RollamAnswerInput } from '../../meetings/rollam/rollam-input.ts'
import { ownRollamWords } from '../../meetings/rollam/own-rollam.words.ts'
import { answerHome, viewHomePage } from '../../rides/invitations/answer-home.server.ts'
import { ANSWER_FIELD } from '../../rides/invitations/event-invitation.mail.ts'
import { Refusal } from '../../refusals.ts'
import type { Route } from './+types/answer.screen'
import { AnswerFrame } from './answer-frame.tsx'
import { answerWords } from './answer.words.ts'
import { EventAnswer } from './event-answer.tsx'
import { eventAnswerWords } from './event-answer.words.ts'
import { Former } from './former.tsx'
import { HomeAnswer } from './home-answer.tsx'
import { countLook, isToken } from './look.server.ts'
import { RollamAnswer } from './rollam-answer.tsx'
import { viewFormer } from './view-former.server.ts'

/** A document alone, without scripts and fonts: it opens from a letter, on whatever signal there is. */
export const handle = { isPlain: true }

const screen = declareScreen({ who: 'anyone', params: z.object({ token: z.string() }) })

/** Only shows; robots that look at every link of a letter change nothing. */
export const loader = screen.shows(async ({ db, address, language, now, today, url, params: { token } }) => {
  // No stricter than the house's own policy: without a referrer a browser sends its form from nowhere, and it is refused.
  const headers = linkHeaders()
  try {
    await countLook(db, address)
    const event = isToken(token) ? await viewAnswerPage(db, token, { now, language }) : null
    const home = isToken(token) && !event ? await viewHomePage(db, token, { now, language }) : null
    const rollam = isToken(token) && !event && !home ? await viewRollamPage(db, token, now) : null
    const former = event || home || rollam ? null : await viewFormer(db, token, { language, today })
    const heading = event
      ? speak(eventAnswerWords, language)('title')
      : home
        ? speak(homeWords, language)('title')
        : rollam
          ? speak(ownRollamWords, language)('title')
          : speak(answerWords, language)(former ? 'title' : 'broken')
    const leansTo = url.searchParams.get(ANSWER_FIELD) === 'ne' ? ('no' as const) : ('yes' as const)
    const status = event || home || rollam || former ? 200 : 404
    return data({ title: heading, heading, token, event, home, rollam, former, leansTo }, { status, headers })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const retry: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}
    throw new Response(null, { status: error.status, headers: retry })
  }
})

export const action = screen.acts({
  keeps: isPartyField,
  acts: {
    yes: screen.act({
      takes: PartyForm,
      does: async ({ db, now, address, params: { token } }, party) => {
        await countLook(db, address)
        await answerEvent(db, token, now, { answer: 'yes', ...party })
        return seeOther(`/o/${token}`)
      },
    }),
    no: screen.act({
      takes: z.object({}),
      does: async ({ db, now, address, params: { token } }) => {
        await countLook(db, address)
        await answerEvent(db, token, now, { answer: 'no' })
        return seeOther(`/o/${token}`)
      },
    }),
    vote: screen.act({
      takes: RollamAnswerInput,
      does: async ({ db, now, address, params: { token } }, input) => {
        await countLook(db, address)
        await answerLinkedRollam(db, token, { now, ...input })
        return seeOther(`/o/${token}`)
      },
    }),
    home: screen.act({
      takes: z.object({}),
      does: async ({ db, now, address, params: { token } }) => {
        await countLook(db, address)
        await answerHome(db, token, now)
        return seeOther(`/o/${token}`)
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

export default function AnswerScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { heading, token, event, home, rollam, former, leansTo } = loaderData
  const say = useWords(answerWords)
  return (
    <AnswerFrame title={heading}>
      {event && <EventAnswer page={event} token={token} leansTo={leansTo} fault={actionData?.fault} />}
      {home && <HomeAnswer page={home} action={`/o/${token}`} fault={actionData?.fault} />}
      {rollam && <RollamAnswer page={rollam} token={token} fault={actionData?.fault} />}
      {former && <Former former={former} token={token} />}
      {!event && !home && !rollam && !former && (
        <Panel>
          <div className="grid justify-items-start gap-5">
            <p>{say('invalid')}</p>
            <ButtonLink to="/">{say('home')}</ButtonLink>
          </div>
        </Panel>
      )}
    </AnswerFrame>
  )
}
