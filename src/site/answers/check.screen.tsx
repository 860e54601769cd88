import { data } from 'react-router'
import { z } from 'zod'
import { linkHeaders } from '../../entry/accounts/link-page.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { confirmByLink, viewQuestion } from '../../people/checks/answer-question.server.ts'
import { questionWords } from '../../people/checks/question.words.ts'
import { Refusal } from '../../refusals.ts'
import type { Route } from './+types/check.screen'
import { AnswerFrame } from './answer-frame.tsx'
import { CheckAnswer } from './check-answer.tsx'
import { countLook, isToken } from './look.server.ts'

/** A document alone, as every page behind a letter's link. */
export const handle = { isPlain: true }

const screen = declareScreen({ who: 'anyone', params: z.object({ token: z.string() }) })

/** Only shows; robots that look at every link of a letter confirm nothing. */
export const loader = screen.shows(async ({ db, address, club, language, params: { token } }) => {
  const headers = linkHeaders()
  try {
    await countLook(db, address)
    const page = isToken(token) ? await viewQuestion(db, token, language) : null
    const title = speak(questionWords, language)('title')
    return data({ title, token, page, clubEmail: club.contact.email }, { status: page ? 200 : 404, headers })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const retry: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}
    throw new Response(null, { status: error.status, headers: retry })
  }
})

export const action = screen.acts({
  keeps: [],
  acts: {
    yes: screen.act({
      takes: z.object({}),
      does: async ({ db, address, today, params: { token } }) => {
        await countLook(db, address)
        await confirmByLink(db, token, today)
        return seeOther(`/o/udaje/${token}`)
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

export default function CheckAnswerScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { token, page, clubEmail } = loaderData
  const say = useWords(questionWords)
  return (
    <AnswerFrame title={say('title')}>
      {page ? (
        <CheckAnswer
          page={page}
          clubEmail={clubEmail}
          action={`/o/udaje/${token}`}
          fault={actionData?.fault}
        />
      ) : (
        <Panel>
          <div className="grid justify-items-start gap-5">
            <p>{say('dead')}</p>
            <ButtonLink to="/login?next=/admin/profile">{say('signIn')}</ButtonLink>
          </div>
        </Panel>
      )}
    </AnswerFrame>
  )
}
