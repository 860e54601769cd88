import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/data.screen'
import { askErasure, ownSubject, withdrawOwnErasure } from './ask-erasure.server.ts'
import { type Blocker, blockersOf } from './blocker.ts'
import { blockerWords, dataWords } from './data.words.ts'
import { ErasureAsk } from './erasure-input.ts'
import { findOpenErasure } from './erasures.server.ts'
import { findPerson } from './persons.server.ts'
import { readStanding } from './standings.server.ts'

const screen = declareScreen({ who: 'account.edit-own' })

export const loader = screen.shows(async ({ db, visitor, language }) => {
  const subject = ownSubject(visitor)
  const [open, person] = await Promise.all([findOpenErasure(db, subject), findPerson(db, subject)])
  return {
    title: speak(dataWords, language)('title'),
    open: open ? { on: pragueDay(open.requestedAt) } : null,
    blockers: person ? blockersOf(await readStanding(db, person)) : [],
  }
})

export const action = screen.acts({
  keeps: ['intent', 'note'],
  acts: {
    ask: screen.act({
      takes: formOf(ErasureAsk),
      does: async ({ db, visitor }, { note }) => {
        await askErasure(db, visitor, { subject: ownSubject(visitor), note })
        return { fault: undefined, done: { intent: 'ask' as const } }
      },
    }),
    withdraw: screen.act({
      does: async ({ db, visitor }) => {
        await withdrawOwnErasure(db, visitor)
        return { fault: undefined, done: { intent: 'withdraw' as const } }
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function DataScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(dataWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <Outcome answer={actionData} />
      <div className="grid gap-5">
        <Download />
        {loaderData.open ? (
          <OpenRequest on={loaderData.open.on} blockers={loaderData.blockers} />
        ) : (
          <AskToErase blockers={loaderData.blockers} />
        )}
      </div>
    </div>
  )
}

function Download() {
  const say = useWords(dataWords)
  return (
    <Panel title={say('download')}>
      <p className="mb-4 max-w-[65ch] text-muted">{say('downloadText')}</p>
      <div className="flex flex-wrap gap-2.5 max-sm:grid">
        <a href="/api/me/export.pdf" download className={buttonClass({ variant: 'primary' })}>
          {say('pdf')}
        </a>
        <a href="/api/me/export.json" download className={buttonClass({})}>
          {say('json')}
        </a>
      </div>
      <p className="mt-4">
        <Link to="/soukromi" className="underline underline-offset-4">
          {say('notice')}
        </Link>
      </p>
    </Panel>
  )
}

type Blocked = { readonly blockers: readonly Blocker[] }

function OpenRequest({ on, blockers }: Blocked & { readonly on: string }) {
  const say = useWords(dataWords)
  const language = useLanguage()
  return (
    <Panel title={say('erase')}>
      <Form method="post" className="grid gap-4">
        <p>{say('open', { day: dayInFigures(on, language) })}</p>
        <Blockers blockers={blockers} />
        <Button type="submit" name="intent" value="withdraw" className="justify-self-start max-sm:w-full">
          {say('withdraw')}
        </Button>
      </Form>
    </Panel>
  )
}

const GOES = ['goes1', 'goes2', 'goes3'] as const
const STAYS = ['stays1', 'stays2', 'stays3', 'stays4'] as const

/** Unfolds: nothing here is done by one slip of a thumb. */
function AskToErase({ blockers }: Blocked) {
  const say = useWords(dataWords)
  return (
    <details className="rounded-panel border border-line bg-panel">
      <summary className="cursor-pointer px-5 py-4 font-semibold md:px-6">{say('erase')}</summary>
      <Form method="post" className="grid gap-4 px-5 pb-5 md:px-6">
        <p className="text-muted">{say('eraseLead')}</p>
        <Points title={say('goes')} points={GOES.map((word) => say(word))} />
        <Points title={say('stays')} points={STAYS.map((word) => say(word))} />
        <Blockers blockers={blockers} />
        <Field label={say('note')}>
          <TextInput name="note" rows={3} maxLength={2000} />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="ask"
          variant="danger"
          className="justify-self-start max-sm:w-full"
        >
          {say('ask')}
        </Button>
      </Form>
    </details>
  )
}

function Blockers({ blockers }: Blocked) {
  const say = useWords(dataWords)
  const sayBlocker = useWords(blockerWords)
  if (blockers.length === 0) return null
  return <Points title={say('blocked')} points={blockers.map((blocker) => sayBlocker(blocker))} />
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <div>
      <p className="mb-1 font-semibold">{title}</p>
      <ul className="list-disc pl-5 text-muted">
        {points.map((point) => (
          <li key={point} className="py-0.5">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(dataWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = say(done?.intent === 'withdraw' ? 'withdrawn' : 'asked')
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}

export function ErrorBoundary() {
  const say = useWords(dataWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <Panel>
        <ErrorState text={say('failed')} />
      </Panel>
    </div>
  )
}
