import { data } from 'react-router'
import { z } from 'zod'
import { linkHeaders } from '../../entry/accounts/link-page.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { answerSponsor, viewSponsorPage } from '../../people/applications/answer-sponsor.server.ts'
import type { Sponsor } from '../../people/applications/application.ts'
import { proofWords } from '../../people/applications/proof.words.ts'
import { proveApplication, viewProofPage } from '../../people/applications/prove-application.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Route } from './+types/applicant.screen'
import { AnswerFrame } from './answer-frame.tsx'
import { answerWords } from './answer.words.ts'
import { ProofAnswer, SponsorAnswer } from './applicant-answer.tsx'
import { countLook, isToken } from './look.server.ts'

/** A document alone, as every page behind a letter's link. */
export const handle = { isPlain: true }

const screen = declareScreen({ who: 'anyone', params: z.object({ token: z.string() }) })

/** Only shows; robots that look at every link of a letter prove nothing. */
export const loader = screen.shows(async ({ db, address, language, params: { token } }) => {
  const headers = linkHeaders()
  try {
    await countLook(db, address)
    const proof = isToken(token) ? await viewProofPage(db, token) : null
    const sponsor = isToken(token) && !proof ? await viewSponsorPage(db, token) : null
    const title = speak(proofWords, language)('title')
    return data({ title, token, proof, sponsor }, { status: proof || sponsor ? 200 : 404, headers })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const retry: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}
    throw new Response(null, { status: error.status, headers: retry })
  }
})

type Desk = { readonly db: Db; readonly address: string; readonly params: { readonly token: string } }

async function take({ db, address, params: { token } }: Desk, answer: NonNullable<Sponsor['answer']>) {
  await countLook(db, address)
  await answerSponsor(db, token, answer)
  return seeOther(`/o/prihlaska/${token}`)
}

const Nothing = z.object({})

export const action = screen.acts({
  keeps: [],
  acts: {
    prove: screen.act({
      takes: Nothing,
      does: async ({ db, address, params: { token } }) => {
        await countLook(db, address)
        await proveApplication(db, token)
        return seeOther(`/o/prihlaska/${token}`)
      },
    }),
    recommend: screen.act({ takes: Nothing, does: (desk) => take(desk, 'confirmed') }),
    decline: screen.act({ takes: Nothing, does: (desk) => take(desk, 'declined') }),
  },
})

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function ApplicantScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { token, proof, sponsor } = loaderData
  const say = useWords(proofWords)
  const home = useWords(answerWords)('home')
  const page = { action: `/o/prihlaska/${token}`, fault: actionData?.fault }
  return (
    <AnswerFrame title={say('title')}>
      {proof && <ProofAnswer {...page} isProved={proof.isProved} />}
      {sponsor && <SponsorAnswer {...page} page={sponsor} />}
      {!proof && !sponsor && (
        <Panel>
          <div className="grid justify-items-start gap-5">
            <p>{say('invalid')}</p>
            <ButtonLink to="/">{home}</ButtonLink>
          </div>
        </Panel>
      )}
    </AnswerFrame>
  )
}
