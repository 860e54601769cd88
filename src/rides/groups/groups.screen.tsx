import { Form } from 'react-router'
import { z } from 'zod'
import { NoFields, RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { Refusal } from '../../refusals.ts'
import { mayGroup } from '../events/crew.server.ts'
import { ridersName } from '../events/event.ts'
import { findEvent } from '../events/events.server.ts'
import type { Route } from './+types/groups.screen'
import { FuelForm } from './fuel-input.ts'
import { FUEL_FIELDS, FuelPanel } from './fuel-panel.tsx'
import { setFuelStops, takeMarks, viewFuel } from './fuel-stops.server.ts'
import { GroupSize, MoveForm } from './group-input.ts'
import { groupsOf, isGuest, sizeOf } from './groups.ts'
import { GroupDesk } from './group-desk.tsx'
import { groupsWords } from './groups.words.ts'
import { listGrouped, makeGroups, moveRider } from './make-groups.server.ts'

// The right comes from being named for the ride, or from managing events.
const screen = declareScreen({ who: 'signed-in', params: z.object({ id: RowId }) })

export const loader = screen.shows(async ({ db, visitor, now, language, params: { id } }) => {
  const event = await findEvent(db, id, { includeMembers: true })
  if (!event) throw notFound()
  if (!(await mayGroup(db, event, { visitor, now })))
    throw new Response(null, { status: new Refusal('not_captain').status })
  const people = (await listGrouped(db, id)).map(({ memberId, group, part, rides, passengers, ...name }) => ({
    memberId,
    group,
    part,
    name: ridersName(name, language),
    passengers,
    isNew: rides === 0,
    isGuest: isGuest({ memberId }),
  }))
  const title = `${speak(groupsWords, language)('title')}: ${event.title}`
  return { id, title, name: event.title, fuel: await viewFuel(db, event), ...groupsOf(people) }
})

export const action = screen.acts({
  keeps: ['size', ...FUEL_FIELDS],
  acts: {
    fuel: screen.act({
      takes: FuelForm,
      does: async ({ db, visitor, now, params: { id } }, { stops }) => {
        await setFuelStops(db, { visitor, now, eventId: id, stops })
        return seeOther(`/akce/${id}/skupiny`)
      },
    }),
    marks: screen.act({
      takes: NoFields,
      does: async ({ db, visitor, now, params: { id } }) => {
        await takeMarks(db, { visitor, now, eventId: id })
        return seeOther(`/akce/${id}/skupiny`)
      },
    }),
    propose: screen.act({
      takes: formOf(GroupSize),
      does: async ({ db, visitor, now, params: { id } }, { size }) => {
        await makeGroups(db, { visitor, now, eventId: id, size })
        return seeOther(`/akce/${id}/skupiny`)
      },
    }),
    move: screen.act({
      takes: MoveForm,
      does: async ({ db, visitor, now, params: { id } }, place) => {
        await moveRider(db, { visitor, now, eventId: id, ...place })
        return seeOther(`/akce/${id}/skupiny`)
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function GroupsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, fuel, groups, without } = loaderData
  const say = useWords(groupsWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  const isMade = groups.length > 0
  return (
    <div className="column grid gap-5 py-8 md:py-12">
      <PageTitle
        title={say('title')}
        note={name}
        actions={<ButtonLink to={`/akce/${id}`}>{say('event')}</ButtonLink>}
      />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        <p className="max-w-2xl text-pretty">{say('text')}</p>
        <Form method="post" action={`/akce/${id}/skupiny`} className="mt-4 flex flex-wrap items-end gap-3">
          <Field label={say('size')} error={fault?.fields?.size}>
            <TextInput
              name="size"
              inputMode="numeric"
              maxLength={2}
              className="w-24"
              key={sizeOf(groups)}
              defaultValue={fault?.values?.size ?? sizeOf(groups)}
            />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="propose"
            variant={isMade ? 'outline' : 'primary'}
            className="max-md:w-full"
          >
            {say(isMade ? 'proposeAgain' : 'propose')}
          </Button>
        </Form>
        {isMade && <p className="mt-2 text-sm text-muted">{say('again')}</p>}
      </Panel>
      {!isMade && without.length === 0 ? (
        <p className="text-muted">{say('nobody')}</p>
      ) : (
        <GroupDesk id={id} groups={groups} without={without} />
      )}
      <FuelPanel id={id} fuel={fuel} fault={fault} />
    </div>
  )
}
