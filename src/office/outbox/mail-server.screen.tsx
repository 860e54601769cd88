import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/mail-server.screen'
import { viewMailServer } from './view-mail-server.server.ts'
import { LimitsForm, ServerForm, ServerState } from './mail-server-forms.tsx'
import { KEPT_MAIL_FIELDS, mailServerActs } from './mail-server-page.server.ts'
import { mailServerWords } from './mail-server.words.ts'
import { ServerOutcome } from './server-outcome.tsx'

const PATH = '/admin/sprava/outbox/server'

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async (context) => ({
  title: speak(mailServerWords, context.language)('title'),
  server: await viewMailServer(context),
}))

export const action = screen.acts({ keeps: KEPT_MAIL_FIELDS, acts: mailServerActs(PATH) })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function MailServerScreen({ loaderData: { server }, actionData }: Route.ComponentProps) {
  const say = useWords(mailServerWords)
  const fault = actionData?.fault
  const trial = actionData && 'trial' in actionData ? actionData.trial : undefined
  const values = fault?.values ?? trial?.values
  const given = (intent: string) => (values?.intent === intent ? values : undefined)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <ServerOutcome fault={fault} trial={trial} />
      <div className="grid gap-5">
        <ServerState server={server} />
        <LimitsForm
          server={server}
          values={given('limits')}
          fields={given('limits') && fault ? fault.fields : {}}
        />
        {server.source !== 'environment' && (
          <ServerForm
            server={server}
            values={given('server') ?? given('remove')}
            fields={(given('server') ?? given('remove')) && fault ? fault.fields : {}}
          />
        )}
      </div>
    </div>
  )
}

export const ErrorBoundary = screenFailed(mailServerWords)
