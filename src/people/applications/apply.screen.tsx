import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { findPage } from '../../site/pages/pages.server.ts'
import { shareTags } from '../../ground/texts/share-tags.ts'
import { lookInside } from '../../ground/http/look-inside.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { noteRefusal } from '../../ground/http/screen-faults.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Poster } from '../../ground/ui/poster.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/apply.screen'
import { ApplyForm } from './apply-form.tsx'
import { applyWords } from './apply.words.ts'
import { listOpenDivisions } from './divisions.server.ts'
import { listAskedFields } from './own-answers.server.ts'
import { issueForm } from './form-seals.server.ts'
import { forgetStored } from './stored-draft.ts'
import { walkForm } from './walk-form.server.ts'

const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async (given) => {
  const { db, now, language, club, url } = given
  const say = speak(applyWords, language)
  const { status, trouble, known } = await lookInside(given, async () => {
    const [divisions, rules, own] = await Promise.all([
      listOpenDivisions(db),
      findPage(db, 'stanovy'),
      listAskedFields(db),
    ])
    const text = language === 'en' ? rules?.bodyEn || rules?.bodyCs : rules?.bodyCs
    return { divisions, own, rulesHtml: text ? await findHtml(db, text) : null }
  })
  const shown = {
    title: say('title'),
    shared: {
      title: say('title'),
      description: say('lead'),
      clubName: club.name,
      address: url.origin + url.pathname,
    },
    trouble,
    divisions: known?.divisions ?? null,
    own: known?.own ?? [],
    rulesHtml: known?.rulesHtml ?? null,
    seal: issueForm(now),
  }
  return data(shown, { status })
})

/** Each step answers with where the applicant stands, also after a refusal. */
export const action = screen.answers(async (given) => {
  const { sent, state, refusal } = await walkForm(given, given.request)
  if (sent) throw redirect('/congratulations', 303)
  if (refusal) noteRefusal(given, refusal)
  // A step that was taken leaves it to the loader to say whether all is well inside.
  return data(state, refusal ? { status: refusal.status } : {})
})

/** The draft is kept until the application is really on its way. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (answer) {
    if (answer instanceof Response && answer.headers.get('location') === '/congratulations') forgetStored()
    throw answer
  }
}

/** A step of the form changes nothing the loader tells; a new seal would be a new application. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formAction === '/prihlaska' ? false : defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? shareTags({ ...loaderData.shared, type: 'website' }) : []
}

const POSTER = 12

export default function ApplyScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(applyWords)
  return (
    <div className="column grid items-start gap-x-16 py-8 md:py-14 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
      <div>
        <h1 className="heading text-5xl md:text-6xl">{say('title')}</h1>
        <p className="mt-3 text-lg text-muted">{say('lead')}</p>
        <ApplyForm
          divisions={loaderData.divisions}
          own={loaderData.own}
          rulesHtml={loaderData.rulesHtml}
          seal={loaderData.seal}
          answered={actionData}
          trouble={loaderData.trouble}
        />
      </div>
      <aside className="sticky top-8 max-lg:hidden">
        <Poster seed={POSTER} shape="hero" className="h-120 w-full rounded-panel" />
        <p className="mt-4 text-muted">{say('kept')}</p>
      </aside>
    </div>
  )
}
