import ChevronRight from 'lucide-react/icons/chevron-right'
import { data } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { roleWords } from '../../people/members/role.words.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Road } from '../../ground/ui/road.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/thanks.screen'
import { type MenuEntry, menuFor } from './menu.ts'
import { menuWords } from './menu.words.ts'
import { doorWords, thanksWords } from './thanks.words.ts'
import { CLEARED_TURNED_AWAY, readTurnedAway, type TurnedAway } from './turned-away.ts'

const screen = declareScreen({ who: 'thanks.view', orGranted: true })

export const loader = screen.shows(async ({ visitor, language, request }) => {
  const turnedAway = readTurnedAway(request.headers.get('cookie'), visitor)
  return data(
    {
      title: speak(thanksWords, language)(turnedAway ? turnedAway.why : 'title'),
      role: visitor.role,
      turnedAway,
      doors: menuFor(visitor),
    },
    turnedAway ? { headers: { 'set-cookie': CLEARED_TURNED_AWAY } } : {},
  )
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ThanksScreen({ loaderData }: Route.ComponentProps) {
  const { role, doors, turnedAway } = loaderData
  const say = useWords(thanksWords)
  const sayRole = useWords(roleWords)
  return (
    <>
      <h1 className="heading text-4xl md:text-5xl">{say(turnedAway ? turnedAway.why : 'title')}</h1>
      {turnedAway && <WhyNot turnedAway={turnedAway} />}
      <p className="mt-3 text-lg text-muted">{say('text', { role: sayRole(role) })}</p>
      <Road className="my-6" />
      <h2 id="open" className="heading mb-2 text-2xl">
        {say('open')}
      </h2>
      <nav aria-labelledby="open">
        <ul className="-mx-3 grid gap-x-4 sm:grid-cols-2">
          {doors.map((door) => (
            <li key={door.to}>
              <DoorLink door={door} />
            </li>
          ))}
        </ul>
      </nav>
      <form method="post" action="/logout" className="mt-6">
        <Button type="submit" className="max-sm:w-full">
          {say('signOut')}
        </Button>
      </form>
    </>
  )
}

/** The address in its own words, and whom to ask: nobody should have to guess what he did wrong. */
function WhyNot({ turnedAway: { address, why, roles } }: { readonly turnedAway: TurnedAway }) {
  const say = useWords(thanksWords)
  const sayRole = useWords(roleWords)
  const named = roles.map((role) => sayRole(role))
  // Joined by our own word: a browser's list may differ from the server's by a space.
  const listed = [named.slice(0, -1).join(', '), ...named.slice(-1)].filter(Boolean).join(say('and'))
  return (
    <>
      <p className="mt-3 font-mono text-sm [overflow-wrap:anywhere]">{address}</p>
      <p className="mt-3 text-lg">{say(`${why}Text`, { roles: listed })}</p>
    </>
  )
}

function DoorLink({ door }: { readonly door: MenuEntry }) {
  const say = useWords(menuWords)
  const sayDoor = useWords(doorWords)
  return (
    <Link to={door.to} className="flex min-h-15 items-center gap-3 rounded-lg px-3 py-2 hover:bg-sunk">
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-semibold">{say(door.word)}</span>
        <span className="block text-sm text-muted">{sayDoor(door.word)}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
