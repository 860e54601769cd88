import { data, Form } from 'react-router'
import { z } from 'zod'
import { linkHeaders } from '../../entry/accounts/link-page.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { giverWords } from '../../money/donations/giver.words.ts'
import { proveGiver, viewGiverPage } from '../../money/donations/thank-giver.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Route } from './+types/giver.screen'
import { AnswerFrame } from './answer-frame.tsx'
import { answerWords } from './answer.words.ts'
import { countLook, isToken } from './look.server.ts'

/** A document alone, as every page behind a letter's link. */
export const handle = { isPlain: true }

const screen = declareScreen({ who: 'anyone', params: z.object({ token: z.string() }) })

/** Only shows; robots that look at every link of a letter prove nothing. */
export const loader = screen.shows(async ({ db, address, language, params: { token } }) => {
  const headers = linkHeaders()
  try {
    await countLook(db, address)
    const giver = isToken(token) ? await viewGiverPage(db, token) : null
    const title = speak(giverWords, language)('title')
    return data({ title, token, giver }, { status: giver ? 200 : 404, headers })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const retry: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {}
    throw new Response(null, { status: error.status, headers: retry })
  }
})

export const action = screen.acts({
  keeps: [],
  acts: {
    prove: screen.act({
      takes: z.object({}),
      does: async ({ db, address, params: { token } }) => {
        await countLook(db, address)
        await proveGiver(db, token)
        return seeOther(`/o/dar/${token}`)
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

export default function GiverScreen({ loaderData: { token, giver }, actionData }: Route.ComponentProps) {
  const say = useWords(giverWords)
  const home = useWords(answerWords)('home')
  const fault = actionData?.fault
  return (
    <AnswerFrame title={say('title')}>
      <div className="grid gap-5">
        {fault && <FaultNote title={say('failed')} fault={fault} />}
        <Panel>
          {giver?.isProved && (
            <div className="rounded-lg bg-success px-4 py-3 text-success-ink">
              <p className="font-display text-2xl leading-tight font-bold">{say('proved')}</p>
              <p className="mt-0.5 text-pretty">{say('provedText')}</p>
            </div>
          )}
          {giver && !giver.isProved && (
            <Form method="post" action={`/o/dar/${token}`} className="grid gap-5">
              <p className="text-lg text-pretty">{say('prove')}</p>
              <Button
                type="submit"
                name="intent"
                value="prove"
                variant="primary"
                size="large"
                className="w-full"
              >
                {say('confirm')}
              </Button>
              <p className="text-[0.9375rem] text-pretty text-muted">{say('notYou')}</p>
            </Form>
          )}
          {!giver && (
            <div className="grid justify-items-start gap-5">
              <p>{say('invalid')}</p>
              <ButtonLink to="/">{home}</ButtonLink>
            </div>
          )}
        </Panel>
      </div>
    </AnswerFrame>
  )
}
