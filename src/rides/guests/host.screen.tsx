import { Form, useNavigation } from 'react-router'
import { z } from 'zod'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { isRidden } from '../../people/members/riding.ts'
import { Refusal } from '../../refusals.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { findPage } from '../../site/pages/pages.server.ts'
import { timeInWords } from '../events/event-time.ts'
import { findEvent } from '../events/events.server.ts'
import { PartyFields } from '../events/party-fields.tsx'
import { PriceNote } from '../events/price-note.tsx'
import { isPartyField } from '../events/party-input.ts'
import { viewPlaceOf } from '../events/view-my-place.server.ts'
import { QuestionFields } from '../questions/question-fields.tsx'
import { viewAsking } from '../questions/take-answers.server.ts'
import type { Route } from './+types/host.screen'
import { askIn } from './ask-in.server.ts'
import { GUEST_FIELDS, GuestForm } from './guest-input.ts'
import { TRAP_FIELD } from './trap.ts'
import { guestWords } from './guests.words.ts'

const screen = declareScreen({ who: 'anyone', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, now, language, params: { id } }) => {
  const event = await findEvent(db, id, { includeMembers: false })
  const waiver = await findPage(db, 'hoste')
  if (!event?.guestsWelcome || !waiver) throw notFound()
  const [mine, asking] = await Promise.all([
    viewPlaceOf(db, event, { memberId: null, isStranger: true, now, language }),
    viewAsking(db, { eventId: id }),
  ])
  const text = language === 'en' ? waiver.bodyEn || waiver.bodyCs : waiver.bodyCs
  return {
    id,
    name: event.title,
    when: timeInWords(event, language),
    isRide: isRidden(event.kind),
    title: `${speak(guestWords, language)('title')}: ${event.title}`,
    mine,
    asking,
    waiver: { version: waiver.version, html: await findHtml(db, text) },
  }
})

export const action = screen.acts({
  keeps: (field) => GUEST_FIELDS.includes(field) || isPartyField(field),
  acts: {
    ask: screen.act({
      takes: GuestForm,
      does: async ({ db, now, language, address, params: { id } }, { [TRAP_FIELD]: trap, ...guest }) => {
        if (trap) throw new Refusal('looks_automatic')
        await askIn(db, { eventId: id, address, language, now }, guest)
        return { done: true }
      },
    }),
  },
})

export { alsoAfterRefusal as shouldRevalidate } from '../../ground/ui/after-refusal.ts'
export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

/** Whoever has no card asks to ride along; without a script, too. */
export default function HostScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, when } = loaderData
  const say = useWords(guestWords)
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const isSent = actionData && 'done' in actionData
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-8 md:py-12">
      <PageTitle
        title={say(isSent ? 'sentTitle' : 'title')}
        note={<span className="whitespace-pre-line">{`${name}\n${when}`}</span>}
      />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        {isSent ? (
          <p className="text-pretty">{say('sentText')}</p>
        ) : (
          <GuestFields page={loaderData} fault={fault} />
        )}
      </Panel>
      <p>
        <ButtonLink to={`/akce/${id}`}>{say('back')}</ButtonLink>
      </p>
    </div>
  )
}

type FieldsProps = {
  readonly page: Route.ComponentProps['loaderData']
  readonly fault: FormFault | undefined
}

const PERSON = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
  { name: 'emergencyName', autoComplete: 'off' },
  { name: 'emergencyPhone', autoComplete: 'off', type: 'tel' },
] as const

function GuestFields({ page: { id, mine, asking, waiver, isRide }, fault }: FieldsProps) {
  const say = useWords(guestWords)
  const isPending = useNavigation().formAction === `/akce/${id}/host`
  return (
    <Form method="post" action={`/akce/${id}/host`} className="group/form grid gap-4">
      <p className="flex flex-wrap items-center justify-between gap-3 text-muted">
        {say('member')}
        <ButtonLink to={`/login?next=/akce/${id}`} size="small">
          {say('signIn')}
        </ButtonLink>
      </p>
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="waiverVersion" value={waiver.version} />
      <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          {say('trap')}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {PERSON.map(({ name, ...input }) => (
          <Field
            key={name}
            label={say(name)}
            error={fault?.fields[name]}
            hint={name === 'email' ? say('emailHint') : undefined}
          >
            <TextInput
              {...input}
              name={name}
              required
              maxLength={254}
              defaultValue={fault?.values[name] ?? ''}
            />
          </Field>
        ))}
      </div>
      <PartyFields mine={mine} fault={fault} />
      {asking && <QuestionFields asking={asking} mostPassengers={mine.mostPassengers} fault={fault} />}
      <details className="rounded-lg border border-line">
        <summary className="cursor-pointer px-4 py-3 font-medium">{say('waiverTitle')}</summary>
        <div className="border-t border-line p-4">
          <Markdown html={waiver.html} />
        </div>
      </details>
      <PriceNote mine={mine} />
      <Checkbox name="waiver" label={say('waiver')} error={fault?.fields.waiver} />
      <Button type="submit" variant="primary" size="large" className="w-full" pending={isPending}>
        {say(isRide ? 'send' : 'join')}
      </Button>
      <p className="text-[0.9375rem] text-pretty text-muted">{say('kept')}</p>
    </Form>
  )
}
