import { Form } from 'react-router'
import { CardLink } from '../../people/members/card-link.tsx'
import { wallMomentInFigures } from '../../ground/values/moment.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Road } from '../../ground/ui/road.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { PairingView } from './pairing-page.server.ts'
import { handWords, storyWords } from './pairing.words.ts'
import { quoted } from '../../ground/values/quoted.ts'

type Event = Extract<PairingView, { kind: 'movement' }>['story'][number]

/** Who paired it, when and why; and the way to take it back. */
export function Story({ events, action }: { readonly events: readonly Event[]; readonly action: string }) {
  return (
    <div className="relative">
      <Road vertical className="absolute inset-y-2 left-1" />
      <ol className="grid gap-4">
        {events.map((event) => (
          <Happened key={JSON.stringify(event)} event={event} action={action} />
        ))}
      </ol>
    </div>
  )
}

function Happened({ event, action }: { readonly event: Event; readonly action: string }) {
  const say = useWords(storyWords)
  const language = useLanguage()
  return (
    <li className="relative pl-7">
      <span
        aria-hidden="true"
        className="absolute top-1.5 left-0 size-3 rounded-full border-2 border-panel bg-primary-400 ring-1 ring-edge"
      />
      <p className="font-semibold">
        {say(event.what)}
        {event.amount !== null && (
          <span className="figures font-normal"> · {moneyInWords(event.amount, language)}</span>
        )}
      </p>
      {event.memberId !== null && (
        <p>
          <CardLink memberId={event.memberId} className="link">
            {event.memberName}
          </CardLink>
        </p>
      )}
      <p className="figures text-sm text-muted">
        <time dateTime={event.at}>{wallMomentInFigures(event.at, language)}</time> ·{' '}
        {event.who ?? say('system')}
      </p>
      {event.note && <p className="mt-0.5 text-sm break-words">{quoted(event.note, language)}</p>}
      {(event.allocationId !== null || event.creditId !== null) && <Undo event={event} action={action} />}
    </li>
  )
}

/** Unfolds in place; without a reason nothing is taken back. */
function Undo({ event, action }: { readonly event: Event; readonly action: string }) {
  const say = useWords(handWords)
  const language = useLanguage()
  const named = say('undoNamed', {
    name: event.memberName ?? '',
    amount: moneyInWords(event.amount ?? 0, language),
  })
  return (
    <details className="mt-1">
      <summary aria-label={named} className="link w-fit cursor-pointer text-sm">
        {say('undo')}
      </summary>
      <Form method="post" action={action} preventScrollReset className="mt-2 grid gap-2">
        <input type="hidden" name="intent" value={event.allocationId === null ? 'release' : 'undo'} />
        {event.allocationId === null ? (
          <input type="hidden" name="creditId" value={event.creditId ?? ''} />
        ) : (
          <input type="hidden" name="allocationId" value={event.allocationId} />
        )}
        <Field label={say('reason')}>
          <TextInput name="reason" required maxLength={2000} autoComplete="off" />
        </Field>
        <Button type="submit" size="small" className="w-fit">
          {say('undoDo')}
        </Button>
      </Form>
    </details>
  )
}
