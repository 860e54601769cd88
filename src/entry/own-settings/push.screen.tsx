import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { Form } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/push.screen'
import { pushAction, pushScreen, viewPush } from './push-page.server.ts'
import { pushScreenWords } from './push.words.ts'
import { Topics, TurnOnPush, usePushState } from './turn-on-push.tsx'

export const loader = pushScreen.shows(viewPush)
export const action = pushAction

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

type Data = Route.ComponentProps['loaderData']

export default function PushScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { devices, topics, isOff } = loaderData
  const say = useWords(pushScreenWords)
  const state = usePushState(devices.map(({ mark }) => mark))
  const fault = actionData?.fault
  const done = actionData && 'done' in actionData ? actionData : undefined
  useFaultToast(fault, say('failed'))
  useDoneToast(done, done ? say(done.done) : '')
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={say(done.done)} />}
      <div className="grid gap-5">
        <Panel title={say('thisDevice')}>
          <p className="mb-4 text-muted">{say('lead')}</p>
          {isOff ? <p>{say('off')}</p> : <TurnOnPush state={state} topics={topics} />}
        </Panel>
        <Devices devices={devices} topics={topics} own={state?.kind === 'on' ? state.mark : null} />
      </div>
    </div>
  )
}

type DevicesProps = Pick<Data, 'devices' | 'topics'> & { readonly own: string | null }

function Devices({ devices, topics, own }: DevicesProps) {
  const say = useWords(pushScreenWords)
  return (
    <Panel flush>
      <h2 className="p-5 font-display text-2xl leading-tight font-bold md:px-6">{say('devices')}</h2>
      {devices.length === 0 ? (
        <p className="border-t border-line p-5 text-muted md:px-6">{say('none')}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {devices.map((device) => (
            <li key={device.id} className="px-5 py-4 md:px-6">
              <Device device={device} topics={topics} isOwn={device.mark === own} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type DeviceProps = Pick<Data, 'topics'> & {
  readonly device: Data['devices'][number]
  readonly isOwn: boolean
}

function Device({ device, topics, isOwn }: DeviceProps) {
  const say = useWords(pushScreenWords)
  const Icon = device.isHandheld ? Smartphone : Monitor
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-4">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
            {device.name}
            {isOwn && <Badge tone="success">{say('thisDevice')}</Badge>}
          </p>
          <p className="figures text-sm text-muted">
            {say('since', { day: device.since })} ·{' '}
            {device.told ? say('told', { moment: device.told }) : say('notTold')}
          </p>
        </div>
        <ActButton
          leads
          intent="turn-off"
          sends={{ deviceId: device.id }}
          named={say('turnOffNamed', { device: device.name })}
          size="small"
        >
          {say('turnOff')}
        </ActButton>
      </div>
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="deviceId" value={device.id} />
        <Topics topics={topics} chosen={device.topics} />
        <Button
          type="submit"
          size="small"
          name="intent"
          value="choose"
          className="justify-self-start max-sm:w-full"
        >
          {say('save')}
        </Button>
      </Form>
    </div>
  )
}
