import { redirect } from 'react-router'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { answerForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/import.screen'
import { CheckView } from './check-view.tsx'
import { handleForm, takeFile, viewPage } from './import-page.server.ts'
import { Steps } from './import-steps.tsx'
import { importWords } from './import.words.ts'
import { MappingForm } from './mapping-form.tsx'
import { ResultView } from './result-view.tsx'
import { StartView } from './start-view.tsx'

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const { visitor, language, club } = context
  if (!visitor) throw redirect('/login')
  const title = `${speak(importWords, language)('title')} · ${club.name}`
  return { title, page: await viewPage(context, visitor, args.url.searchParams) }
}

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  const { request } = args
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return answerForm(args, ['intent'], (form) => handleForm(context, visitor, form))
  // Forms of ours are plain texts; the one with a file is read here.
  const form = await request.formData().catch(() => null)
  const withoutFile = new Request(request.url, { method: 'POST', body: new URLSearchParams() })
  return answerForm({ ...args, request: withoutFile }, [], () =>
    takeFile(context, visitor, form?.get('file')),
  )
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function ImportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData
  const say = useWords(importWords)
  const fault = actionData?.fault
  useFaultToast(fault, say('failed'))
  return (
    <div className="max-w-5xl">
      <PageTitle title={say('title')} actions={<ButtonLink to="/admin/members">{say('back')}</ButtonLink>} />
      <Steps current={page.kind} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {page.kind === 'start' && <StartView imports={page.imports} />}
      {page.kind === 'mapping' && <MappingForm {...page} />}
      {page.kind === 'check' && <CheckView {...page} />}
      {page.kind === 'result' && <ResultView {...page} />}
    </div>
  )
}

export function ErrorBoundary() {
  const say = useWords(importWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <ErrorState text={say('loadFailed')} />
    </>
  )
}
