import { data, Form } from 'react-router'
import { z } from 'zod'
import { readForm } from '../http/form-answer.server.ts'
import { declareScreen } from '../http/screen.server.ts'
import { speak } from '../values/words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../ui/use-words.ts'
import type { Route } from './+types/unsubscribe.screen'
import { listOptOuts, readUnsubscribeToken, chooseMail } from './opt-outs.server.ts'
import { categoryWords, unsubscribeWords } from './unsubscribe.words.ts'

const screen = declareScreen({ who: 'anyone', params: z.object({ token: z.string() }) })

/** Only shows what the link is for: robots that look at every link of a letter must change nothing. */
export const loader = screen.shows(async ({ db, language, club, params }) => {
  const known = readUnsubscribeToken(params.token)
  const title = speak(unsubscribeWords, language)('title')
  if (!known) return data({ title, club: club.name, choice: null }, { status: 404 })
  const refused = await listOptOuts(db, known.reader)
  const { category } = known
  return data({ title, club: club.name, choice: { category, isRefused: refused.includes(category) } })
})

/** Also what a mail client sends by itself (RFC 8058): no sign-in, no question. */
export const action = screen.answers(async ({ db, visitor, params, request }) => {
  const known = readUnsubscribeToken(params.token)
  if (!known) return data({ done: null }, { status: 404 })
  const form = await readForm(request)
  const wants = form?.intent === 'again'
  await chooseMail(db, { ...known, wants, actorId: visitor?.id ?? null })
  return data({ done: wants ? ('resumed' as const) : ('stopped' as const) })
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function UnsubscribeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(unsubscribeWords)
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 md:py-16">
      <PageTitle title={say('title')} />
      <Panel>
        {loaderData.choice ? (
          <Choice {...loaderData.choice} club={loaderData.club} done={actionData?.done ?? null} />
        ) : (
          <div className="grid justify-items-start gap-5">
            <p>{say('invalid')}</p>
            <ButtonLink to="/">{say('home')}</ButtonLink>
          </div>
        )}
      </Panel>
    </div>
  )
}

type ChoiceProps = NonNullable<Route.ComponentProps['loaderData']['choice']> & {
  readonly club: string
  readonly done: 'stopped' | 'resumed' | null
}

function Choice({ category, isRefused, club, done }: ChoiceProps) {
  const say = useWords(unsubscribeWords)
  const sayCategory = useWords(categoryWords)
  const sentence = done ? say(done) : isRefused ? say('already') : say('question', { club })
  return (
    <Form method="post" className="grid justify-items-start gap-5" preventScrollReset>
      <div>
        <h2 className="mb-1 font-display text-2xl font-bold">{sayCategory(category)}</h2>
        <p aria-live="polite">{sentence}</p>
      </div>
      <Button
        type="submit"
        name="intent"
        value={isRefused ? 'again' : 'stop'}
        variant={isRefused ? undefined : 'primary'}
        className="max-sm:w-full"
      >
        {say(isRefused ? 'again' : 'stop')}
      </Button>
      <p className="text-sm text-muted">{say('service')}</p>
    </Form>
  )
}
