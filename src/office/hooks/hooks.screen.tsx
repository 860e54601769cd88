import { Form } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Link } from '../../ground/ui/link.tsx'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import { ProvedAct } from '../../entry/accounts/proved-act.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { MadeSecret } from '../../ground/ui/made-secret.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/hooks.screen'
import { hooksAction, hooksScreen, viewHooks } from './hooks-page.server.ts'
import { hookWords } from './hooks.words.ts'

const PATH = '/admin/sprava/hooks'

export const loader = hooksScreen.shows(viewHooks)
export const action = hooksAction

export function headers() {
  return { 'cache-control': 'no-store' }
}

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

type Data = Route.ComponentProps['loaderData']
type Hook = Data['hooks'][number]
type Fault = NonNullable<Route.ComponentProps['actionData']>['fault']

export default function HooksScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(hookWords)
  const fault = actionData?.fault
  const made = actionData && 'made' in actionData ? actionData.made : undefined
  const done = actionData && 'done' in actionData ? actionData : undefined
  useFaultToast(fault, say('failed'))
  useDoneToast(done, say('saved'))
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={say('saved')} />}
      <div className="grid gap-5">
        {made ? (
          <MadeSecret
            title={`${say('made')}: ${made.name}`}
            text={say('madeText')}
            secret={made.secret}
            to={PATH}
            words={{
              copy: say('copy'),
              copyNamed: say('copySecret'),
              copied: say('copied'),
              done: say('done'),
            }}
          />
        ) : (
          <>
            <Hooks hooks={loaderData.hooks} fault={fault} />
            {loaderData.chosen && <Log chosen={loaderData.chosen} most={loaderData.logShown} />}
            <NewHook
              happenings={loaderData.happenings}
              fault={fault?.values.intent === 'make' ? fault : undefined}
            />
          </>
        )}
      </div>
    </div>
  )
}

function Hooks({ hooks, fault }: Pick<Data, 'hooks'> & { readonly fault: Fault }) {
  const say = useWords(hookWords)
  return (
    <Panel flush>
      <p className="p-5 text-muted md:px-6">{say('lead')}</p>
      {hooks.length === 0 ? (
        <p className="border-t border-line p-5 md:px-6">{say('none')}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {hooks.map((hook) => (
            <li key={hook.id} className="px-5 py-4 md:px-6">
              <Facts hook={hook} />
              <Acts hook={hook} fault={fault} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

const WHY = { asked: 'pausedAsked', failing: 'pausedFailing', gone: 'pausedGone' } as const

function Facts({ hook }: { readonly hook: Hook }) {
  const say = useWords(hookWords)
  return (
    <>
      <p className="flex flex-wrap items-center gap-2.5 font-medium break-words">
        {hook.name}
        {hook.pausedWhy && <Badge tone="warning">{say(WHY[hook.pausedWhy])}</Badge>}
        {!hook.isPaused && hook.failing && (
          <Badge tone="danger">{say('failing', { moment: hook.failing })}</Badge>
        )}
      </p>
      <p className="text-sm break-all text-muted">{hook.address}</p>
      <p className="text-sm text-muted">{hook.kinds}</p>
      <p className="figures text-sm text-muted">
        {hook.delivered ? say('delivered', { moment: hook.delivered }) : say('fresh')}
        {hook.waiting > 0 && ` · ${say('waiting', { count: String(hook.waiting) })}`}
        {hook.failed > 0 && ` · ${say('setAside', { count: String(hook.failed) })}`}
      </p>
    </>
  )
}

function Acts({ hook: { id, name, isPaused }, fault }: { readonly hook: Hook; readonly fault: Fault }) {
  const say = useWords(hookWords)
  const act = isPaused ? 'resume' : 'pause'
  return (
    <div className="mt-2 flex flex-wrap items-start gap-x-5 gap-y-1">
      <Link
        to={`${PATH}?id=${id}#log`}
        className="link inline-flex min-h-11 items-center"
        aria-label={say('openLogNamed', { name })}
      >
        {say('openLog')}
      </Link>
      <Form method="post" className="flex min-h-11 items-center">
        <input type="hidden" name="hookId" value={id} />
        <Button
          type="submit"
          size="small"
          name="intent"
          value={act}
          aria-label={say(`${act}Named`, { name })}
        >
          {say(act)}
        </Button>
      </Form>
      <ProvedAct
        intent="delete"
        of={['hookId', id]}
        label={say('delete')}
        named={say('deleteNamed', { name })}
        fault={fault}
      />
    </div>
  )
}

const STATES = { waiting: 'stateWaiting', delivered: 'stateDelivered', failed: 'stateFailed' } as const
const TONES = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const

type LogProps = { readonly chosen: NonNullable<Data['chosen']>; readonly most: number }

function Log({ chosen: { id: hookId, name, deliveries }, most }: LogProps) {
  const say = useWords(hookWords)
  return (
    <div id="log" className="scroll-mt-24">
      <Panel title={say('log', { name })} flush>
        <p className="px-5 pb-5 text-muted md:px-6">
          {deliveries.length === 0 ? say('logNone') : say('logMost', { count: String(most) })}
        </p>
        <ul className="divide-y divide-line border-t border-line">
          {deliveries.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 md:px-6">
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-2.5">
                  {one.kind} <Badge tone={TONES[one.state]}>{say(STATES[one.state])}</Badge>
                </p>
                <p className="figures text-sm text-muted">
                  {one.at} · {say('tries', { count: one.attempts })}
                  {one.answer && ` · ${say('answered', { answer: one.answer })}`}
                  {one.next && ` · ${say('next', { moment: one.next })}`}
                </p>
              </div>
              {one.state !== 'waiting' && (
                <ActButton
                  leads
                  intent="resend"
                  sends={{ hookId, deliveryId: one.id }}
                  named={say('resendNamed', { id: String(one.happening) })}
                  size="small"
                >
                  {say('resend')}
                </ActButton>
              )}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function NewHook({ happenings, fault }: Pick<Data, 'happenings'> & { readonly fault: Fault }) {
  const say = useWords(hookWords)
  return (
    <Panel title={say('new')}>
      <Form method="post" className="grid gap-5">
        <Field label={say('name')} hint={say('nameHint')} error={fault?.fields.name}>
          <TextInput name="name" required maxLength={60} defaultValue={fault?.values.name ?? ''} />
        </Field>
        <Field label={say('address')} hint={say('addressHint')} error={fault?.fields.address}>
          <TextInput
            name="address"
            type="url"
            required
            maxLength={2000}
            defaultValue={fault?.values.address ?? ''}
            placeholder="https://"
          />
        </Field>
        <fieldset>
          <legend className="field-label">{say('kinds')}</legend>
          <div className="grid gap-x-6 gap-y-1 md:grid-cols-2">
            {happenings.map(({ kind, label }) => (
              <Checkbox key={kind} name={`kind-${kind}`} label={label} />
            ))}
          </div>
          {fault?.fields.kinds && (
            <p className="mt-1 text-sm font-medium text-danger-ink">{fault.fields.kinds}</p>
          )}
        </fieldset>
        <OwnPassword error={fault?.fields.password} />
        <Button
          type="submit"
          name="intent"
          value="make"
          variant="primary"
          className="justify-self-start max-sm:w-full"
        >
          {say('make')}
        </Button>
      </Form>
    </Panel>
  )
}

export const ErrorBoundary = screenFailed(hookWords)
