import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
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

const screen = declareScreen({ who: 'thanks.view', orGranted: true })

export const loader = screen.shows(async ({ visitor, language }) => ({
  title: speak(thanksWords, language)('title'),
  role: visitor.role,
  doors: menuFor(visitor),
}))

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ThanksScreen({ loaderData }: Route.ComponentProps) {
  const { role, doors } = loaderData
  const say = useWords(thanksWords)
  const sayRole = useWords(roleWords)
  return (
    <>
      <h1 className="heading text-4xl md:text-5xl">{say('title')}</h1>
      <p className="mt-3 text-lg text-muted">{say('text', { role: sayRole(role) })}</p>
      <Road className="my-6" />
      <nav aria-label={say('open')}>
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
