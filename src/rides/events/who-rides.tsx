import { Avatar } from '../../ground/ui/avatar.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { eventDetailWords } from './event-detail.words.ts'
import type { Going } from './view-my-place.server.ts'

/** Who rides along; only members see it. */
export function WhoRides({ going, isRide }: { readonly going: Going; readonly isRide: boolean }) {
  const say = useWords(eventDetailWords)
  return (
    <section>
      <h2 className="heading mb-4 text-[2rem]">{say(isRide ? 'whoRides' : 'whoComes')}</h2>
      {going.people.length === 0 ? (
        <p className="text-muted">{say('nobodyYet')}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
          {going.people.map((person) => (
            <li key={person.id} className="flex min-w-0 items-center gap-3">
              <Avatar {...person} />
              <span className="min-w-0 truncate">{person.name}</span>
              {person.passengers > 0 && <Badge>{say('withPassengers', { count: person.passengers })}</Badge>}
            </li>
          ))}
        </ul>
      )}
      {going.others > 0 && <p className="mt-3 text-muted">{say('andOthers', { count: going.others })}</p>}
    </section>
  )
}
