import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import type { Route } from './+types/rollams.screen'
import { ROLLAM_FIELDS, RollamFields } from './rollam-form.tsx'
import { RollamInput } from './rollam-input.ts'
import { rollamLine, viewWriting } from './rollam-page.server.ts'
import { ROLLAM_TONES } from './rollam-tones.ts'
import { rollamOutcomeWords, rollamStateWords, rollamWords } from './rollam.words.ts'
import { listRollams } from './rollams.server.ts'
import { createRollam } from './write-rollam.server.ts'

const screen = declareScreen({ who: 'meetings.manage' })
const SHOWN = 100

export const loader = screen.shows(async ({ db, visitor, language, today }) => ({
  title: speak(rollamWords, language)('title'),
  writing: await viewWriting(db, { visitor, language, today }),
  rollams: (await listRollams(db)).slice(0, SHOWN).map((rollam) => rollamLine(rollam, language)),
}))

export const action = screen.acts({
  keeps: ROLLAM_FIELDS,
  acts: screen.act({
    takes: formOf(RollamInput),
    does: async ({ db, visitor }, input) => {
      const { id } = await createRollam(db, visitor.id, input)
      return seeOther(`/admin/meetings/rollam/${id}`)
    },
  }),
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function RollamsScreen({
  loaderData: { rollams, writing },
  actionData,
}: Route.ComponentProps) {
  const say = useWords(rollamWords)
  const sayState = useWords(rollamStateWords)
  const sayOutcome = useWords(rollamOutcomeWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <div className="max-w-4xl">
      <PageTitle
        title={say('title')}
        actions={<ButtonLink to="/admin/meetings/rules">{say('rules')}</ButtonLink>}
      />
      <p className="-mt-3 mb-5 max-w-[75ch] text-pretty text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid gap-5">
        <Panel flush>
          {rollams.length === 0 ? (
            <EmptyState text={say('none')} />
          ) : (
            <ul className="divide-y divide-line">
              {rollams.map(({ id, name, until, state, outcome }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 md:px-6">
                  <div className="min-w-0">
                    <Link
                      to={`/admin/meetings/rollam/${id}`}
                      className="link text-lg font-semibold wrap-anywhere"
                    >
                      {name}
                    </Link>
                    <p className="figures text-muted">{until}</p>
                  </div>
                  <Badge tone={outcome === 'rejected' ? 'warning' : ROLLAM_TONES[state]}>
                    {outcome ? sayOutcome(outcome) : sayState(state)}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title={say('add')}>
          {writing.isOff ? (
            <p className="text-pretty text-muted">{say('off')}</p>
          ) : (
            <Form method="post" className="grid gap-5">
              <RollamFields
                values={{ title: '', wording: '', documentId: '', untilOn: writing.firstDay }}
                documents={writing.documents}
                earliest={writing.earliest}
                fault={fault}
              />
              <Button type="submit" variant="primary" className="justify-self-start max-md:w-full">
                {say('create')}
              </Button>
            </Form>
          )}
        </Panel>
      </div>
    </div>
  )
}

export const ErrorBoundary = screenFailed(rollamWords)
