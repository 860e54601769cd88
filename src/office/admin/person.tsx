import LogOut from 'lucide-react/icons/log-out'
import { Link } from '../../ground/ui/link.tsx'
import { roleWords } from '../../people/members/role.words.ts'
import type { Role } from '../../permissions.ts'
import { Avatar } from '../../ground/ui/avatar.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { shellWords } from './menu.words.ts'

export type Person = { readonly name: string; readonly role: Role }

/** At the foot of the rail: who is signed in, and the way out. */
export function PersonAtFoot({ person }: { readonly person: Person }) {
  const say = useWords(shellWords)
  const sayRole = useWords(roleWords)
  return (
    <footer className="flex items-center gap-3 border-t border-white/10 px-4.5 py-4">
      <PersonAvatar name={person.name} />
      <div className="min-w-0 flex-1 leading-tight">
        <p className="truncate text-[0.9375rem] font-medium">{person.name}</p>
        <p className="truncate text-[0.8125rem] text-muted">{sayRole(person.role)}</p>
      </div>
      <form method="post" action="/logout">
        <button
          aria-label={say('signOut')}
          title={say('signOut')}
          className="grid size-10 cursor-pointer place-items-center rounded-lg text-stone-300 hover:bg-white/8 hover:text-white"
        >
          <LogOut aria-hidden="true" className="size-5" />
        </button>
      </form>
    </footer>
  )
}

/** On a phone: the face at the top right, beside the page's title. */
export function AccountLink({ person }: { readonly person: Person }) {
  const say = useWords(shellWords)
  return (
    <header className="absolute top-3.5 right-3 z-10 md:hidden print:hidden">
      <Link to="/admin/settings" className="grid size-12 place-items-center rounded-full">
        <PersonAvatar name={person.name} />
        <span className="sr-only">{say('account', { name: person.name })}</span>
      </Link>
    </header>
  )
}

function PersonAvatar({ name }: { readonly name: string }) {
  const [firstName = '', ...others] = name.split(' ')
  return <Avatar firstName={firstName} lastName={others.at(-1) ?? ''} />
}
