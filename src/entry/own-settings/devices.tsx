import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { Form } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { DeviceName } from './device-name.ts'
import { deviceWords } from './settings.words.ts'

export type SignedInDevice = {
  readonly id: number
  readonly name: DeviceName
  readonly address: string
  readonly lastSeen: string
  readonly isThisOne: boolean
}

export function Devices({ devices }: { readonly devices: readonly SignedInDevice[] }) {
  const say = useWords(deviceWords)
  return (
    <Panel flush>
      <header className="p-5 md:px-6">
        <h2 className="font-display text-2xl leading-tight font-bold">{say('title')}</h2>
        <p className="mt-1 text-muted">{say('text')}</p>
      </header>
      <ul className="divide-y divide-line border-t border-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <div className="border-t border-line p-5 md:px-6">
        {devices.length > 1 ? <EndOthers /> : <p className="text-muted">{say('alone')}</p>}
      </div>
    </Panel>
  )
}

function DeviceRow({ device }: { readonly device: SignedInDevice }) {
  const say = useWords(deviceWords)
  const Icon = device.name.isHandheld ? Smartphone : Monitor
  const name = [device.name.browser, device.name.system].filter(Boolean).join(', ') || say('unknown')
  return (
    <li className="flex items-center gap-4 px-5 py-3 md:px-6">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {name}
          {device.isThisOne && <Badge tone="success">{say('thisOne')}</Badge>}
        </p>
        <p className="figures text-sm break-words text-muted">
          {device.address} · {say('lastSeen', { moment: device.lastSeen })}
        </p>
      </div>
      {!device.isThisOne && <EndOne id={device.id} name={name} />}
    </li>
  )
}

function EndOne({ id, name }: { readonly id: number; readonly name: string }) {
  const say = useWords(deviceWords)
  return (
    <ActButton
      to="/admin/settings"
      leads
      intent="end-session"
      sends={{ sessionId: id }}
      named={say('endNamed', { device: name })}
      size="small"
    >
      {say('end')}
    </ActButton>
  )
}

function EndOthers() {
  const say = useWords(deviceWords)
  return (
    <Form method="post" action="/admin/settings">
      <Button type="submit" name="intent" value="end-others" className="max-sm:w-full">
        {say('endOthers')}
      </Button>
    </Form>
  )
}
