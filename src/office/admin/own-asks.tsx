import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { basicFieldWords } from '../../people/members/basic-field.words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Ask } from './ask.ts'
import { dashboardWords } from './dashboard.words.ts'

type OwnAsksProps = { readonly asks: readonly Ask[]; readonly fault: FormFault | undefined }

/** What the club wants from me, each with the one thing to do about it; nothing at all where all is in order. */
export function OwnAsks({ asks, fault }: OwnAsksProps) {
  const say = useWords(dashboardWords)
  if (asks.length === 0) return null
  return (
    <Panel title={say('wants')} flush>
      <ul className="divide-y divide-line border-t border-line">
        {asks.map((ask) => (
          <li key={keyOf(ask)} className="px-5 py-4 md:px-6">
            <OneAsk ask={ask} fault={fault} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function keyOf(ask: Ask): string {
  if (ask.kind === 'pay') return `pay-${ask.id}`
  return ask.kind === 'minutes' ? `minutes-${ask.meetingId}` : ask.kind
}

function OneAsk({ ask, fault }: { readonly ask: Ask; readonly fault: FormFault | undefined }) {
  switch (ask.kind) {
    case 'pay':
      return <Pay ask={ask} />
    case 'hog':
      return <Hog ask={ask} fault={fault} />
    case 'minutes':
      return <Minutes ask={ask} />
    case 'leaving':
      return <Leaving since={ask.since} />
    case 'address':
      return <Address />
    case 'check':
      return <Check />
    case 'profile':
      return <Profile missing={ask.missing} />
  }
}

type LineProps = {
  readonly title: string
  readonly text: ReactNode
  readonly isLate?: boolean
  readonly children: ReactNode
}

function Line({ title, text, isLate = false, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold text-pretty">{title}</p>
        <p className={isLate ? 'figures text-danger-ink' : 'figures text-muted'}>{text}</p>
      </div>
      {children}
    </div>
  )
}

type AskOf<Kind extends Ask['kind']> = Extract<Ask, { kind: Kind }>

function Pay({ ask }: { readonly ask: AskOf<'pay'> }) {
  const say = useWords(dashboardWords)
  const language = useLanguage()
  const { period, purpose, rest, dueOn, isLate } = ask
  const title =
    period === null
      ? purpose === null
        ? say('payOne')
        : say('payFor', { purpose })
      : say('payFee', { year: String(period) })
  const told = { amount: moneyInWords(rest, language), day: dayInFigures(dueOn, language) }
  return (
    <Line title={title} text={say(isLate ? 'payLate' : 'payDue', told)} isLate={isLate}>
      <ButtonLink to="/admin/membership#platby" variant="primary" aria-label={`${say('pay')}: ${title}`}>
        {say('pay')}
      </ButtonLink>
    </Line>
  )
}

const HOG_TITLES = { missing: 'hogMissing', expired: 'hogExpired', expiring: 'hogExpiring' } as const

/** Last year's number with a year more stands filled in: whoever has renewed only says yes. */
function Hog({ ask, fault }: { readonly ask: AskOf<'hog'>; readonly fault: FormFault | undefined }) {
  const say = useWords(dashboardWords)
  const language = useLanguage()
  const isPending = useNavigation().formData?.get('intent') === 'hog'
  const refused = fault?.values.intent === 'hog' ? fault : undefined
  const day = ask.until === null ? '' : dayInFigures(ask.until, language)
  const title = HOG_TITLES[ask.state]
  return (
    <>
      <p className="font-semibold text-pretty">
        {title === 'hogMissing' ? say('hogMissing') : say(title, { day })}
      </p>
      <p className="text-muted">{say(ask.state === 'missing' ? 'hogTextMissing' : 'hogText')}</p>
      <Form
        method="post"
        action="/admin"
        preventScrollReset
        className="mt-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
      >
        <Field label={say('hogNumber')} error={refused?.fields.hogNumber}>
          <TextInput
            name="hogNumber"
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={refused?.values.hogNumber ?? ask.hogNumber}
          />
        </Field>
        <Field label={say('hogUntil')} error={refused?.fields.expiresOn}>
          <TextInput
            name="expiresOn"
            type="date"
            required
            defaultValue={refused?.values.expiresOn ?? ask.suggested}
          />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="hog"
          pending={isPending}
          className="max-sm:col-span-2 sm:mt-7.5"
        >
          {say('hogSend')}
        </Button>
      </Form>
    </>
  )
}

function Minutes({ ask }: { readonly ask: AskOf<'minutes'> }) {
  const say = useWords(dashboardWords)
  const language = useLanguage()
  const { meetingId, name, isRecorder, dueOn, isLate } = ask
  const title = say(isRecorder ? 'minutesWrite' : 'minutesSign', { name })
  return (
    <Line
      title={title}
      text={say(isLate ? 'minutesLate' : 'minutesDue', { day: dayInFigures(dueOn, language) })}
      isLate={isLate}
    >
      <ButtonLink
        to={`/admin/membership/meetings/${meetingId}/minutes`}
        aria-label={`${say('minutesDo')}: ${title}`}
      >
        {say('minutesDo')}
      </ButtonLink>
    </Line>
  )
}

function Leaving({ since }: { readonly since: string }) {
  const say = useWords(dashboardWords)
  const language = useLanguage()
  const isPending = useNavigation().formData?.get('intent') === 'stay'
  return (
    <Line title={say('leavingAsk')} text={say('leavingText', { day: dayInFigures(since, language) })}>
      <Form method="post" action="/admin" preventScrollReset>
        <Button type="submit" name="intent" value="stay" pending={isPending}>
          {say('leavingStay')}
        </Button>
      </Form>
    </Line>
  )
}

function Address() {
  const say = useWords(dashboardWords)
  return (
    <Line title={say('addressAsk')} text={say('addressText')}>
      <ButtonLink to="/admin/profile">{say('addressDo')}</ButtonLink>
    </Line>
  )
}

function Check() {
  const say = useWords(dashboardWords)
  return (
    <Line title={say('checkAsk')} text={say('checkText')}>
      <ButtonLink to="/admin/profile">{say('checkDo')}</ButtonLink>
    </Line>
  )
}

function Profile({ missing }: { readonly missing: AskOf<'profile'>['missing'] }) {
  const say = useWords(dashboardWords)
  const sayField = useWords(basicFieldWords)
  const fields = missing.map((field) => sayField(field).toLowerCase()).join(', ')
  return (
    <Line title={say('profileAsk')} text={say('profileMissing', { fields })}>
      <ButtonLink to="/admin/profile">{say('profileDo')}</ButtonLink>
    </Line>
  )
}
