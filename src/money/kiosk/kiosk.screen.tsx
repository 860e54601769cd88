import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { MAIN_ID } from '../../ground/ui/main-id.ts'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { Scanner } from '../../rides/planning/scanner.tsx'
import type { Route } from './+types/kiosk.screen'
import { Debts } from './debts.tsx'
import { kioskActs, kioskScreen, viewKiosk } from './kiosk-page.server.ts'
import { kioskWords } from './kiosk.words.ts'
import { PinField } from './pin-field.tsx'
import { useLookingAgain } from './use-looking-again.ts'

export const loader = kioskScreen.shows(viewKiosk)
export const action = kioskScreen.acts({ keeps: ['name'], acts: kioskActs })

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

const EVERY_MS = 3000

/** For a tablet in anybody's hands: one person at a time, his own debt and nothing else. */
export default function KioskScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(kioskWords)
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const people = actionData && 'people' in actionData ? actionData.people : null
  // The camera stays on from one person to the next.
  const [isScanning, setScanning] = useState(false)
  const { kiosk, shown } = useLookingAgain('/stul', loaderData, EVERY_MS)
  return (
    <main
      id={MAIN_ID}
      tabIndex={-1}
      className="mx-auto flex w-full flex-1 max-w-3xl flex-col gap-6 p-5 md:p-10 lg:landscape:max-w-5xl lg:landscape:gap-4 lg:landscape:p-6"
    >
      {!kiosk ? (
        <Closed />
      ) : (
        <>
          <p className="figures text-right text-sm text-muted">{say('until', { time: kiosk.until })}</p>
          {fault && <FaultNote title={say('failed')} fault={fault} />}
          {shown ? (
            <Debts {...shown} fault={fault} />
          ) : (
            <Welcome people={people} fault={fault} isScanning={isScanning} onScanning={setScanning} />
          )}
        </>
      )}
    </main>
  )
}

type Found = { readonly name: string; readonly ticket: string }
type WelcomeProps = {
  readonly people: readonly Found[] | null
  readonly fault: FormFault | undefined
  readonly isScanning: boolean
  readonly onScanning: (isScanning: boolean) => void
}

function Welcome({ people, fault, isScanning, onScanning }: WelcomeProps) {
  const say = useWords(kioskWords)
  const submit = useSubmit()
  return (
    <>
      <h1 className="font-display text-4xl leading-tight font-bold md:text-6xl">{say('welcome')}</h1>
      <p className="text-xl text-pretty text-muted">{say('hint')}</p>
      {isScanning && (
        <div className="mx-auto w-full max-w-md">
          <Scanner onCode={(code) => void submit({ intent: 'card', code }, { method: 'post' })} />
        </div>
      )}
      <Button
        variant={isScanning ? 'outline' : 'primary'}
        size="large"
        onClick={() => onScanning(!isScanning)}
      >
        {say(isScanning ? 'stop' : 'start')}
      </Button>
      <details
        className="mt-auto border-t border-line pt-4"
        open={people !== null || fault !== undefined || undefined}
      >
        <summary className="cursor-pointer py-2 text-muted">{say('byName')}</summary>
        <Form method="post" className="mt-3 grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]">
          <Field label={say('name')} error={fault?.fields.name}>
            <TextInput
              name="name"
              defaultValue={fault?.values.name}
              maxLength={100}
              autoComplete="off"
              required
            />
          </Field>
          {/* With each answer a new field: the PIN is not left for the next at the table. */}
          <PinField
            key={people?.map(({ ticket }) => ticket).join() ?? fault?.code}
            error={fault?.fields.pin}
          />
          <Button type="submit" name="intent" value="find" className="sm:mt-7">
            {say('find')}
          </Button>
        </Form>
        {people && <People people={people} />}
      </details>
    </>
  )
}

function People({ people }: { readonly people: readonly Found[] }) {
  const say = useWords(kioskWords)
  if (people.length === 0) return <p className="mt-4 text-muted">{say('nobody')}</p>
  return (
    <Form method="post" className="mt-4 grid gap-2">
      {people.map(({ name, ticket }) => (
        <Button key={ticket} type="submit" name="intent" value={`person:${ticket}`} className="justify-start">
          {name}
        </Button>
      ))}
    </Form>
  )
}

function Closed() {
  const say = useWords(kioskWords)
  return (
    <div className="my-auto grid gap-4 text-center">
      <h1 className="font-display text-3xl font-bold md:text-5xl">{say('closed')}</h1>
      <p className="text-lg text-pretty text-muted">{say('closedText')}</p>
      <p>
        <Link to="/login?next=/admin/fees/table" className="link">
          {say('openIt')}
        </Link>
      </p>
    </div>
  )
}
