import { z } from 'zod'
import { NoFields, RowId } from '../../ground/http/door.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import { HomeQuestion } from '../events/home-question.tsx'
import { sayHome } from '../events/say-home.server.ts'
import type { Route } from './+types/my-ride.screen'
import { myRideWords } from './my-ride.words.ts'
import { viewMyRide } from './view-my-ride.server.ts'

const screen = declareScreen({ who: 'signed-in', params: z.object({ id: RowId }) })

export const loader = screen.shows(async (given) => {
  const page = await viewMyRide(given, given.visitor, given.params.id)
  return { ...page, title: `${speak(myRideWords, given.language)('title')}: ${page.name}` }
})

export const action = screen.acts({
  keeps: [],
  acts: {
    home: screen.act({
      takes: NoFields,
      does: async ({ db, visitor, now, params: { id } }) => {
        await sayHome(db, visitor, { eventId: id, now })
        return seeOther(`/akce/${id}/moje`)
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

/** The ride on the phone of one who rides along: where he joins, and the way to say that he is home. */
export default function MyRideScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, when, point, leader, group, part, next, fuel, isAsked, homeAt } = loaderData
  const say = useWords(myRideWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-8 md:py-12">
      <PageTitle
        title={isAsked ? say('homeTitle') : say('title')}
        note={<span className="whitespace-pre-line">{`${name}\n${when}`}</span>}
      />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        {isAsked ? (
          <HomeQuestion homeAt={homeAt} action={`/akce/${id}/moje`} />
        ) : (
          <>
            <dl className="grid gap-4">
              {group && <Fact name={say('group')} value={group.number + (part ? `, ${say(part)}` : '')} />}
              <Fact name={say('groupLead')} value={group?.lead ?? null} />
              <Fact name={say('groupSweep')} value={group?.sweep ?? null} />
              <Fact name={say('next')} value={next} />
              <Fact name={say('fuel')} value={fuel} />
              <Fact name={say('joining')} value={point} />
              <Fact name={say('leads')} value={leader} />
              <Fact name={say('inGroup')} value={group?.people.join(', ') ?? null} />
            </dl>
            <p className="mt-4 text-pretty text-muted">{say('homeLater')}</p>
          </>
        )}
      </Panel>
      <p>
        <ButtonLink to={`/akce/${id}`}>{say('event')}</ButtonLink>
      </p>
    </div>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string | null }) {
  if (!value) return null
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="figures text-lg font-semibold">{value}</dd>
    </div>
  )
}
