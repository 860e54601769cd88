import { Link } from '../../ground/ui/link.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { roleWords } from '../../people/members/role.words.ts'
import type { Role } from '../../permissions.ts'
import { dashboardWords } from './dashboard.words.ts'

type KeptRoleLine = {
  readonly accountId: number
  readonly role: Role
  readonly name: string
  readonly ended: string
  /** The last Webmaster stays until there is another. */
  readonly until: string | null
}

/** Roles whose term is over and which nobody else has: they stay a while, and somebody has to be found. */
export function KeptRoles({ kept }: { readonly kept: readonly KeptRoleLine[] }) {
  const say = useWords(dashboardWords)
  const sayRole = useWords(roleWords)
  if (kept.length === 0) return null
  return (
    <section className="mb-5 rounded-lg bg-warning px-4 py-3 text-warning-ink">
      <h2 className="font-semibold">{say('keptRoles')}</h2>
      <ul className="mt-1 grid gap-1">
        {kept.map(({ accountId, role, name, ended, until }) => (
          <li key={accountId}>
            <Link to={`/admin/sprava/accounts/${accountId}`} className="underline underline-offset-3">
              {sayRole(role)}, {name}
            </Link>
            {': '}
            {until === null ? say('keptLast', { ended }) : say('keptUntil', { ended, until })}
          </li>
        ))}
      </ul>
    </section>
  )
}

type EndingProps = {
  readonly ending: { readonly title: string; readonly role: Role; readonly day: string } | null
}

/** One's own office in its last month. */
export function OwnEnding({ ending }: EndingProps) {
  const say = useWords(dashboardWords)
  const sayRole = useWords(roleWords)
  if (!ending) return null
  const { title, role, day } = ending
  return (
    <p className="mb-5 rounded-lg bg-warning px-4 py-3 text-warning-ink">
      {say('ownEnding', { title, day, role: sayRole(role) })}
    </p>
  )
}
