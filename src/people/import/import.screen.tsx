import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { speak } from '../../ground/values/words.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/import.screen'
import { CheckView } from './check-view.tsx'
import { importActs, importScreen, viewPage } from './import-page.server.ts'
import { Steps } from './import-steps.tsx'
import { importWords } from './import.words.ts'
import { MappingForm } from './mapping-form.tsx'
import { ResultView } from './result-view.tsx'
import { StartView } from './start-view.tsx'

export const loader = importScreen.shows(async (given) => ({
  title: speak(importWords, given.language)('title'),
  page: await viewPage(given),
}))

export const action = importScreen.acts({ keeps: ['intent'], acts: importActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ImportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData
  const say = useWords(importWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <Steps current={page.kind} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {page.kind === 'start' && <StartView imports={page.imports} />}
      {page.kind === 'mapping' && <MappingForm {...page} />}
      {page.kind === 'check' && <CheckView {...page} />}
      {page.kind === 'result' && <ResultView {...page} />}
    </div>
  )
}

export const ErrorBoundary = screenFailed(importWords)
