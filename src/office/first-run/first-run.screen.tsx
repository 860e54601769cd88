import { firstOpen, isStep } from './first-run.ts'
import { readFirstRun } from './first-runs.server.ts'
import { speak } from '../../ground/values/words.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/first-run.screen'
import { firstRunScreenWords } from './first-run-screen.words.ts'
import { End } from './end-step.tsx'
import { MailStep } from './mail-step.tsx'
import { StepFoot, StepList } from './step-list.tsx'
import { viewStep } from './step-page.server.ts'
import { firstRunScreen as screen, KEPT_STEP_FIELDS, stepActs } from './step-acts.server.ts'
import { AccountStep, DivisionsStep, MembersStep, NameStep, TextsStep } from './steps.tsx'

export const loader = screen.shows(async (context) => {
  const { db, language, url } = context
  const run = await readFirstRun(db)
  const asked = url.searchParams.get('krok')
  const step = isStep(asked) || asked === 'end' ? asked : firstOpen(run)
  return {
    title: speak(firstRunScreenWords, language)('title'),
    run,
    page: await viewStep(context, step),
  }
})

export const action = screen.acts({ keeps: KEPT_STEP_FIELDS, acts: stepActs })

/** What was refused may have changed meanwhile. */
export function shouldRevalidate(): boolean {
  return true
}

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function FirstRunScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { run, page } = loaderData
  const say = useWords(firstRunScreenWords)
  const fault = actionData?.fault
  const state = run.steps.find(({ step }) => step === page.step)?.state
  return (
    <>
      <PageTitle title={say('title')} />
      <p className="-mt-3 mb-6 max-w-[70ch] text-muted">{say('lead')}</p>
      <div className="grid max-w-6xl items-start gap-x-8 gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <StepList run={run} current={page.step} />
        <div className="grid min-w-0 gap-5">
          {page.step === 'name' && <NameStep club={page.club} fault={fault} />}
          {page.step === 'account' && <AccountStep club={page.club} fault={fault} />}
          {page.step === 'divisions' && <DivisionsStep divisions={page.divisions} fault={fault} />}
          {page.step === 'mail' && <MailStep server={page.server} email={page.email} answer={actionData} />}
          {page.step === 'texts' && <TextsStep versions={page.versions} />}
          {page.step === 'members' && <MembersStep count={page.count} />}
          {page.step === 'end' ? <End run={run} /> : <StepFoot step={page.step} state={state ?? 'open'} />}
        </div>
      </div>
    </>
  )
}

export const ErrorBoundary = screenFailed(firstRunScreenWords)
