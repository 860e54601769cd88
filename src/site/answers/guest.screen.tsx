import { data } from 'react-router'
import { z } from 'zod'
import { linkHeaders } from '../../entry/accounts/link-page.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { isPartyField, PartyForm } from '../../rides/events/party-input.ts'
import {
  answerAsGuest,
  type GuestAnswer as Given,
  viewGuestPage,
} from '../../rides/guests/guest-answers.server.ts'
import { guestWords } from '../../rides/guests/guests.words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Route } from './+types/guest.screen'
import { AnswerFrame } from './answer-frame.tsx'
import { answerWords } from './answer.words.ts'
import { GuestAnswer } from './guest-answer.tsx'
import { countLook, isToken } from './look.server.ts'

/** A document alone, as every page behind a letter's link. */
export const handle = { isPlain: true }

const screen = declareScreen({ who: 'anyone', params: z.object({ token: z.string() }) })

/** Only shows; robots that look at every link of a letter change nothing. */
export const loader = screen.shows(async ({ db, address, language, now, params: { token } }) => {
  const headers = linkHeaders()
  try {
    await countLook(db, address)
    const guest = isToken(token) ? await viewGuestPage(db, token, { now, language }) : null
    const title = speak(guestWords, language)('pageTitle')
    return data({ title, token, guest }, { status: guest ? 200 : 404, headers })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const retry: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}
    throw new Response(null, { status: error.status, headers: retry })
  }
})

type Desk = {
  readonly db: Db
  readonly now: Date
  readonly address: string
  readonly params: { readonly token: string }
}

async function take({ db, now, address, params: { token } }: Desk, given: Given) {
  await countLook(db, address)
  await answerAsGuest(db, token, now, given)
  return seeOther(`/o/host/${token}`)
}

export const action = screen.acts({
  keeps: isPartyField,
  acts: {
    yes: screen.act({ takes: PartyForm, does: (desk, party) => take(desk, { answer: 'yes', ...party }) }),
    no: screen.act({ takes: z.object({}), does: (desk) => take(desk, { answer: 'no' }) }),
    home: screen.act({ takes: z.object({}), does: (desk) => take(desk, { answer: 'home' }) }),
    forget: screen.act({ takes: z.object({}), does: (desk) => take(desk, { answer: 'forget' }) }),
  },
})

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function GuestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { token, guest } = loaderData
  const say = useWords(answerWords)
  const title = useWords(guestWords)('pageTitle')
  return (
    <AnswerFrame title={title}>
      {guest ? (
        <GuestAnswer page={guest} token={token} fault={actionData?.fault} />
      ) : (
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
