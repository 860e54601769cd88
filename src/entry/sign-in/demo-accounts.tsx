import ChevronDown from 'lucide-react/icons/chevron-down'
import { Form } from 'react-router'
import { useWords } from '../../ground/ui/use-words.ts'
import type { DemoAccount } from './demo-accounts.server.ts'
import { demoWords } from './login.words.ts'
import { roleWords } from '../../people/members/role.words.ts'

type DemoAccountsProps = { readonly accounts: readonly DemoAccount[]; readonly next: string }

/** Each account is a form of its own, so that one tap signs in, JavaScript or not. */
export function DemoAccounts({ accounts, next }: DemoAccountsProps) {
  const say = useWords(demoWords)
  if (accounts.length === 0) return null
  return (
    <details className="group mt-8 rounded-panel border border-line bg-panel">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-panel px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {say('title')}
        <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
      </summary>
      <p className="px-4 pb-3 text-[0.9375rem] text-muted">{say('text')}</p>
      <ul className="divide-y divide-line border-t border-line">
        {accounts.map((account) => (
          <li key={account.email}>
            <DemoSignIn account={account} next={next} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function DemoSignIn({ account, next }: { readonly account: DemoAccount; readonly next: string }) {
  const say = useWords(demoWords)
  const sayRole = useWords(roleWords)
  const note = account.special ? say(account.special) : account.email
  return (
    <Form method="post" action="/login">
      <input type="hidden" name="email" value={account.email} />
      <input type="hidden" name="password" value={account.password} />
      <input type="hidden" name="next" value={next} />
      <button className="flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 px-4 py-2 text-left hover:bg-sunk">
        <span className="min-w-0">
          <span className="block truncate font-medium">{account.name}</span>
          <span className="block truncate text-sm text-muted">{note}</span>
        </span>
        <span className="shrink-0 text-sm font-semibold">{sayRole(account.role)}</span>
      </button>
    </Form>
  )
}
